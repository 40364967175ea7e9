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
        if spec is not None:
            spec = replace(spec, kwargs={name: _plain(value) for name, value in spec.kwargs.items()})
        self._spec = spec


def _plain(value: Any) -> Any:
    """Options and plans in values that JSON knows; anything else as it is."""
    match value:
        case Options():
            return asdict(value) | {"variants": sorted(value.variants)}
        case Plan():
            return asdict(value) | {"options": _plain(value.options)}
        case _:
            return value


def plan_of(
    players: int,
    options: Options | Mapping[str, Any] | None,
    cats: tuple[Cat, ...] | None,
    boards: tuple[Board | None, ...] | None,
    plan: Plan | Mapping[str, Any] | None,
) -> Plan:
    """How an environment's tables are set up, as its constructor takes it: by a plan, or by its parts.

    Both may be given by name, as a spec has them that was read from JSON. Refuses what does not go together.
    """
    if plan is None:
        found = Plan(players, _options_of(options), cats, boards)
    elif isinstance(plan, Plan):
        found = plan
    else:
        found = Plan(**{**plan, "options": _options_of(plan.get("options"))})
    if plan is not None and (options, cats, boards) != (None, None, None):
        raise TypeError("a plan has its own options, cats and boards")
    found.check()
    return found


def _options_of(options: Options | Mapping[str, Any] | None) -> Options:
    return options if isinstance(options, Options) else Options(**(options or {}))
