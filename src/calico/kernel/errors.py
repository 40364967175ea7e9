"""Why the kernel refuses something."""

from calico.rules import declare

REFUSALS = declare(
    {
        "kernel-phase": "The kernel plays from the first placement on; this game waits for {phase}.",
        "kernel-position": "This position can't come about in play, so the kernel does not take it.",
        "kernel-supply": "The supply must hold exactly the patches that lie nowhere on the table.",
        "kernel-array": "{what} must be {expected}, not {got}.",
        "kernel-corrupt": "Row {row} is not a game: word {word} ({name}) can't be {value}.",
        "kernel-action": "Action {action} is not legal in row {row}.",
    }
)
