"""How environments are made, in values that JSON knows, so that Gymnasium can write it down and make them again."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from gymnasium.envs.registration import EnvSpec

from calico.plan import Plan
from calico.rules import Board, Cat, Options


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


def plan_of(
    players: int,
    options: Options | Mapping[str, Any] | None,
    cats: tuple[Cat, ...] | None,
    boards: tuple[Board | None, ...] | None,
) -> Plan:
    """How an environment's tables are set up, as its constructor takes it: options as they are, or by name, as a spec
    has them that was read from JSON. Refuses what does not go together.
    """
    named = options if isinstance(options, Options) else Options(**(options or {}))
    plan = Plan(players, named, cats, boards)
    plan.check()
    return plan
