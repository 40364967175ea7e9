"""Why players, and what they are made of, are refused."""

from calico.rules import declare

REFUSALS = declare(
    {
        "player-unknown": "There is no player called “{name}”; choose one of: {choices}.",
        "player-broken": "The player “{name}” can't be loaded: {reason}.",
        "bot-failed": "The bot “{bot}” failed: {reason}",
        "bot-failed-in-game": "The bot “{bot}” failed in game {game} of seed {seed}: {reason}",
        "program-silent": "The program “{command}” gave no answer.",
        "program-answer": "The program's answer can't be used: {reason}",
        "not-your-turn": "It is not your turn.",
        "weights-unreadable": "The weights in “{path}” can't be read: {reason}",
        "weights-version": "The weights in “{path}” were made for another version of these players.",
        "weights-damaged": "The weights in “{path}” are damaged.",
    }
)
