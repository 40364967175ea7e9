"""What every store keeps to: memory, SQLite and a real PostgreSQL run the same suite."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from calico.server.admin import export_server, import_server
from calico.server.events import Created, Entry, Joined, Said, TableEvent
from calico.server.protocol import TableOptions
from calico.server.store import (
    Ceremony,
    ChartPlayer,
    Conflict,
    Passkey,
    Person,
    Session,
    Store,
    Subscription,
    Summary,
    Token,
)
from calico.server.store.memory import MemoryStore
from calico.server.store.sql import SqlStore, migrate

Test = Callable[[Store], Awaitable[None]]
Contract = Callable[[Test], None]


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def contract(request: pytest.FixtureRequest, tmp_path: Path) -> Contract:
    """Runs a test's coroutine on one of the stores."""

    def run(test: Test) -> None:
        store: Store
        if request.param == "memory":
            store = MemoryStore()
        elif request.param == "sqlite":
            store = SqlStore.sqlite(tmp_path / "calico.sqlite")
        else:
            store = SqlStore(request.getfixturevalue("postgres_url"))

        async def opened() -> None:
            await store.open()
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(opened())

    return run


def entry(sequence: int, command: str, *, table: str = "t" * 16, event: TableEvent | None = None) -> Entry:
    created = Created(options=TableOptions(), host="ari", host_name="Ari", seat=0)
    later = Said(person="bea", name="Bea", text="ż\u2028\x00'\";")
    return Entry(table, sequence, command, 1000 + sequence, event or (created if sequence == 1 else later))


def summary(table: str = "t" * 16, **changes: object) -> Summary:
    plain = Summary(table, "gathering", True, 1000, 1000, None, ("ari",))
    return replace(plain, **changes)  # type: ignore[arg-type]  # tests name fields


def test_events_come_back_in_order_and_equal(contract: Contract) -> None:
    async def test(store: Store) -> None:
        entries = [entry(number, f"c{number}") for number in range(1, 6)]
        for one in entries:
            await store.append(one, summary())
        assert await store.entries("t" * 16) == entries
        assert await store.entries("t" * 16, after=3) == entries[3:]
        assert await store.entries("t" * 16, after=1, limit=2) == entries[1:3]
        assert await store.entries("u" * 16) == []

    contract(test)


def test_a_number_and_a_command_serve_once_at_a_table(contract: Contract) -> None:
    async def test(store: Store) -> None:
        await store.append(entry(1, "c1"), summary())
        await store.append(entry(2, "c2"), summary())
        with pytest.raises(Conflict):
            await store.append(entry(2, "c3"), summary())
        with pytest.raises(Conflict):
            await store.append(entry(3, "c2"), summary())
        assert [one.command for one in await store.entries("t" * 16)] == ["c1", "c2"]
        await store.append(entry(1, "c1", table="u" * 16), summary("u" * 16))

    contract(test)


def test_of_many_writers_exactly_one_is_first(contract: Contract) -> None:
    async def test(store: Store) -> None:
        await store.append(entry(1, "c1"), summary())

        async def attempt(number: int) -> bool:
            try:
                await store.append(entry(2, f"w{number}"), summary())
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*(attempt(number) for number in range(50)))
        assert won.count(True) == 1
        (saved,) = await store.entries("t" * 16, after=1)
        assert saved.command == f"w{won.index(True)}"

    contract(test)


def test_lists_and_clocks(contract: Contract) -> None:
    async def test(store: Store) -> None:
        states = [("a", "gathering", True, None), ("b", "playing", True, 50), ("c", "playing", False, 20)]
        states += [("d", "over", True, None), ("e", "closed", True, None)]
        for number, (name, status, public, wakes_at) in enumerate(states):
            table = name * 16
            person = Joined(seat=1, person=f"guest-{number % 2}", name="G")
            at = 1000 + number
            base = summary(table, public=public, created_at=at)
            await store.append(entry(1, "c1", table=table), base)
            after = replace(base, status=status, wakes_at=wakes_at, updated_at=at)
            await store.append(entry(2, "c2", table=table, event=person), after)
        assert await store.public_tables(10) == ["b" * 16, "a" * 16]
        assert await store.public_tables(1) == ["b" * 16]
        assert await store.tables_of(frozenset({"guest-1"}), 10) == ["d" * 16, "b" * 16]
        assert await store.tables_of(frozenset({"guest-0", "guest-1"}), 2) == ["e" * 16, "d" * 16]
        assert await store.open_tables_of(frozenset({"guest-0", "guest-1"}), 10) == ["c" * 16, "b" * 16, "a" * 16]
        assert await store.open_tables_of(frozenset({"guest-1"}), 1) == ["b" * 16]
        assert await store.due(19, 10) == []
        assert await store.due(50, 10) == ["c" * 16, "b" * 16]
        assert await store.due(50, 1, 1) == ["b" * 16]
        assert [table async for table in store.all_tables()] == [name * 16 for name in "abcde"]

    contract(test)


