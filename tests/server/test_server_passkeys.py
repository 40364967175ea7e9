"""Passkeys: registered, used, and refused when forged, replayed, late, of another page or of another account."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from secrets import token_bytes

import httpx
import pytest
from authenticator import PRESENT, Device, Json, tampered
from serving import GENEROUS, Client, guest, run, serving

from calico.rules import CalicoError
from calico.server import passkeys
from calico.server.decide import Refusal
from calico.server.passkey_routes import CEREMONY_COOKIE
from calico.server.passkeys import site_of
from calico.server.security import COOKIE
from calico.server.settings import Settings, load_settings
from calico.server.store import Passkey
from calico.server.store.sql import SqlStore
from calico.server.tables import now

SITE = "https://quilts.example"
NAMED = GENEROUS.but(site=SITE)


def code(answer: httpx.Response) -> str:
    return "" if answer.is_success else str(answer.json()["problems"][0]["code"])


async def begin(client: Client, **body: str) -> Json:
    answer = await client.post("/passkeys/begin", body)
    assert answer.status_code == 200, answer.text
    asked: Json = answer.json()
    return asked


async def register(client: Client, device: Device, account: str, name: str = "Laptop") -> httpx.Response:
    return await client.post("/passkeys", device.register(await begin(client, account=account), name))


async def sign_in(client: Client, device: Device) -> httpx.Response:
    asked = (await client.post("/passkeys/login/begin", {})).json()
    return await client.post("/passkeys/login", device.sign_in(asked))


def test_a_guest_becomes_an_account_and_signs_in_elsewhere_without_typing_a_name() -> None:
    async def test() -> None:
        async with serving(settings=NAMED) as served, guest(served, "Ari") as laptop, guest(served, "Ari 2") as phone:
            device = Device(SITE)
            made = await register(laptop, device, "Ari.1")
            assert (made.status_code, made.json()["account"]) == (201, "ari.1"), made.text
            assert not made.json()["has_passphrase"]
            table = await phone.create()
            signed = await sign_in(phone, device)
            assert signed.json()["id"] == laptop.person, signed.text
            listed = [one["id"] for one in (await laptop.get("/me/tables")).json()]
            assert listed == [table], "what the phone's guest did is the account's"
            (known,) = (await laptop.get("/passkeys")).json()
            assert known["name"] == "Laptop"
            assert known["used_at"] >= known["created_at"]
            wrong = {"account": "ari.1", "passphrase": "whatever it is"}
            assert code(await phone.post("/login", wrong)) == "passphrase-wrong"

    run(test())


def test_several_passkeys_and_a_passphrase_but_never_nothing() -> None:
    async def test() -> None:
        async with serving(settings=NAMED) as served, guest(served) as ari, guest(served) as other:
            first, second = Device(SITE), Device(SITE)
            assert code(await ari.post("/passkeys/begin", {})) == "account-needed"
            assert code(await ari.http.put("/api/v1/account/passphrase", json={"passphrase": "x" * 12})) == (
                "account-needed"
            )
            assert (await register(ari, first, "ari")).status_code == 201
            assert code(await other.post("/passkeys/begin", {"account": "ARI"})) == "account-taken"
            one = (await ari.get("/passkeys")).json()[0]["id"]
            assert code(await ari.http.delete(f"/api/v1/passkeys/{one}")) == "last-proof"
            asked = await begin(ari)
            assert asked["known"] == [one]
            assert (await ari.post("/passkeys", second.register(asked, "Key ring"))).status_code == 201
            asked = await begin(ari)
            assert code(await ari.post("/passkeys", second.register(asked))) == "passkey-known"
            assert code(await other.http.delete(f"/api/v1/passkeys/{one}")) == "passkey-unknown"
            assert code(await other.http.patch(f"/api/v1/passkeys/{one}", json={"name": "mine"})) == "passkey-unknown"
            assert (await ari.http.patch(f"/api/v1/passkeys/{one}", json={"name": "Old one"})).status_code == 204
            assert [known["name"] for known in (await ari.get("/passkeys")).json()] == ["Old one", "Key ring"]
            assert (await ari.http.delete(f"/api/v1/passkeys/{one}")).status_code == 204
            assert code(await sign_in(other, first)) == "passkey-refused"
            passphrase = {"passphrase": "correct horse battery"}
            assert (await ari.http.put("/api/v1/account/passphrase", json=passphrase)).json()["has_passphrase"]
            changed = {"passphrase": "battery horse correct"}
            assert code(await ari.http.put("/api/v1/account/passphrase", json=changed)) == "passphrase-wrong"
            changed["current"] = passphrase["passphrase"]
            assert (await ari.http.put("/api/v1/account/passphrase", json=changed)).status_code == 200
            (last,) = (await ari.get("/passkeys")).json()
            assert (await ari.http.delete(f"/api/v1/passkeys/{last['id']}")).status_code == 204
            assert code(await ari.http.delete("/api/v1/account/passphrase")) == "last-proof"
            assert (await ari.post("/passkeys", Device(SITE).register(await begin(ari)))).status_code == 201
            assert not (await ari.http.delete("/api/v1/account/passphrase")).json()["has_passphrase"]

    run(test())


def _other_challenge(device: Device, asked: Json) -> Json:
    return device.sign_in({**asked, "challenge": "A" * 43})


def _other_site(device: Device, asked: Json) -> Json:
    return device.sign_in({**asked, "site": "evil.example"})


def _other_page(device: Device, asked: Json) -> Json:
    return replace(device, origin="https://evil.example").sign_in(asked)


def _plain_http(device: Device, asked: Json) -> Json:
    return replace(device, origin="http://quilts.example").sign_in(asked)


def _unverified(device: Device, asked: Json) -> Json:
    return replace(device, flags=PRESENT).sign_in(asked)


def _absent(device: Device, asked: Json) -> Json:
    return replace(device, flags=0).sign_in(asked)


def _other_key(device: Device, asked: Json) -> Json:
    return replace(Device(SITE), id=device.id, user=device.user).sign_in(asked)


def _unknown(device: Device, asked: Json) -> Json:
    return replace(device, id=token_bytes(16)).sign_in(asked)


def _bent_signature(device: Device, asked: Json) -> Json:
    answer = device.sign_in(asked)
    return {**answer, "signature": tampered(answer["signature"])}


def _bent_data(device: Device, asked: Json) -> Json:
    answer = device.sign_in(asked)
    return {**answer, "authenticator_data": tampered(answer["authenticator_data"])}


def _nonsense(device: Device, asked: Json) -> Json:
    return {**device.sign_in(asked), "client_data": "AAAA", "authenticator_data": "AAAA"}


def _cloned(device: Device, asked: Json) -> Json:
    return replace(device, count=-1).sign_in(asked)  # counts from the beginning again


FORGERIES: list[Callable[[Device, Json], Json]] = [
    _other_challenge,
    _other_site,
    _other_page,
    _plain_http,
    _unverified,
    _absent,
    _other_key,
    _unknown,
    _bent_signature,
    _bent_data,
    _nonsense,
    _cloned,
]


def test_forged_answers_sign_nobody_in() -> None:
    async def test() -> None:
        async with serving(settings=NAMED) as served, guest(served) as ari:
            device, others = Device(SITE), Device(SITE)
            assert (await register(ari, device, "ari")).status_code == 201
            async with guest(served) as bea:
                assert (await register(bea, others, "bea")).status_code == 201
            assert (await sign_in(ari, device)).status_code == 200  # the device has counted to one
            async with httpx.AsyncClient(base_url=served.url, headers={"X-Calico": "1"}, timeout=None) as http:
                thief = Client(served, http)
                for forge in FORGERIES:
                    asked = (await thief.post("/passkeys/login/begin", {})).json()
                    answer = await thief.post("/passkeys/login", forge(device, asked))
                    assert (answer.status_code, code(answer)) == (401, "passkey-refused"), forge
                    assert COOKIE not in http.cookies
                asked = (await thief.post("/passkeys/login/begin", {})).json()
                others.user = device.user  # somebody else's key that claims to be Ari's
                assert code(await thief.post("/passkeys/login", others.sign_in(asked))) == "passkey-refused"
            assert (await sign_in(ari, device)).status_code == 200, "and the real one still does"

    run(test())


def test_a_ceremony_serves_once_soon_and_in_its_own_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(settings=NAMED) as served, guest(served) as ari, guest(served) as bea:
            device = Device(SITE)
            asked = await begin(ari, account="ari")
            # Another person, with their own or with the stolen cookie of the ceremony, gets nothing from it.
            assert code(await bea.post("/passkeys", device.register(asked))) == "passkey-expired"
            stolen = {"Cookie": f"{COOKIE}={bea.http.cookies[COOKIE]}; {CEREMONY_COOKIE}={_ceremony(ari)}"}
            async with httpx.AsyncClient(
                base_url=served.url, headers={"X-Calico": "1", **stolen}, timeout=None
            ) as http:
                answer = await http.post("/api/v1/passkeys", json=device.register(asked))
                assert code(answer) == "passkey-expired"
            assert code(await ari.post("/passkeys", device.register(asked))) == "passkey-expired", "it was used up"
            assert (await register(ari, device, "ari")).status_code == 201

            asked = (await ari.post("/passkeys/login/begin", {})).json()
            cookie, answer_once = _ceremony(ari), device.sign_in(asked)
            async with httpx.AsyncClient(base_url=served.url, headers={"X-Calico": "1"}, timeout=None) as http:
                assert code(await http.post("/api/v1/passkeys/login", json=answer_once)) == "passkey-expired"
            assert (await ari.post("/passkeys/login", answer_once)).status_code == 200
            assert CEREMONY_COOKIE not in ari.http.cookies
            replayed = {"Cookie": f"{CEREMONY_COOKIE}={cookie}", "X-Calico": "1"}
            async with httpx.AsyncClient(base_url=served.url, headers=replayed, timeout=None) as http:
                assert code(await http.post("/api/v1/passkeys/login", json=answer_once)) == "passkey-expired"
                # A registration is no sign-in, and the other way round.
                http.headers["Cookie"] = f"{CEREMONY_COOKIE}={_ceremony(bea, await begin(bea, account='bea'))}"
                assert code(await http.post("/api/v1/passkeys/login", json=answer_once)) == "passkey-refused"

            asked = (await ari.post("/passkeys/login/begin", {})).json()
            later = now() + passkeys.CEREMONY_LASTS + 1
            monkeypatch.setattr(passkeys, "now", lambda: later)
            assert code(await ari.post("/passkeys/login", device.sign_in(asked))) == "passkey-expired"

    run(test())


def _ceremony(client: Client, _: object = None) -> str:
    return str(client.http.cookies[CEREMONY_COOKIE])


def test_forged_registrations_are_refused() -> None:
    async def test() -> None:
        async with serving(settings=NAMED) as served, guest(served) as ari:
            for origin, flags in (("https://evil.example", 5), ("null", 5), (SITE, PRESENT), (SITE, 0)):
                answer = await register(ari, Device(origin, flags=flags), "ari")
                assert code(answer) == "passkey-refused", origin
            device = Device(SITE)
            asked = await begin(ari, account="ari")
            answer = await ari.post("/passkeys", device.register({**asked, "site": "evil.example"}))
            assert code(answer) == "passkey-refused"
            asked = await begin(ari, account="ari")
            for field in ("client_data", "attestation"):
                made = device.register(asked)
                answer = await ari.post("/passkeys", {**made, field: "AAAA"})
                assert code(answer) in ("passkey-refused", "passkey-expired")
            assert (await ari.get("/me")).json()["account"] is None
            assert (await ari.get("/passkeys")).json() == []

    run(test())


def test_where_passkeys_belong() -> None:
    def found(settings: Settings, host: str) -> tuple[str, tuple[str, ...]]:
        site = site_of(settings, {"host": host})
        return site.name, site.origins

    unset = Settings()
    assert found(unset, "localhost:8017") == ("localhost", ("http://localhost:8017", "https://localhost:8017"))
    for host in ("127.0.0.1:8017", "quilts.example", "localhost.evil.example", "[::1]:8017", ""):
        with pytest.raises(Refusal) as refused:
            found(unset, host)
        assert refused.value.code == "passkeys-unavailable"
    named = Settings(site=SITE, origins=("https://play.quilts.example", "https://evilquilts.example"))
    for host in ("quilts.example", "evil.example"):
        assert found(named, host) == ("quilts.example", (SITE, "https://play.quilts.example"))


@pytest.mark.parametrize(
    ("site", "is_good"),
    [
        (SITE, True),
        ("https://quilts.example:8443", True),
        ("http://localhost:8017", True),
        ("http://quilts.example", False),
        ("https://127.0.0.1", False),
        ("https://[::1]", False),
        ("https://quilts.example/", False),
        ("https://user@quilts.example", False),
        ("https://quilts.example:x", False),
        ("quilts.example", False),
    ],
)
def test_the_site_must_be_one_that_browsers_take(site: str, is_good: bool) -> None:
    if is_good:
        assert load_settings({"site": site}).site == site
    else:
        with pytest.raises(CalicoError, match="setting “site”"):
            load_settings({"site": site})


def test_sign_ins_are_limited_like_log_ins() -> None:
    async def test() -> None:
        async with serving(settings=NAMED.but(sign_ups_per_hour=3)) as served, guest(served) as ari:
            answers = [await sign_in(ari, Device(SITE, user="QQ")) for _ in range(4)]
            assert [code(one) for one in answers] == ["passkey-refused"] * 2 + ["too-many-requests"] * 2

    run(test())


def test_my_data_has_the_passkeys_and_erasing_removes_them() -> None:
    async def test() -> None:
        async with serving(settings=NAMED) as served, guest(served) as ari, guest(served) as other:
            device = Device(SITE)
            await register(ari, device, "ari", "Grandma's tablet")
            assert "Grandma's tablet" in json.dumps((await ari.get("/me/data")).json()["passkeys"])
            assert (await ari.http.delete("/api/v1/me")).status_code == 204
            assert code(await sign_in(other, device)) == "passkey-refused"
            assert (await register(other, Device(SITE), "ari")).status_code == 201, "the name is free again"

    run(test())


def test_passkeys_survive_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        device = Device(SITE)
        file = tmp_path / "calico.sqlite"
        async with serving(SqlStore.sqlite(file), NAMED) as served, guest(served) as ari:
            await register(ari, device, "ari")
        async with serving(SqlStore.sqlite(file), NAMED) as served, guest(served) as other:
            assert (await sign_in(other, device)).json()["account"] == "ari"
            store = served.app.state.services.store
            assert isinstance(await store.passkey((await other.get("/passkeys")).json()[0]["id"]), Passkey)

    run(test())
