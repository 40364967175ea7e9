"""How environments are made, in values that JSON knows, so that Gymnasium can write it down and make them again."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from gymnasium.envs.registration import EnvSpec

from calico.rules import Options


class PlainSpec:
    """For environments of Gymnasium: their spec has the rules' options by name."""

    _spec: EnvSpec | None = None

    @property
    def spec(self) -> EnvSpec | None:
        """How Gymnasium made it."""
        return self._spec

    @spec.setter
    def spec(self, spec: EnvSpec | None) -> None:
        if spec is not None and isinstance(options := spec.kwargs.get("options"), Options):
            named = asdict(options) | {"variants": sorted(options.variants)}
            spec = replace(spec, kwargs=spec.kwargs | {"options": named})
        self._spec = spec


def options_of(given: Options | Mapping[str, Any] | None) -> Options:
    """The rules' options, given as they are or by name, as a spec has them that was read from JSON."""
    return given if isinstance(given, Options) else Options(**(given or {}))
