"""Why the environments refuse something."""

from calico.rules import declare

REFUSALS = declare(
    {
        "action-illegal": "Action {action} is not legal for this seat now.",
        "reward-solo": "The reward “{reward}” needs rivals, and whoever plays alone has none.",
        "reward-scenario": "The reward “{reward}” needs a scenario, for nothing else can be passed.",
        "opponents-seat": "The learner's seat must be 0 to {most}, or None for any, not {seat}.",
        "env-not-reset": "Reset the environment before the first step, and after the last one.",
    }
)
