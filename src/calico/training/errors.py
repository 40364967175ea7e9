"""Why a training is refused."""

from calico.rules import declare

REFUSALS = declare(
    {
        "training-recipe": "The checkpoint “{path}” was made by another recipe: use another folder or the same recipe.",
    }
)
