"""Names can be seen, are nobody else's at the same table, and are not the server's own."""

import json
import sys
from typing import Any

import httpx
import pytest
from serving import Client, guest, run, serving

from calico.server.names import are_alike, distinct_name, is_fit, tidy

UNSEEN = {
    "blank": " \u00a0\u3000",
    "hangul filler": "\u3164",
    "filler inside": "A\u3164",
    "braille blank": "\u2800",
    "zero width": "A\u200bri",
    "joiner": "A\u200dri",
    "word joiner": "\u2060",
    "marks alone": "\u0301\u0302",
    "a mark on a space": "A \u0301",
    "a heap of marks": "Z" + "\u0301\u0316" * 9,
    "from right to left": "\u202eirA",
    "isolate": "\u2067Ari\u2069",
    "line": "A\nri",
    "tag": "A\U000e0041",
    "nothing": "\x00",
}
ADMIN = ["admin", "Admin", "аdmin", "ADMIN.", "rnoderator", "Calico", "Server", "System", "Модератор"]
TWINS = ["Ari", "ARI", "Аri", "Ａri", "Αri", "Ari\ufe0f"]
PERSONS = [{"kind": "person"}] * 4
EVERYBODY = "".join(sign for sign in map(chr, range(sys.maxunicode + 1)) if sign.isprintable())


def code(answer: httpx.Response) -> str:
    return str(answer.json()["problems"][0]["code"])


def _chart(*names: str) -> dict[str, Any]:
    players = [{"name": name, "marked": [], "games": []} for name in names]
    return {"chart": json.dumps({"format": "calico-chart", "version": 1, "players": players})}


async def _all_doors(ari: Client, name: str) -> dict[str, httpx.Response]:
    """What every door says to somebody or something of this name."""
    shared = {"seats": [{"kind": "shared", "name": name}]}
    async with httpx.AsyncClient(base_url=ari.served.url, headers={"X-Calico": "1"}, timeout=None) as http:
        new = await http.post("/api/v1/guests", json={"name": name})
    return {
        "guest": new,
        "row": await ari.post("/me/chart/players", {"name": name}),
        "import": await ari.post("/me/chart/import", _chart(name)),
        "seat": await ari.post("/tables", {"id": "shared-00", "options": {"mode": "beginner", **shared}}),
        "token": await ari.post("/tokens", {"name": name, "scopes": ["read"]}),
        "rename": await ari.http.patch("/api/v1/me", json={"name": name}),
    }


@pytest.mark.parametrize("unseen", UNSEEN)
def test_what_nobody_sees_is_no_name(unseen: str) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari:
            for door, answer in (await _all_doors(ari, UNSEEN[unseen])).items():
                assert answer.status_code in (409, 422), (door, answer.text)
                assert code(answer) in ("person-name-unfit", "name-unfit", "chart-unreadable", "message-unreadable"), (
                    door
                )
            assert (await ari.get("/me")).json()["name"] == "Ari"
            assert len((await ari.get("/me/chart")).json()["players"]) == 1

    run(test())


def test_no_name_is_endless() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari:
            for door, answer in (await _all_doors(ari, "x" * 41)).items():
                assert answer.status_code in (409, 422), (door, answer.text)
            for door, answer in (await _all_doors(ari, "x" * 40)).items():
                assert answer.status_code < 300, (door, answer.text)

    run(test())


@pytest.mark.parametrize("name", ADMIN)
def test_nobody_takes_the_servers_own_names(name: str) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari:
            answers = await _all_doors(ari, name)
            assert code(answers["guest"]) == code(answers["rename"]) == "name-reserved"
            assert answers["seat"].status_code == 201, "at one's own screen anything goes"

    run(test())


@pytest.mark.parametrize("account", ["admin", "Calico", "moderator", "Master", "r-o-o-t"])
def test_accounts_leave_the_names_of_bots_and_offices_alone(account: str) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari:
            body = {"account": account, "passphrase": "correct horse battery"}
            assert code(await ari.post("/account", body)) == "name-reserved"
            begun = await ari.post("/passkeys/begin", {"account": account}, headers={"Host": "localhost"})
            assert code(begun) == "name-reserved"
            assert (await ari.post("/account", {**body, "account": "master-2"})).status_code == 201

    run(test())


