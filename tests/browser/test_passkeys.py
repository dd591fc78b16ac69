"""Passkeys at the page, with an authenticator that Chromium plays itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.test_account import fits
from tests.browser.test_home import barriers
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tools.browser import TableProcess, table
from tools.ports import free_port

Visit = Callable[..., Visitor]
PASSWORD = "nine grey herons"


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[TableProcess]:
    """A table that has a public address for which browsers grant passkeys without TLS."""
    port = free_port()
    public = f"http://localhost:{port}"
    with table(tmp_path_factory.mktemp("table"), {"VEZERKAR_PUBLIC_URL": public}, port) as process:
        process.address = public
        yield process
        assert process.complaints() == ""


class Keys:
    """An authenticator in a browser. While it is ``held`` back nobody touches it."""

    def __init__(self, page: Page) -> None:
        self._devtools: CDPSession = page.context.new_cdp_session(page)
        self._devtools.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": False,
        }
        added = self._devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self._id = added["authenticatorId"]

    def touch(self, enabled: bool = True) -> None:
        """Somebody touches whatever asks to be touched, from now on, or no more."""
        self._send("setAutomaticPresenceSimulation", enabled=enabled)

    def all(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._send("getCredentials")["credentials"]
        return found

    def give(self, credential: dict[str, Any]) -> None:
        """Have a passkey of another device here too, as those do that are synchronised."""
        self._send("addCredential", credential=credential)

    def _send(self, command: str, **more: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self._devtools.send(f"WebAuthn.{command}", {"authenticatorId": self._id, **more})
        return answer


def offers_nothing(page: Page) -> None:
    """The browser does not offer passkeys by itself, so that a test can press the button."""
    page.add_init_script("PublicKeyCredential.isConditionalMediationAvailable = async () => false")


@pytest.mark.slow
def test_an_account_with_a_passkey_alone(visit: Visit) -> None:
    first = visit(locale="en-GB")
    page = first.page
    offers_nothing(page)
    keys = Keys(page)
    page.goto("/account")
    # Everything by the keyboard.
    page.get_by_role("tab", name="Sign in").focus()
    page.keyboard.press("ArrowRight")
    page.get_by_label("Name", exact=True).fill("Heron")
    found = barriers(page)
    keys.touch()
    use = page.get_by_role("button", name="Use a passkey, no password")
    use.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Heron")).to_be_visible()
    assert len(keys.all()) == 1
    expect(page.locator(".passkeys li")).to_have_count(1)
    expect(page.get_by_role("button", name="Set a password")).to_be_visible()
    expect(page.get_by_label("Your password")).to_have_count(0)
    found += barriers(page)

    # The last one stays.
    page.get_by_role("button", name="Remove “Chrome”").click()
    found += barriers(page)
    with first.excused():
        page.get_by_role("dialog").get_by_role("button", name="Remove").click()
        expect(page.get_by_role("alert")).to_contain_text("Add another passkey or a password first")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("tabpanel").get_by_role("button", name="Use a passkey").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Heron")).to_be_visible()

    # On a phone, in Hungarian: the passkey is there too, and the browser offers it while the name is typed.
    second = visit(locale="hu-HU", **PHONE)
    other = second.page
    phone = Keys(other)
    phone.give(keys.all()[0] | {"signCount": 100})
    phone.touch()
    other.goto("/account")
    expect(other.get_by_role("heading", level=1, name="Heron")).to_be_visible()
    expect(other.locator(".passkeys li")).to_have_count(1)
    assert fits(other)
    found += barriers(other)
    other.get_by_label("Új jelszó").fill(PASSWORD)
    other.get_by_role("button", name="Jelszó megadása").click()
    expect(other.get_by_text("A jelszó megváltozott.")).to_be_visible()
    expect(other.locator(".sessions li")).to_have_count(1)

    # With the password there the passkey can go.
    other.get_by_role("button", name="„Chrome” átnevezése").click()
    other.get_by_role("dialog").get_by_label("Az azonosítókulcs neve").fill("telefon")
    other.get_by_role("dialog").get_by_role("button", name="Átnevezés").click()
    other.get_by_role("button", name="„telefon” törlése").click()
    assert fits(other)
    found += barriers(other)
    other.get_by_role("dialog").get_by_label("A jelszavad").fill(PASSWORD)
    other.get_by_role("dialog").get_by_role("button", name="Törlés").click()
    expect(other.get_by_role("status").filter(has_text="Az azonosítókulcsot töröltük.")).to_be_visible()
    expect(other.locator(".passkeys li")).to_have_count(0)
    assert found == []


@slow
def test_passkeys_are_added_to_an_account_and_sign_in(visit: Visit) -> None:
    first = visit(locale="en-GB")
    page = first.page
    offers_nothing(page)
    keys = Keys(page)
    page.goto("/account")
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name", exact=True).fill("Otter")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("tabpanel").get_by_role("button", name="Register").click()
    page.get_by_label("Name of the passkey").fill("laptop")
    passkeys = page.get_by_role("region", name="Passkeys")
    passkeys.get_by_label("Your password").fill(PASSWORD)
    keys.touch()
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("status").filter(has_text="The passkey was added.")).to_be_visible()
    expect(page.locator(".passkeys li")).to_contain_text("laptop")

    # The same device a second time: the passkey shows who is there, and then says that it is there already.
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("This device has a passkey of your account already.")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("tabpanel").get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", level=1, name="Otter")).to_be_visible()

    # At another name of the table a line says where passkeys work.
    other = visit(locale="en-GB").page
    other.goto(page.url.replace("localhost", "127.0.0.1"))
    expect(other.get_by_text("Passkeys work at http://localhost")).to_be_visible()
    expect(other.get_by_role("button", name="Use a passkey")).to_have_count(0)
