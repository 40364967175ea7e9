"""The players that come with Calico, the weakest first: how they play, how strong they are, where they are defined.

To be read without loading any of them: some think in machine code that a new machine has to compile first.
"""

from dataclasses import dataclass

from calico.players.protocol import Strength


@dataclass(frozen=True, slots=True)
class Entry:
    """What is said of a player, and the class that plays."""

    place: str
    description: str
    strength: Strength


YARDSTICK = "random"
"""Nobody's idea of a game: for research and tests, and not offered to people."""

ROSTER = {
    YARDSTICK: Entry(
        "calico.players.random_player:RandomPlayer",
        "Lays any patch anywhere: the measure that every other player must beat.",
        Strength(solo_beginner=13.0, solo_standard=12.3),
    ),
    "kitten": Entry(
        "calico.players.kitten:Kitten",
        "Loves bright colours side by side, pounces on a cat that is nearly there and forgets the goals.",
        Strength(solo_beginner=26.8, solo_standard=23.3),
    ),
    "greedy": Entry(
        "calico.players.greedy:GreedyPlayer",
        "Takes the most points now and looks one placement ahead.",
        Strength(solo_beginner=46.7, solo_standard=42.6),
    ),
    "dreamer": Entry(
        "calico.players.levels:Dreamer",
        "Dreams of cats, misses the far corners and remembers the goals when it is nearly too late.",
        Strength(solo_beginner=52.6, solo_standard=56.7),
    ),
    "tailor": Entry(
        "calico.players.levels:Tailor",
        "Knows the trade well, but is content with what lies at hand.",
        Strength(solo_beginner=62.3, solo_standard=65.8),
    ),
    "quilter": Entry(
        "calico.players.levels:Quilter",
        "Knows from hundreds of thousands of quilts what each is worth, and decides at once.",
        Strength(solo_beginner=71.8, solo_standard=74.5),
    ),
    "designer": Entry(
        "calico.players.levels:Designer",
        "Tries the best moves out in its head, a few placements ahead, in the blink of an eye.",
        Strength(solo_beginner=74.7, solo_standard=78.3),
    ),
    "master": Entry(
        "calico.players.levels:Master",
        "Thinks for up to a second, tries hundreds of futures and plays the one that lasts.",
        Strength(solo_beginner=77.1, solo_standard=82.1),
    ),
}
