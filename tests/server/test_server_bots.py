"""Bots: over the network, as Python players and as programs; in the server, late, dead or talking nonsense."""

import asyncio
import logging
import subprocess
import sys
import threading
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest
from serving import Client, guest, play_out, run, serving

from calico.cli.entry import main
from calico.client import PROTOCOL, NetworkBot, PlayerMind, ProgramMind, load_player
from calico.players import find_player, opponent_names
from calico.rules import CalicoError
from calico.server import bots, protocol, tables
from calico.server.thinking import BotFacts, describe_bots
from calico.server.workers import Workers

PYTHON_BOT = """
from calico.players.random_player import RandomPlayer

class player(RandomPlayer):
    name = "mine"
"""
PROGRAM = Path(__file__).parents[2] / "examples" / "line_bot.py"


async def _token(client: Client) -> str:
    answer = await client.post("/tokens", {"name": "bot", "scopes": ["read", "play"]})
    return str(answer.json()["text"])


def test_a_python_player_and_a_program_play_over_the_network(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "bot.py").write_text(PYTHON_BOT, encoding="utf-8")
        async with serving() as served, guest(served, "Host") as host, guest(served, "A") as a, guest(served, "B") as b:
            table = await host.create(seats=[{"kind": "person"}, {"kind": "person"}, {"kind": "person"}])
            program = ProgramMind(f"{sys.executable} {PROGRAM}")
            players = [
                NetworkBot(served.url, await _token(a), PlayerMind(load_player(tmp_path / "bot.py")), seconds=0.1),
                NetworkBot(served.url, await _token(b), program, seconds=0.1),
            ]
            tasks = [asyncio.create_task(player.play((table,), forever=False)) for player in players]
            wire = await host.socket()
            await wire.send(type="watch", table=table)
            await wire.until(lambda message: all(chair["taken"] for chair in message["state"]["chairs"]))
            await host.done(table, "start")
            end = await play_out(await host.socket(), table)
            assert end["moves"] == 66
            assert not any(chair["bot"] for chair in end["chairs"]), "each played for itself"
            await asyncio.gather(*tasks)
            program.close()

    run(test())


