"""A bot that speaks JSON lines, and so needs no package of Calico's: any language could do the same.

Run: calico bot --server URL --token T --exec "python examples/line_bot.py"
"""

import json
import sys

COLORS = dict(zip(("pink", "yellow", "green", "light_blue", "dark_blue", "purple"), "PYGLDV", strict=True))
PATTERNS = dict(zip(("dots", "ferns", "flowers", "quatrefoil", "stripes", "vines"), "dfwqsv", strict=True))


def main() -> None:
    """Answer each question: the first goals on offer, the legal placement that earns most, the first market patch."""
    for line in sys.stdin:
        question = json.loads(line)
        game = question["game"]
        if question["type"] == "choose_goals":
            offer = next(player["offer"] for player in game["players"] if player["offer"])
            answer: dict[str, object] = {"goals": offer[:3]}
        else:
            choices = [
                (len(target["earned"]), placement["patch"], target["cell"])
                for placement in game["legal"]["placements"]
                for target in placement["targets"]
            ]
            _, patch, cell = max(choices)
            color, pattern = patch.split(":")
            # Without hands a market patch is placed at once: that one must be taken.
            take = game["market"].index(patch) + 1 if patch in game["market"] and not any(hands(game)) else 1
            answer = {"move": f"{COLORS[color]}{PATTERNS[pattern]}-{cell}-{take}"}
        print(json.dumps(answer), flush=True)


def hands(game: dict[str, object]) -> list[object]:
    """All patches that lie in hands."""
    players = game["players"]
    assert isinstance(players, list)
    return [patch for player in players for patch in player["hand"]]


if __name__ == "__main__":
    main()
