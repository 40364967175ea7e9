"""`calico players`: who can be played against."""

from rich.table import Table

from calico.cli.terminal import Terminal
from calico.players import describe_players


def list_players(terminal: Terminal) -> None:
    """Every bot, with what it is like and how strong it says it is."""
    texts = terminal.texts
    table = Table(box=None, padding=(0, 1))
    for title in ("cli-players-name", "cli-players-called", "cli-players-about"):
        table.add_column(texts(title))
    for title in ("cli-players-beginner", "cli-players-standard"):
        table.add_column(texts(title), justify="right")
    for player in describe_players():
        name = player.name
        strength = player.strength
        about = texts.player_description(name, player.description)
        table.add_row(
            name,
            texts.player(name),
            about,
            texts.decimal(strength.solo_beginner),
            texts.decimal(strength.solo_standard),
        )
    terminal.show(table)
    terminal.say("cli-players-note")
