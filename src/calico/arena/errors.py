"""Why a match is refused."""

from calico.rules import declare

REFUSALS = declare(
    {
        "arena-match": "A match needs two or more deals and different players, alone or in pairs.",
        "arena-file": "{path} is not a file of match results, or it is damaged.",
        "arena-other": "{path} holds another match: other players, options, seed or time.",
    }
)
