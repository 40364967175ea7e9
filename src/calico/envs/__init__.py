"""Environments for learners: PettingZoo (`calico_v0`), Gymnasium (`Calico-v0`) and many games at once (`BatchEnv`).

All have the same actions (`calico.envs.actions`) and observations (`calico.envs.observations`), so what was trained in
one plays in the others. They need the extra `envs`. `docs/research/environments.md` shows their use.
"""

from calico.envs import errors as errors
from calico.extras import needing

with needing("envs"):
    from gymnasium.envs.registration import register, registry

    from calico.envs import calico_v0, functional
    from calico.envs.actions import ACTIONS, MOVES, Illegal, action_of, actions_count, decision_of, legal_actions
    from calico.envs.batch import BatchEnv
    from calico.envs.features import ACTION_FEATURES, PATCH_FEATURES
    from calico.envs.games import action_features, observe_states
    from calico.envs.looks import Look, planes
    from calico.envs.observations import layout, observation_size, observe, parts
    from calico.envs.rewards import Reward
    from calico.envs.solo import SoloEnv

if "Calico-v0" not in registry:
    register("Calico-v0", entry_point="calico.envs.solo:SoloEnv", vector_entry_point="calico.envs.batch:BatchEnv")

__all__ = [
    "ACTIONS",
    "ACTION_FEATURES",
    "MOVES",
    "PATCH_FEATURES",
    "BatchEnv",
    "Illegal",
    "Look",
    "Reward",
    "SoloEnv",
    "action_features",
    "action_of",
    "actions_count",
    "calico_v0",
    "decision_of",
    "functional",
    "layout",
    "legal_actions",
    "observation_size",
    "observe",
    "observe_states",
    "parts",
    "planes",
]