@pytest.mark.parametrize("twin", TWINS)
def test_look_alikes_at_one_table_are_told_apart(twin: str) -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari, guest(served, twin) as other:
            table = await ari.create(mode="beginner", seats=PERSONS)
            await other.done(table, "say", text="I am Ari")  # before they sit down, and after
            await other.done(table, "join")
            await other.done(table, "say", text="Really")
            found = (await ari.get(f"/tables/{table}")).json()
            assert [chair["name"] for chair in found["state"]["chairs"][:2]] == ["Ari", f"{twin} 2"]
            assert [line["name"] for line in found["chat"]] == [f"{twin} 2"] * 2
            await ari.done(table, "say", text="No")
            assert (await ari.get(f"/tables/{table}")).json()["chat"][-1]["name"] == "Ari"

    run(test())


def test_everybody_at_one_screen_is_told_apart_and_bots_from_people() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Master") as host:
            seats = [{"kind": "person"}, *({"kind": "shared", "name": name} for name in ("Ida", "lda", "Master"))]
            state = await host.state(await host.create(mode="beginner", seats=seats))
            assert [chair["name"] for chair in state["chairs"]] == ["Master", "Ida", "lda 2", "Master 2"]
        async with serving() as served, guest(served, "Master") as master, guest(served, "Host") as host:
            table = await host.create(mode="beginner", seats=[*PERSONS[:2], {"kind": "bot", "bot": "master"}])
            await master.done(table, "join")
            assert (await host.state(table))["chairs"][1]["name"] == "Master 2"

    run(test())


def test_a_chart_takes_no_look_alikes_and_an_import_that_is_refused_changes_nothing() -> None:
    async def test() -> None:
        async with serving() as served, guest(served, "Ari") as ari:
            assert (await ari.post("/me/chart/players", {"name": "Ida"})).status_code == 201
            for name in ("ida", "Іda", "lda", "Аri"):
                assert code(await ari.post("/me/chart/players", {"name": name})) == "chart-player-twice", name
            for names in (("Ben", "Веn"), ("Cleo", "\u3164"), ("Dan", "x" * 41)):
                assert (await ari.post("/me/chart/import", _chart(*names))).status_code == 409
            assert [one["name"] for one in (await ari.get("/me/chart")).json()["players"]] == ["Ari", "Ida"]
            # The same name in another spelling is the same player.
            assert (await ari.post("/me/chart/import", _chart("IDA", " Zoe\u0301  B "))).status_code == 200
            players = (await ari.get("/me/chart")).json()["players"]
            assert [one["name"] for one in players] == ["Ari", "Ida", "Zoé B"]
            same = (await ari.http.patch(f"/api/v1/me/chart/players/{players[1]['id']}", json={"name": "IDA"})).json()
            assert [one["name"] for one in same["players"]] == ["Ari", "IDA", "Zoé B"]

    run(test())


def test_names_of_many_languages_are_fit() -> None:
    for name in ("Zoé", "Łukasz", "Müller", "Ёлка", "עִבְרִית", "หมู่", "नमस्ते", "山田", "O'Neil", "❤️ Ann", "A", "7"):
        assert is_fit(tidy(name)), name


def test_whatever_is_fit_is_itself_and_like_itself() -> None:
    for sign in filter(is_fit, EVERYBODY):
        assert tidy(tidy(sign)) == tidy(sign)
    for sign in filter(is_fit, EVERYBODY[::97]):
        assert are_alike(sign, sign)
        assert not are_alike(sign, distinct_name(sign, [sign]))


def test_a_number_never_makes_a_name_too_long_nor_hits_another() -> None:
    assert distinct_name("Ari", []) == "Ari"
    assert distinct_name("Ari", ["Bea"]) == "Ari"
    assert distinct_name("Ari", ["ari", "Аri 2"]) == "Ari 3"
    assert distinct_name("x" * 40, ["X" * 40]) == "x" * 38 + " 2"
