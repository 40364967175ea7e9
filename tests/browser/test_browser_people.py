"""People: accounts with passkeys (a real Chromium with a virtual authenticator), who is here, bots that are invited."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from page_server import Server
from playing import OVER, play_out, start_game
from playwright.sync_api import CDPSession, Dialog, Page, expect

from calico.notation import format_chart
from calico.rules import ACHIEVEMENTS, Chart, ChartRow

Opener = Callable[..., Page]


def authenticator(page: Page) -> CDPSession:
    """Gives the page's browser a device that holds passkeys and knows its owner."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


def open_account(page: Page) -> None:
    page.locator(".gear").click()
    page.locator("dialog summary").click()


def become_guest(page: Page, name: str) -> None:
    page.goto(page.url.partition("#")[0] + "#/new/friends")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("heading", name="The table is laid").wait_for()


def test_an_account_with_passkeys_from_the_first_to_the_last(open_page: Opener, server: Server) -> None:
    page = open_page()
    page.goto(f"http://localhost:{server.port}/")
    authenticator(page)
    become_guest(page, "Ari")
    open_account(page)
    page.locator("dialog").get_by_label("Name of the account").fill("ari-of-the-keys")
    page.get_by_role("button", name="Make an account with a passkey").click()
    expect(page.get_by_text("You are signed in as ari-of-the-keys.")).to_be_visible()
    expect(page.get_by_text("The passkey opens your account.")).to_be_visible()

    page.once("dialog", Dialog.accept)
    page.get_by_role("button", name="Remove This device").click()
    expect(page.get_by_role("alert")).to_contain_text("Nothing else opens this account")
    page.once("dialog", lambda dialog: dialog.accept("Blue laptop"))
    page.get_by_role("button", name="Rename This device").click()
    expect(page.get_by_text("Blue laptop not used yet")).to_be_visible()

    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You are signed in as ari-of-the-keys.")).to_be_visible()
    expect(page.get_by_text("Blue laptop last used")).to_be_visible()

    page.get_by_label("New passphrase").fill("a cat on a quilt")
    page.get_by_role("button", name="Save the passphrase").click()
    page.get_by_label("Passphrase so far").wait_for()
    page.once("dialog", Dialog.accept)
    page.get_by_role("button", name="Remove Blue laptop").click()
    expect(page.get_by_text("The passkey is removed.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("does not open an account here")


def test_a_page_without_a_name_says_why_there_are_no_passkeys(open_page: Opener) -> None:
    page = open_page()
    open_account(page)
    expect(page.get_by_text("Passkeys are possible where this page has a name")).to_be_visible()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_have_count(0)


def test_everybody_sees_who_is_here(open_page: Opener) -> None:
    host = open_page("#/new/friends")
    host.get_by_text("More options").click()
    host.get_by_label("Open table").check()
    host.get_by_label("Your name").fill("Hanna")
    host.locator("form.page button.main").click()
    host.get_by_role("heading", name="The table is laid").wait_for()
    friend = open_page()
    expect(friend.locator("a.game", has_text="Hanna")).to_contain_text("The host is here")
    friend.goto(host.url)
    friend.get_by_label("Your name").fill("Felix")
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats li").nth(1)).to_contain_text("here")
    friend.close()
    expect(host.locator(".seats li").nth(1)).to_contain_text("away since")


def test_the_host_silences_and_removes_a_spectator(open_page: Opener) -> None:
    host = open_page("#/new/bots")
    start_game(host)
    looker = open_page()
    become_guest(looker, "Lou")
    looker.goto(host.url)
    looker.get_by_role("button", name="Chat").click()
    looker.get_by_role("button", name="Hello!").click()
    host.get_by_role("button", name="Chat").click()
    host.get_by_role("button", name="Mute Lou").click()
    expect(looker.get_by_role("button", name="Hello!")).to_have_count(0)
    host.get_by_role("button", name="Unmute Lou").click()
    expect(looker.get_by_role("button", name="Hello!")).to_have_count(1)
    host.on("dialog", Dialog.accept)
    host.get_by_role("button", name="Remove Lou").click()
    expect(looker.get_by_role("heading", name="The host has sent you away from this table.")).to_be_visible()


@pytest.fixture
def robo(server: Server) -> Iterator[str]:
    """The account of a bot that waits for invitations, in a process of its own."""
    with httpx.Client(base_url=f"{server.url}api/v1", headers={"X-Calico": "1"}, timeout=None) as http:
        http.post("/guests", json={"name": "Robo"})
        http.post("/account", json={"account": "robo", "passphrase": "correct horse battery"})
        token = http.post("/tokens", json={"name": "b", "scopes": ["read", "play"]}).json()["text"]
        start = "from calico.cli.entry import main; import sys; sys.exit(main(sys.argv[1:]))"
        arguments = ["bot", "--server", server.url, "--token", token, "--player", "random"]
        bot = subprocess.Popen([sys.executable, "-c", start, *arguments], stdout=subprocess.DEVNULL)
        try:
            while not http.get("/programs").json():
                assert bot.poll() is None
            yield "robo"
        finally:
            bot.kill()
            bot.wait()


def test_a_bot_over_the_network_is_invited_and_sits_down(open_page: Opener, robo: str) -> None:
    page = open_page("#/new/friends")
    page.get_by_label("Who takes seat 2").select_option("account")
    page.get_by_label("Account for seat 2").fill("nobody-of-this-name")
    page.locator("form.page button.main").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no account of this name.")
    page.get_by_label("Account for seat 2").fill(robo)
    expect(page.get_by_text("This program is online.")).to_be_visible()
    page.locator("form.page button.main").click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("Robo")
    page.get_by_role("button", name="Send Robo away").click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("free seat")
    page.get_by_label("Name of the account").fill(robo)
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("here")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".choice-card")


def test_a_household_keeps_its_chart(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    become_guest(page, "Ann")
    page.goto(page.url.partition("#")[0] + "#/chart")
    expect(page.locator(".player")).to_have_count(1)
    for name in ("Ben", "Cleo", "Dora", "Egon", "Fay"):
        page.get_by_label("Somebody who plays at this device").fill(name)
        page.get_by_role("button", name="Add", exact=True).click()
        expect(page.locator(".player", has_text=name)).to_be_visible()
    expect(page.get_by_text("A chart has room for six players.")).to_be_visible()
    expect(page.locator("thead th")).to_have_count(7)
    page.once("dialog", lambda dialog: dialog.accept("Dorothea"))
    page.get_by_role("button", name="Rename Dora").click()
    expect(page.locator(".player", has_text="Dorothea")).to_be_visible()
    page.once("dialog", Dialog.accept)
    page.get_by_role("button", name="Remove Fay").click()
    expect(page.locator(".player")).to_have_count(5)
    row = ChartRow("Ben", ACHIEVEMENTS[:5], tuple("abcde"))
    (tmp_path / "chart.json").write_text(format_chart(Chart((row,))), encoding="utf-8")
    page.get_by_label("Read a chart from a file").set_input_files(tmp_path / "chart.json")
    expect(page.locator(".player", has_text="Ben")).to_contain_text("5 of 30 achievements")
    expect(page.locator(".player", has_text="Ben")).to_contain_text("Budding")
    expect(page.locator("td.good")).to_have_count(5)


_ADD = """() => fetch("/api/v1/me/chart/players", {
    method: "POST", headers: { "x-calico": "1", "content-type": "application/json" }, body: '{"name": "Somebody else"}',
})"""


def test_a_seat_of_a_shared_screen_counts_for_whom_one_says(open_page: Opener) -> None:
    page = open_page("#/new/shared")
    page.get_by_text("More options").click()
    for choice in ("adjacent", "restriction"):
        page.locator("select", has=page.locator(f"option[value={choice}]")).select_option(choice)
    start_game(page)
    page.evaluate(_ADD)
    play_out(page)
    page.get_by_label("Whose row of the chart").first.select_option(label="Somebody else")
    page.locator(OVER).get_by_role("button", name="only next to your own patches").first.click()
    expect(page.get_by_text("Somebody else has 1 point on the chart.")).to_be_visible()
