"""The pictures of the documentation."""

from calico.drawing import legend_svg, quilt_svg, table_svg
from calico.drawing.busts import BUSTS, OTHER, bust
from calico.drawing.cards import cat_card
from calico.drawing.goals import goal_tile
from calico.drawing.quilt import quilt_group
from calico.drawing.sheet import Sheet, group
from calico.notation import parse_position
from calico.rules import BEGINNER_GOALS, Board, Cat, CatInPlay, Goal, Options, Pattern, Position, Quilt, Seat, view_for

FOLDER = "docs/pictures"
FINISHED = (
    "calico1~standard.book~millie-vs.tecolote-fd.gwenivere-wq~over0~LfLfPv~~yellow.222-33-321."
    "GvLvDwYwYwYvGqDvYdVwGwLvYqVqYvGwVwYfYsVsGvVv.c41a11d51c51.b5c1a1e2e4.-VqLs~purple.42-222-111111."
    "DdDfPfPdLdDsLdDfVsDsPdDfPsPdGqDqPqPvGqGsPqPq.e21a12b53a31.e4d4c5d1a2a5.-VqLs"
)
MIDDLE = (
    "calico1~standard.book~millie-vs.tecolote-fd.gwenivere-wq~place1~LfVsGq~~yellow.222-33-321."
    "GvLvDwYw1YvGqDv1VwGwLv1VqYv2YfYs1GvVv.c41a11d51.b5c1a1.-YdYw~purple.42-222-111111."
    "DdDfPf3LdDfVs1PdDfPs1GqDqPq2GsPqPq.e21a12.e4d4c5.-LdPd"
)


def boards_svg() -> str:
    """The four boards with their printed borders."""
    sheet = Sheet()
    quilts = [
        quilt_group(sheet, Quilt.empty(board), Options(), None, cell_names=False, highlight=None) for board in Board
    ]
    placed = "".join(group(quilt, 690 * (seat % 2), 600 * (seat // 2)) for seat, quilt in enumerate(quilts))
    return sheet.finish(placed, (-12, -12, 1368, 1194), "Calico", ", ".join(Board), "")


def goals_svg() -> str:
    """The six goal tiles as they are printed, with the values of the book."""
    sheet = Sheet()
    tiles = "".join(goal_tile(sheet, Options(), goal, None, 110 * index, 0) for index, goal in enumerate(Goal))
    return sheet.finish(tiles, (-58, -58, 666, 118), "Calico", ", ".join(Goal), "")


def cats_svg() -> str:
    """All ten cat tiles, group sides on the left."""
    sheet = Sheet()
    patterns = tuple(Pattern)
    cards = "".join(
        cat_card(
            sheet,
            CatInPlay(cat, (patterns[index % 6], patterns[(index + 3) % 6])),
            350 * (index // 5),
            186 * (index % 5),
        )
        for index, cat in enumerate(Cat)
    )
    return sheet.finish(cards, (-14, -14, 708, 946), "Calico", ", ".join(Cat), "")


def players_svg() -> str:
    """The portraits of our players, the weakest first."""
    sheet = Sheet()
    names = [name for name in BUSTS if name != OTHER]
    row = "".join(bust(sheet, name, 116 * index) for index, name in enumerate(names))
    return sheet.finish(row, (-58, -56, 116 * len(names), 114), "Calico", ", ".join(names), "")


def files() -> dict[str, str]:
    """Every picture by its path."""
    finished, middle = parse_position(FINISHED), parse_position(MIDDLE)
    drawn = {
        "quilt": quilt_svg(finished, 1, name="Ada"),
        "table": table_svg(view_for(middle, 1), names=("Grzegorz", "Ольга")),
        "board": quilt_svg(Position(Options(), (), (Seat(Quilt.empty(Board.BLUE, BEGINNER_GOALS)),)), 0),
        "boards": boards_svg(),
        "goals": goals_svg(),
        "cats": cats_svg(),
        "legend": legend_svg(),
        "players": players_svg(),
    }
    return {f"{FOLDER}/{name}.svg": f"{svg}\n" for name, svg in drawn.items()}
