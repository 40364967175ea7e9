"""Why the environments refuse something."""

from calico.rules import declare

REFUSALS = declare(
    {
        "action-illegal": "Action {action} is not legal for this seat now.",
        "reward-solo": "Alone nobody wins, so the reward must be “points”.",
        "env-not-reset": "Reset the environment before the first step, and after the last one.",
    }
)
