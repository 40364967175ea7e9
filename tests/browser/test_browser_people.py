"""People: an account with passkeys, made and used in a real Chromium with a virtual authenticator."""

from collections.abc import Callable

from page_server import Server
from playwright.sync_api import CDPSession, Dialog, Page, expect

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
    page.get_by_label("Name of the account").fill("ari-of-the-keys")
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