def test_subscriptions(contract: Contract) -> None:
    async def test(store: Store) -> None:
        await store.add_person(Person("ari", "Ari", 1))
        await store.add_person(Person("bea", "Bea", 1))
        desk = Subscription("https://push.example/desk", "ari", "key", "auth", "en", 2)
        phone = Subscription("https://push.example/phone", "ari", "key", "auth", "pl", 1)
        for one in (desk, phone):
            await store.save_subscription(one)
        assert await store.subscriptions_of(frozenset({"ari"})) == [phone, desk]
        await store.save_subscription(replace(desk, person="bea", key="other"))  # the browser is somebody else's now
        assert await store.subscriptions_of(frozenset({"ari"})) == [phone]
        assert await store.subscriptions_of(frozenset({"ari", "bea"})) == [
            phone,
            replace(desk, person="bea", key="other"),
        ]
        await store.drop_subscription(phone.endpoint, "bea")  # not hers
        await store.drop_subscription("https://push.example/none", "ari")
        assert await store.subscriptions_of(frozenset({"ari"})) == [phone]
        await store.drop_subscription(phone.endpoint, "ari")
        await store.erase_person("bea")
        assert await store.subscriptions_of(frozenset({"ari", "bea"})) == []

    contract(test)


def test_people_sessions_tokens_marks(contract: Contract) -> None:
    async def test(store: Store) -> None:
        ari, bea = Person("ari", "Ari", 1), Person("bea", "Bea", 2)
        await store.add_person(ari)
        await store.add_person(bea)
        with pytest.raises(Conflict):
            await store.add_person(ari)
        ari = replace(ari, account="ari", passphrase="hash")
        await store.save_person(ari)
        with pytest.raises(Conflict):
            await store.save_person(replace(bea, account="ari"))
        assert await store.account("ari") == ari
        assert await store.person("nobody") is None
        await store.save_person(replace(bea, merged_into="ari"))
        assert await store.merged_into("ari") == {"bea"}

        session = Session("s1", "ari", 1, 10, 20)
        await store.add_session(session)
        await store.renew_session(replace(session, step=2))
        await store.renew_session(replace(session, step=2, renewed_at=15))  # the second of two requests at once
        await store.add_session(Session("s2", "ari", 1, 10, 20))
        assert await store.session("s1") == replace(session, step=2)
        await store.end_sessions("ari", but="s1")
        assert await store.session("s2") is None
        await store.end_session("s1")
        assert await store.session("s1") is None
        await store.renew_session(replace(session, step=3))
        assert await store.session("s1") is None, "what has ended is not renewed"

        token = Token("t1", "ari", "laptop", "hash", ("play", "read"), 5, None)
        await store.add_token(token)
        assert await store.tokens_of("ari") == [token]
        assert not await store.drop_token("bea", "t1")
        assert await store.drop_token("ari", "t1")
        assert await store.token("t1") is None

        await store.add_mark("ari", "normal:rainbow", "t" * 16, 0, 7)
        for person, achievement, table, seat in (
            ("ari", "normal:rainbow", "u" * 16, 0),
            ("ari", "normal:no_cats", "t" * 16, 0),
            ("ari", "normal:no_cats", "t" * 16, 1),
            ("bea", "normal:no_cats", "t" * 16, 0),
        ):
            with pytest.raises(Conflict):
                await store.add_mark(person, achievement, table, seat, 8)
        assert await store.marks_of(frozenset({"ari", "bea"})) == [("normal:rainbow", "t" * 16, 0, 7)]
        assert await store.secret("cookies", "first") == "first"
        assert await store.secret("cookies", "second") == "first"

    contract(test)


