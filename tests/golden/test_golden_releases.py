"""What release 0.1 wrote is read as it was meant: records, positions, a saved terminal game, a table's events."""

from pathlib import Path

from calico.cli.saved import SavedGame
from calico.notation import format_position, format_view, parse_position, parse_record, parse_view
from calico.rules import Phase
from calico.server.events import Entry, events
from calico.server.table import Table, fold

FILES = Path(__file__).parent / "release_0_1"


def lines(name: str) -> list[str]:
    return (FILES / name).read_text(encoding="utf-8").splitlines()


def test_records() -> None:
    records = lines("games.jsonl")
    assert len(records) == 6
    for line in records:
        assert parse_record(line).record == line


def test_positions_and_views() -> None:
    texts = lines("positions.txt")
    assert len(texts) == 12
    for text in texts:
        if text.startswith("v"):
            assert format_view(parse_view(text)) == text
        else:
            assert format_position(parse_position(text)) == text


def test_a_saved_game_with_a_placement_under_way() -> None:
    [text] = lines("saved.json")
    saved = SavedGame.from_text(text)
    assert saved.position.phase is Phase.TAKE
    assert saved.bots == (None, "greedy")
    assert len(saved.game.turns) == 2
    assert saved.to_text().strip() == text


def test_the_events_of_a_table() -> None:
    table: Table | None = None
    for number, line in enumerate(lines("table.jsonl"), start=1):
        table = fold(table, Entry("t" * 16, number, f"command-{number}", number, events.validate_json(line)))
    assert table is not None
    assert table.game is not None
    assert [table.game.record] == lines("table.record.json")
