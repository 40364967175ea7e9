"""Why a question about a position or a game is refused."""

from calico.rules import declare

REFUSALS = declare(
    {
        "analysis-aim": "This game has no chance of that kind to look at: {aim}.",
        "analysis-seconds": "The time to think must be more than 0 seconds, not {seconds}.",
        "analysis-move": "The move to look at is not legal here.",
        "analysis-unfinished": "Only a finished game can be reviewed; look at one of its positions instead.",
    }
)