def test_passkeys_and_their_ceremonies(contract: Contract) -> None:
    async def test(store: Store) -> None:
        await store.add_person(Person("ari", "Ari", 1))
        await store.add_person(Person("bea", "Bea", 1))
        key = Passkey("k1", "ari", "Laptop", "quilts.example", "public", 0, 5)
        await store.add_passkey(key, account="ari")
        account = await store.account("ari")
        assert account is not None
        assert account.id == "ari"
        with pytest.raises(Conflict):
            await store.add_passkey(replace(key, person="bea"), account="bea")
        with pytest.raises(Conflict):
            await store.add_passkey(replace(key, id="k2", person="bea"), account="ari")
        assert await store.account("bea") is None, "what is refused changes nothing"
        assert await store.passkeys_of("bea") == []
        with pytest.raises(Conflict):
            await store.drop_passkey("ari", "k1")
        await store.save_passkey(replace(key, sign_count=2**32 - 1, used_at=9))
        assert await store.passkey("k1") == replace(key, sign_count=2**32 - 1, used_at=9)
        await store.save_person(replace(account, passphrase="hash"))
        await store.drop_passphrase("ari")
        second = replace(key, id="k2", created_at=6)
        await store.add_passkey(second)
        assert [one.id for one in await store.passkeys_of("ari")] == ["k1", "k2"]
        assert not await store.drop_passkey("bea", "k1")
        dropped = await asyncio.gather(
            store.drop_passkey("ari", "k1"), store.drop_passkey("ari", "k2"), return_exceptions=True
        )
        assert sorted(map(repr, dropped)) == ["Conflict()", "True"], "one of them stays"
        left = await store.passkeys_of("ari")
        await store.save_person(replace(account, passphrase="hash"))
        await store.drop_passkey("ari", left[0].id)
        with pytest.raises(Conflict):
            await store.drop_passphrase("ari")

        old, new = Ceremony("c1", "x", None, None, 10), Ceremony("c2", "y", "ari", "name", 30)
        await store.add_ceremony(old, 0)
        await store.add_ceremony(new, 20)
        assert await store.take_ceremony("c1") is None, "expired ones are forgotten"
        taken = await asyncio.gather(*(store.take_ceremony("c2") for _ in range(10)))
        assert [one for one in taken if one is not None] == [new]
        await store.add_passkey(second)
        await store.erase_person("ari")
        assert await store.passkey("k2") is None

    contract(test)


def test_rows_of_charts(contract: Contract) -> None:
    async def test(store: Store) -> None:
        for person in ("ari", "bea"):
            await store.add_person(Person(person, person.title(), 1))
        rows = [ChartPlayer(f"r{number}", "ari", f"Row {number}", number) for number in range(3)]
        guest = ChartPlayer("r3", "ari", "bea", 3, "bea")
        mine = frozenset({"ari"})
        for row in (*rows, guest):
            await store.add_chart_player(row, mine, 4)
        outcomes = await asyncio.gather(
            *(store.add_chart_player(replace(rows[0], id=f"x{n}", created_at=9), mine, 5) for n in range(5)),
            return_exceptions=True,
        )
        assert [repr(one) for one in outcomes].count("None") == 1
        await store.drop_chart_player(next(row.id for row in await store.chart_players(mine) if row.id[0] == "x"))
        assert await store.chart_players(mine) == [*rows, guest]
        assert await store.charts_with(frozenset({"bea"})) == [guest]
        await store.save_chart_player(replace(guest, accepted=True))
        assert await store.chart_player("r3") == replace(guest, accepted=True)
        await store.add_mark("r0", "normal:rainbow", "t" * 16, 0, 7)
        await store.add_mark("r1", "normal:rainbow", "u" * 16, 0, 7)
        await store.drop_chart_player("r0")
        assert await store.marks_of(frozenset({"r0"})) == []
        await store.erase_person("bea")
        assert [row.id for row in await store.chart_players(mine)] == ["r1", "r2"]
        await store.erase_person("ari")
        assert await store.marks_of(frozenset({"r1"})) == []

    contract(test)


def test_whoever_is_erased_leaves_no_name_and_no_word(contract: Contract) -> None:
    async def test(store: Store) -> None:
        await store.add_person(Person("bea", "Bea", 1))
        await store.add_session(Session("s1", "bea", 1, 10, 20))
        await store.append(entry(1, "c1"), summary())
        await store.append(entry(2, "c2", event=Joined(seat=1, person="bea", name="Bea")), summary())
        await store.append(entry(3, "c3", event=Said(person="bea", name="Bea", text="my secret")), summary())
        await store.append(entry(4, "c4", event=Said(person="ari", name="Ari", text="kept")), summary())
        assert await store.is_known("bea")
        assert await store.erase_person("bea") == {"t" * 16}
        assert not await store.is_known("bea")
        left = repr(await store.entries("t" * 16))
        assert "Bea" not in left
        assert "my secret" not in left
        assert "kept" in left
        assert await store.person("bea") is None
        assert await store.session("s1") is None
        assert await store.tables_of(frozenset({"bea"}), 10) == []
        # What was under way and was saved after all goes, too.
        await store.append(entry(5, "c5", event=Said(person="bea", name="Bea", text="my secret")), summary())
        assert await store.erase_person("bea") == {"t" * 16}
        assert "Bea" not in repr(await store.entries("t" * 16))

    contract(test)


