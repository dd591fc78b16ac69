"""Push messages and the bell in a real browser: one's own device, what comes there, and the list in the bar."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_account import PASSWORD, fits
from tests.browser.test_home import barriers
from tests.browser.visitor import PHONE, Visitor
from tests.cost import slow
from tools.browser import TableProcess, browser, missing, table

Visit = Callable[..., Visitor]
SUBSCRIPTION = """
let made = null;
PushManager.prototype.getSubscription = async () => made;
PushManager.prototype.subscribe = async () => {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const text = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const keys = {
    p256dh: text(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))),
    auth: text(crypto.getRandomValues(new Uint8Array(16))),
  };
  const endpoint = "https://fcm.googleapis.com/fcm/send/here";
  return (made = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((made = null), true) });
};
"""
"""A browser whose push service answers: the true one cannot be reached from here."""


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The whole browser: its headless shell has no notifications."""
    lacking = missing(whole=True)
    if lacking:
        pytest.skip(lacking)
    with browser(whole=True) as found:
        yield found


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[TableProcess]:
    """A table that has a public address, without which nothing is pushed."""
    with table(tmp_path_factory.mktemp("table"), {"VEZERKAR_PUBLIC_URL": "http://table.example"}) as process:
        yield process


def register(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_role("tab", name="Register").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("tabpanel").get_by_role("button", name="Register").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def post(page: Page, path: str, body: object) -> Any:
    """What the table answers to a command of the page."""
    script = """async ([path, body]) => {
      const headers = { "Content-Type": "application/json", "X-Vezerkar": "1" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    }"""
    return page.evaluate(script, [path, body])


@slow
def test_a_device_is_notified_and_shows_what_comes(visit: Visit, here: TableProcess) -> None:
    visitor = visit(locale="en-GB")
    page = visitor.page
    visitor.context.grant_permissions(["notifications"], origin=here.address)
    visitor.context.add_init_script(SUBSCRIPTION)
    register(page, "Heron")
    page.get_by_role("button", name="Notify me on this device").press("Enter")
    expect(page.get_by_role("status").filter(has_text="You are notified on this device.")).to_be_visible()
    expect(page.get_by_text("this device", exact=False).last).to_be_visible()
    found = barriers(page)

    scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    session = visitor.context.new_cdp_session(page)
    workers: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: workers.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not workers:
        page.wait_for_timeout(20)
    told = {"title": "The Hunt: it is your turn", "text": "As Germany", "lang": "en", "url": "/play/nowhere"}
    where = {"origin": here.address, "registrationId": workers[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(told)})
    session.send("ServiceWorker.deliverPushMessage", {**where, "data": json.dumps(told | {"text": "As Britain"})})
    shown = """async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    }"""
    wanted = {"title": told["title"], "body": "As Britain", "tag": told["url"], "data": told["url"]}
    for _ in range(200):
        if page.evaluate(shown) == [wanted]:
            break
        page.wait_for_timeout(50)
    assert page.evaluate(shown) == [wanted], "the newest about a match replaces the one before"
    assert scope == f"{here.address}/"

    page.reload()
    page.get_by_role("button", name=re.compile("^Do not notify any more")).click()
    expect(page.get_by_role("status").filter(has_text="You are not notified on this device.")).to_be_visible()
    assert found == []


@slow
def test_the_bell_rings_is_read_by_the_keyboard_and_on_a_phone(visit: Visit, here: TableProcess) -> None:
    page = visit(locale="en-GB").page
    register(page, "Egret")
    bell = page.get_by_role("button", name=re.compile("^Notices"))
    expect(bell).to_have_attribute("aria-label", "Notices")
    live = {"kind": "live", "bank_s": 3600, "increment_s": 30}
    wish = {"game": "hunt", "seats": {"german": "me", "british": "open"}, "name": "Egret", "clock": live}
    made = post(page, "/api/matches?lang=en", wish)
    post(page, "/api/me/claims", {"match": made["match"], "key": made["key"]})
    take = {"name": "Béla", "once": "a-random-secret-word"}
    with here._client(made["invitations"]["british"]) as other:
        other.post(f"/api/matches/{made['match']}/take", json=take).raise_for_status()

    page.goto("/")
    # Nothing is loaded anew: the page hears of it.
    expect(page.get_by_role("button", name=re.compile("^Notices: .* new$"))).to_be_visible()
    bell.focus()
    page.keyboard.press("Enter")
    entries = page.locator(".bell li")
    expect(entries.filter(has_text="The Hunt: the game has begun")).to_be_visible()
    expect(entries.first).to_contain_text("With Béla")
    found = barriers(page)
    page.keyboard.press("Escape")
    expect(bell).to_be_focused()
    expect(entries.first).to_be_hidden()

    phone = visit(locale="hu-HU", **PHONE).page
    phone.goto("/account")
    phone.get_by_label("Név", exact=True).fill("egret")
    phone.get_by_label("Jelszó", exact=True).fill(PASSWORD)
    phone.get_by_role("tabpanel").get_by_role("button", name="Bejelentkezés").click()
    phone.get_by_role("button", name=re.compile("^Értesítések: ")).tap()
    # The newest notice is that somebody has signed in on another device.
    expect(phone.locator(".bell li").first).to_contain_text("Új böngészőből léptek be a fiókodba")
    begun = phone.locator(".bell li").filter(has_text="Velük: Béla").first
    expect(begun).to_be_visible()
    assert fits(phone)
    found += barriers(phone)
    phone.get_by_role("button", name="Mindet elolvastam").tap()
    expect(phone.get_by_role("button", name="Értesítések", exact=True)).to_be_visible()
    # What is read on one device is read on all.
    expect(bell).to_have_attribute("aria-label", "Notices")
    begun.locator("a").tap()
    expect(phone).to_have_url(re.compile(made["match"]))
    assert found == []