@pytest.mark.parametrize(
    "address", ["nonsense", "localhost:8017", "ftp://localhost", "http://", "http://[::1", "http://localhost:99999"]
)
def test_an_address_that_is_none_is_refused_at_once(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--server", address, "--token", "T", "--player", "random", "--language", "en"]) == 2
    told = capsys.readouterr()
    assert told.err == f"“{address}” is not the address of a server, which begins with http:// or https://.\n"
    assert told.out == ""


def test_a_bot_file_that_is_missing_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, reason in (("missing.py", "it does not exist"), ("bot.txt", "it is not a Python file")):
        if name == "bot.txt":
            (tmp_path / name).write_text(PYTHON_BOT, encoding="utf-8")
        file = tmp_path / name
        assert main(["bot", "--server", "http://localhost", "--token", "T", str(file), "--language", "en"]) == 2
        assert capsys.readouterr().err == f"{file} can't be read: {reason}.\n"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("raise RuntimeError('a bug\\n in two lines')", "RuntimeError: a bug in two lines"),
        ("import sys; sys.exit()", "SystemExit"),
        ("class player:\n    def __init__(self):\n        self.weights", "AttributeError: "),
        ("player = (", "SyntaxError: "),
    ],
)
def test_a_bot_file_that_raises_is_one_sentence(
    text: str, error: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    assert main(["bot", "--server", "http://localhost", "--token", "T", str(file), "--language", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"The player “{file}” can't be loaded: {error}")
    assert told.count("\n") == 1


def test_a_bot_plays_only_once_it_is_connected(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test() -> None:
        async with serving() as served, guest(served) as ari:
            bot = NetworkBot(served.url, await _token(ari), PlayerMind(find_player("random")))
            connected = asyncio.Event()
            bot.on_connected = connected.set
            playing = asyncio.create_task(bot.play())
            await connected.wait()
            playing.cancel()

    run(test())

    async def at_once(_: float) -> None:
        """Waits for no server that is not there."""

    monkeypatch.setattr("calico.client.bot.asyncio.sleep", at_once)
    nowhere = "http://127.0.0.1:1"
    assert main(["bot", "--server", nowhere, "--token", "t", "--player", "random", "--once", "--language", "en"]) == 2
    said = capsys.readouterr()
    assert said.out == f"Connecting to {nowhere} – Ctrl+C ends it.\n"
    assert said.err == f"The server at {nowhere} can't be reached.\n"


def test_a_bot_with_a_false_token_or_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with serving() as served:
            bot = NetworkBot(served.url, "calico_no_no", PlayerMind(find_player("random")))
            with pytest.raises(CalicoError, match="not valid"):
                await bot.play()

    run(test())
    (tmp_path / "empty.py").write_text("", encoding="utf-8")
    for file in ("empty.py", "missing.py"):
        arguments = ["bot", "--server", "http://127.0.0.1:1", "--token", "t", str(tmp_path / file)]
        assert main(arguments) == 2
        assert "Traceback" not in capsys.readouterr().err
    assert main(["bot", "--server", "http://127.0.0.1:1", "--token", "t"]) == 2


@pytest.mark.parametrize("what", [TimeoutError(), BrokenProcessPool(), "nonsense", "Pv-a1-1", ["different"]])
def test_a_bot_that_fails_is_replaced_by_a_legal_move_and_a_log_entry(
    what: object, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(*_: object, **__: object) -> object:
        if isinstance(what, Exception):
            raise what
        return what

    async def test() -> None:
        monkeypatch.setattr(Workers, "ask", failing)
        async with serving() as served, guest(served) as ari:
            table = await ari.create(seats=[{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}])
            await ari.done(table, "start")
            assert (await play_out(await ari.socket(), table))["status"] == "over"

    with caplog.at_level(logging.WARNING):
        run(test())
    assert any(record.message == "bot replaced by a random move" for record in caplog.records)


def test_people_are_offered_every_level_but_no_dice() -> None:
    names = [bot.name for bot in describe_bots()]
    assert names[0] == "kitten"
    assert "random" not in names
    assert set(opponent_names()) == set(names)


def test_the_catalogue_waits_for_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a new machine a worker compiles for a minute before it answers."""

    async def never(*_: object, **__: object) -> object:
        return await asyncio.Event().wait()

    async def test() -> None:
        monkeypatch.setattr(Workers, "ask", never)
        async with serving() as served, guest(served) as ari:
            bots = (await ari.get("/catalogue")).json()["bots"]
            assert [bot["name"] for bot in bots] == list(opponent_names())

    run(test())


def test_the_list_of_bots_is_made_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's player may take long to load: it must not take every thread that the store needs."""
    asked: list[int] = []
    may_answer = threading.Event()

    def slow() -> tuple[BotFacts, ...]:
        asked.append(1)
        may_answer.wait()
        return describe_bots()

    async def never(*_: object, **__: object) -> object:
        return await asyncio.Event().wait()

    async def test() -> None:
        monkeypatch.setattr(bots, "describe_bots", slow)
        monkeypatch.setattr(Workers, "ask", never)
        async with serving() as served:
            facts = served.app.state.services.bots.facts
            waiting = [asyncio.create_task(facts()) for _ in range(10)]
            await asyncio.sleep(0)  # everybody has asked
            may_answer.set()
            assert len(set(await asyncio.gather(*waiting))) == 1
        assert len(asked) == 1

    run(test())


def test_clocks_are_on_time_however_many_bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object, **__: object) -> object:
        return await asyncio.Event().wait()

    async def test() -> None:
        monkeypatch.setattr(Workers, "ask", never)
        monkeypatch.setattr(bots, "_SWEPT", 50, raising=False)
        async with serving() as served, guest(served, "Greedy") as greedy, guest(served) as ari:
            for _ in range(210):
                await greedy.done(
                    await greedy.create(mode="beginner", seats=[{"kind": "bot", "bot": "master"}]), "start"
                )
            pace = {"kind": "minutes", "minutes": 1}
            table = await ari.create(mode="beginner", pace=pace, seats=[{"kind": "person"}])
            await ari.done(table, "start")
            monkeypatch.setattr(bots, "now", lambda: tables.now() + 2 * 60_000)
            while (await ari.state(table))["chairs"][0]["bot"] is None:
                await asyncio.sleep(0.05)

    run(test())


def test_nobodys_many_tables_keep_another_host_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    begin = asyncio.Event()

    async def asking(_: object, __: object, bot: str, *___: object, **____: object) -> str:
        asked.append(bot)
        await begin.wait()
        return "nonsense"

    async def test() -> None:
        monkeypatch.setattr(Workers, "ask", asking)
        async with serving() as served, guest(served, "Greedy") as greedy, guest(served) as ari:
            for _ in range(20):
                await greedy.done(
                    await greedy.create(mode="beginner", seats=[{"kind": "bot", "bot": "master"}]), "start"
                )
            seats = [{"kind": "bot", "bot": "kitten"}, {"kind": "person"}]
            table = await ari.create(mode="beginner", first=0, seats=seats)
            wire = await ari.socket()
            await wire.send(type="watch", table=table)
            await ari.done(table, "start")
            begin.set()
            await wire.until(lambda message: message.get("state", {}).get("moves") == 1)
            assert asked.index("kitten") <= 3

    run(test())


def test_the_client_speaks_the_servers_protocol_and_loads_nothing_of_the_server() -> None:
    assert PROTOCOL == protocol.PROTOCOL
    code = "import sys, calico.client; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert not {"calico.server", "calico.kernel", "fastapi", "numpy", "pydantic"} & set(done.stdout.split())