def test_another_passphrase_ends_sessions_and_tokens(contract: Contract) -> None:
    async def test(store: Store) -> None:
        for person in ("ari", "bea"):
            await store.add_person(Person(person, person, 1, passphrase="before"))
            await store.add_token(Token(f"t-{person}", person, "t", "hash", ("read",), 1, None))
            for session in ("one", "two"):
                await store.add_session(Session(f"{session}-{person}", person, 1, 10, 20))
        await store.set_passphrase("ari", "after", but="two-ari")
        ari, bea = await store.person("ari"), await store.person("bea")
        assert ari is not None
        assert bea is not None
        assert (ari.passphrase, bea.passphrase) == ("after", "before")
        assert await store.session("one-ari") is None
        assert await store.session("two-ari") is not None
        assert await store.session("one-bea") is not None
        assert await store.tokens_of("ari") == []
        assert len(await store.tokens_of("bea")) == 1
        await store.set_passphrase("ari", "again")
        assert await store.session("two-ari") is None

    contract(test)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_saved_is_there_after_opening_again(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def test() -> None:
        url = request.getfixturevalue("postgres_url") if kind == "postgresql" else ""

        def store() -> SqlStore:
            return SqlStore(url) if url else SqlStore.sqlite(tmp_path / "calico.sqlite")

        first = store()
        await first.open()
        await first.append(entry(1, "c1"), summary())
        await first.close()
        second = store()
        await second.open()
        assert await second.entries("t" * 16) == [entry(1, "c1")]
        await second.close()

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_whole_server_goes_through_jsonl_and_back(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def test() -> None:
        source = SqlStore.sqlite(tmp_path / "source.sqlite")
        await source.open()
        await source.add_person(Person("ari", "Ari", 1, account="ari", passphrase="hash"))
        await source.add_token(Token("t1", "ari", "laptop", "hash", ("play",), 5, None))
        await source.add_passkey(Passkey("k1", "ari", "Laptop", "quilts.example", "public", 0, 5))
        await source.add_mark("ari", "normal:rainbow", "t" * 16, 0, 7)
        for number in range(1, 1203):  # more than a page of rows
            await source.append(entry(number, f"c{number}"), summary(wakes_at=9))
        lines = [line async for line in export_server(source)]
        target = (
            SqlStore(request.getfixturevalue("postgres_url"))
            if kind == "postgresql"
            else SqlStore.sqlite(tmp_path / "target.sqlite")
        )
        await target.open()
        assert await import_server(target, lines) == len(lines) - 1
        assert [line async for line in export_server(target)] == lines
        assert await target.entries("t" * 16) == await source.entries("t" * 16)
        assert await target.due(9, 10) == ["t" * 16]
        with pytest.raises(ValueError, match="empty database"):
            await import_server(target, lines)
        for broken in (["{}"], [lines[0], "nonsense"], [lines[0], '{"table":"secrets","row":{}}']):
            with pytest.raises(ValueError, match="not part of a server's export"):
                await import_server(target, broken)
        await source.close()
        await target.close()

    asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_the_first_version_is_brought_to_this_one(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Every row that the first version could hold is written by its own columns, and read through the store."""
    url = request.getfixturevalue("postgres_url") if kind == "postgresql" else ""

    async def test() -> None:
        store = SqlStore(url) if url else SqlStore.sqlite(tmp_path / "calico.sqlite")
        engine = create_async_engine(store.url)
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            for statement in OLD_ROWS:
                await connection.exec_driver_sql(statement)
        await engine.dispose()
        await store.open()
        try:
            assert await store.account("ari") == Person("ari", "Ari", 1, "ari", "hash")
            assert await store.merged_into("ari") == {"bea"}
            assert [one.id for one in await store.tokens_of("ari")] == ["t1"]
            assert await store.marks_of(frozenset({"ari"})) == [("normal:rainbow", "t" * 16, 0, 7)]
            assert (await store.entries("t" * 16))[0].event == entry(1, "c1").event
            assert await store.passkeys_of("ari") == []
            await store.add_passkey(Passkey("k1", "ari", "Laptop", "quilts.example", "public", 0, 5))
        finally:
            await store.close()

    asyncio.run(test())


OLD_ROWS = (
    "INSERT INTO people VALUES ('ari', 'Ari', 1, 'ari', 'hash', NULL), ('bea', 'Bea', 2, NULL, NULL, 'ari')",
    "INSERT INTO sessions VALUES ('s1', 'ari', 1, 10, 20)",
    "INSERT INTO tokens VALUES ('t1', 'ari', 'laptop', 'hash', 'play read', 5, NULL)",
    "INSERT INTO marks VALUES ('ari', 'normal:rainbow', 'tttttttttttttttt', 0, 7)",
    "INSERT INTO tables VALUES ('tttttttttttttttt', 1, 'gathering', TRUE, 1000, 1000, NULL)",
    "INSERT INTO events VALUES ('tttttttttttttttt', 1, 'c1', 1001, "
    """'{"type":"created","options":{},"host":"ari","host_name":"Ari","seat":0}')""",
)
