"""Push messages: a push service of our own checks who sends, a browser of our own opens what was sealed for it."""

from __future__ import annotations

from base64 import urlsafe_b64decode
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from py_vapid.jwt import decode
from sqlalchemy import insert, select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.endpoint import SERVICE, Browser, Endpoint, text
from tests.server.notices.test_notices import LATER, decide, jobs, store_of
from tests.server.notices.test_webhooks import module_endpoint
from tests.server.people import SECRET, become, claim, end, me, register, sessions, sign_in, sign_out
from tests.server.play import Guest, make, refused, take
from tests.server.waiting import until
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.notices import push_job
from vezerkar.server.notices.push_job import WAITS
from vezerkar.server.notices.push_table import MOST
from vezerkar.server.storage.schema import JOBS, LOOKING, META, PUSH_DEVICES, SENT

assert module_endpoint


def claims(headers: dict[str, str], key: str) -> Any:
    """What the sender says of itself, if it has signed it with this key (RFC 8292)."""
    scheme, _, rest = headers["Authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == key
    return decode(parts["t"], key)


@pytest.fixture
def service(module_endpoint: Endpoint) -> Endpoint:
    """A push service, at a name that the table knows."""
    module_endpoint.posts.clear()
    module_endpoint.inner.asked.clear()
    module_endpoint.status, module_endpoint.headers, module_endpoint.body = 201, {}, b""
    return module_endpoint


@pytest.fixture
def client(url: str, service: Endpoint) -> Iterator[TestClient[Any]]:
    check = HostCheck("0.0.0.0", ["testserver.local"], "http://table.example")
    app = create_app(
        url,
        bots=Here(),
        bot_delay=0.0,
        limits=FREE,
        host_check=check,
        delays=LATER,
        public_post=service.post(),
        push_services=["hooks.example"],
    )
    with TestClient(app) as found:
        yield found


def subscribe(client: TestClient[Any], browser: Browser, **more: str) -> Any:
    return client.post("/api/me/push", json=browser.subscription | more, params={"lang": "en"})


def devices(client: TestClient[Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/push").json()
    return found


def waited_for(client: TestClient[Any], *browsers: Browser, lang: str = "en") -> tuple[Guest, Guest]:
    """Anna, with these browsers, is waited for by Béla; of the beginning she wants to hear nothing."""
    register(client)
    for browser in browsers:
        assert client.post("/api/me/push", json=browser.subscription, params={"lang": lang}).status_code == 200
    wish = [{"event": "began", "channel": "push", "mode": "off"}]
    body = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_hour": 7, "wishes": wish}
    assert client.put("/api/me/wishes", json=body).status_code == 200
    anna, made = make(client)
    claim(client, anna)
    bela = take(client, anna.match, made["invitations"]["heron"])
    bela.act("heron", "bid 0")
    return anna, bela


def pushed(client: TestClient[Any]) -> None:
    """Wait until all has been pushed."""
    until(lambda: not jobs(client, "push"))


def again(client: TestClient[Any], service: Endpoint) -> None:
    """Try at once what waits to be tried again, and wait until it was."""
    before = len(service.posts)
    hasten(client)
    client.app.state.context.match_service.on_jobs("push")
    until(lambda: len(service.posts) > before)


def hasten(client: TestClient[Any]) -> None:
    """Let what waits to be tried again be due now, once nobody is at it."""
    until(lambda: not at_it(client))
    with store_of(client).engine.begin() as connection:
        connection.execute(update(JOBS).where(JOBS.c.kind == "push").values(due=1))


def at_it(client: TestClient[Any]) -> bool:
    with store_of(client).engine.connect() as connection:
        held = select(JOBS.c.id).where(JOBS.c.kind == "push", JOBS.c.lease.is_not(None))
        return connection.execute(held).first() is not None


# --- what is sent ------------------------------------------------------------------------------------------------------


@slow
def test_a_browser_is_told_of_a_turn_once(client: TestClient[Any], service: Endpoint) -> None:
    browser = Browser()
    anna, _ = waited_for(client, browser)
    decide(client)
    pushed(client)
    ((headers, sealed),) = service.posts
    told = browser.opened(sealed)
    assert told["title"] == "The Weather Gauge: it is your turn" and told["url"] == f"/play/{anna.match}"
    assert "as Gull" in told["text"] and "Béla" in told["text"] and told["lang"] == "en"
    assert set(told) == {"title", "text", "lang", "url", "picture"}
    picture = client.get(told["picture"])
    assert picture.headers["content-type"] == "image/png" and picture.content.startswith(b"\x89PNG")
    assert headers["Content-Encoding"] == "aes128gcm" and headers["Host"] == "hooks.example"
    assert anna.match.encode() not in sealed and anna.match not in str(headers), "the service learns nothing"
    decide(client)
    pushed(client)
    assert len(service.posts) == 1, "nothing is told twice"


@slow
def test_a_browser_is_sent_a_test_when_its_holder_asks_for_it(client: TestClient[Any], service: Endpoint) -> None:
    browser = Browser()
    waited_for(client, browser)
    (device,) = client.get("/api/me/push").json()
    answer = client.post(f"/api/me/push/{device['id']}/test", json={}, params={"lang": "en"})
    assert answer.json() == {"error": ""}
    told = browser.opened(service.posts[-1][1])
    assert told["title"] == "Notices reach this device" and told["url"] == "/account"
    refused(client.post("/api/me/push/99/test", json={}), 404, "not_found")
    register(client, "Cili")
    refused(client.post(f"/api/me/push/{device['id']}/test", json={}), 404, "not_found")
    client.cookies.clear()
    refused(client.post(f"/api/me/push/{device['id']}/test", json={}), 401, "sign_in")


@slow
def test_the_push_service_knows_who_sends(client: TestClient[Any], service: Endpoint) -> None:
    waited_for(client, Browser())
    key = client.get("/api/push/key").json()["key"]
    decide(client)
    pushed(client)
    ((headers, _),) = service.posts
    said = claims(headers, key)
    assert said["aud"] == SERVICE and said["sub"] == "http://table.example"
    assert 0 < int(headers["TTL"]) <= 24 * 3600 and headers["Urgency"] == "normal"
    assert len(headers["Topic"]) <= 32
    with store_of(client).engine.connect() as connection:
        private = connection.execute(select(META.c.value).where(META.c.name == "push_key")).scalar_one()
    assert len(urlsafe_b64decode(private + "=")) == 32 and client.get("/api/push/key").json()["key"] == key


@slow
def test_the_newest_message_about_a_match_takes_the_place_of_those_before(client: TestClient[Any], service: Endpoint) -> None:
    browser = Browser()
    anna, _ = waited_for(client, browser)
    decide(client)
    anna.act("gull", "bid 5")
    anna.act("gull", "hold")
    decide(client)
    pushed(client)
    first, last = (headers["Topic"] for headers, _ in service.posts)
    assert first == last


@slow
def test_a_browser_is_told_in_the_language_of_its_page(client: TestClient[Any], service: Endpoint) -> None:
    browser = Browser()
    waited_for(client, browser, lang="hu")
    decide(client)
    pushed(client)
    told = browser.opened(service.posts[0][1])
    assert told["title"].endswith("te jössz") and told["lang"] == "hu"


@slow
def test_who_looks_or_has_answered_is_told_nothing(client: TestClient[Any], service: Endpoint) -> None:
    anna, _ = waited_for(client, Browser())
    with store_of(client).engine.begin() as connection:
        connection.execute(insert(LOOKING).values(match=anna.match, account=1, at=2**60))
    decide(client)
    anna.act("gull", "bid 5")
    assert jobs(client, "push") == [] and service.posts == []


@slow
def test_events_that_are_not_wished_for_are_not_pushed(client: TestClient[Any], service: Endpoint) -> None:
    anna, _ = waited_for(client, Browser())
    wish = [{"event": "turn", "channel": "push", "mode": "off"}]
    body = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_hour": 7, "wishes": wish}
    assert client.put("/api/me/wishes", json=body).status_code == 200
    decide(client)
    assert jobs(client, "push") == [] and anna
    refused(client.put("/api/me/wishes", json=body | {"wishes": [wish[0] | {"mode": "digest"}]}), 400, "malformed")


# --- what fails --------------------------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_dropped(client: TestClient[Any], service: Endpoint, status: int) -> None:
    waited_for(client, Browser())
    service.status = status
    decide(client)
    until(lambda: devices(client) == [])
    pushed(client)
    assert len(service.posts) == 1


@pytest.mark.slow
def test_what_fails_is_tried_again_and_sent_once(client: TestClient[Any], service: Endpoint) -> None:
    browser = Browser()
    waited_for(client, browser)
    service.status = 503
    decide(client)
    until(lambda: [one["error"] for one in devices(client)] == ["status-503"])
    again(client, service)
    until(lambda: failures(client) == 2)
    assert WAITS[:2] == (60, 300) and len(service.posts) == 2
    service.status = 201
    again(client, service)
    pushed(client)
    assert devices(client)[0]["error"] == "" and len(service.posts) == 3
    assert {browser.opened(sealed)["title"] for _, sealed in service.posts} == {"The Weather Gauge: it is your turn"}


@slow
def test_it_is_not_tried_for_ever(client: TestClient[Any], service: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push_job, "MOST_FAILURES", 2)
    waited_for(client, Browser())
    service.status = 500
    decide(client)
    until(lambda: failures(client) == 1)
    again(client, service)
    pushed(client)
    assert len(service.posts) == 2 and len(devices(client)) == 1, "the browser stays: the next notice is tried"


@slow
def test_what_was_answered_meanwhile_is_not_tried_again(client: TestClient[Any], service: Endpoint) -> None:
    anna, _ = waited_for(client, Browser())
    service.status = 503
    decide(client)
    until(lambda: failures(client) == 1)
    anna.act("gull", "bid 5")
    hasten(client)
    client.app.state.context.match_service.on_jobs("push")
    pushed(client)
    assert len(service.posts) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("handed", "posts"), [(True, 0), (False, 1)])
def test_a_process_that_dies_while_it_sends_does_not_send_twice(
    client: TestClient[Any], service: Endpoint, handed: bool, posts: int
) -> None:
    """The next one cannot know if what was being handed over has gone out. What was not has certainly not."""
    anna, _ = waited_for(client, Browser())
    number = f"push {devices(client)[0]['id']} turn {anna.match} gull 0"
    with store_of(client).engine.begin() as connection:
        connection.execute(insert(SENT).values(id=number, account=1, at=2**60, mark="another process", handed=handed))
    decide(client)
    pushed(client)
    assert len(service.posts) == posts


def failures(client: TestClient[Any]) -> int:
    with store_of(client).engine.connect() as connection:
        return int(connection.execute(select(PUSH_DEVICES.c.failures)).scalar_one())


# --- where it is sent --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("endpoint", "code"),
    [
        ("https://push.other.example/anna", (422, "unknown_push_service")),
        ("https://hooks.example.evil.example/", (422, "unknown_push_service")),
        ("https://fcm.googleapis.com.evil.example/", (422, "unknown_push_service")),
        ("https://10.0.0.1/", (422, "unknown_push_service")),
        ("http://hooks.example/anna", (400, "malformed")),
        ("https://hooks.example:8443/anna", (400, "malformed")),
        ("https://anna:hush@hooks.example/", (400, "malformed")),
    ],
)
def test_addresses_that_are_not_pushed_to(client: TestClient[Any], endpoint: str, code: tuple[int, str]) -> None:
    register(client)
    refused(subscribe(client, Browser(), endpoint=endpoint), *code)
    assert devices(client) == []


def test_push_services_of_browsers_are_known(client: TestClient[Any]) -> None:
    register(client)
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "db5p.notify.windows.com"):
        assert subscribe(client, Browser(service=f"https://{host}")).status_code == 200, host


@slow
def test_a_known_name_that_leads_to_this_machine_is_not_spoken_to(url: str, service: Endpoint) -> None:
    check = HostCheck("0.0.0.0", ["testserver.local"], "http://table.example")
    more: dict[str, Any] = {"public_post": service.post(["127.0.0.1"]), "push_services": ["hooks.example"]}
    app = create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, host_check=check, delays=LATER, **more)
    with TestClient(app) as client:
        waited_for(client, Browser())
        decide(client)
        until(lambda: [one["error"] for one in devices(client)] == ["address"])
    assert service.posts == [] and service.inner.asked == []


def test_what_is_no_subscription_is_refused(client: TestClient[Any]) -> None:
    register(client)
    no_point = text(b"\x04" + b"\x01" * 64)
    for wrong in ({"p256dh": no_point}, {"p256dh": "a" * 87}, {"auth": text(b"\x01" * 20)}, {"auth": ""}):
        refused(subscribe(client, Browser(), **wrong), 400, "malformed")
    assert devices(client) == []


# --- browsers of an account --------------------------------------------------------------------------------------------


@slow
def test_one_sees_and_removes_the_browsers_of_ones_own(client: TestClient[Any], service: Endpoint) -> None:
    at_home = register(client)
    assert subscribe(client, Browser("/desk")).status_code == 200
    assert subscribe(client, Browser("/desk/again")).status_code == 200
    assert [one["current"] for one in devices(client)] == [True], "a browser is one, whatever it had before"
    client.cookies.clear()
    sign_in(client)
    assert subscribe(client, Browser("/phone")).status_code == 200
    assert [one["current"] for one in devices(client)] == [False, True]
    home, phone = (one["id"] for one in devices(client))
    register(client, "Bela")
    assert devices(client) == []
    assert client.request("DELETE", f"/api/me/push/{phone}", json={}).status_code == 200
    become(client, at_home)
    assert len(devices(client)) == 2, "nobody removes those of others"
    assert client.request("DELETE", f"/api/me/push/{phone}", json={}).status_code == 200
    assert [one["id"] for one in devices(client)] == [home]
    assert "desk" not in client.get("/api/me/push").text, "its address is shown nowhere"


@slow
def test_nothing_is_shown_at_a_browser_that_is_signed_out(client: TestClient[Any], service: Endpoint) -> None:
    phone = Browser("/phone")
    waited_for(client, phone)
    session = client.cookies["vezerkar"]
    client.cookies.clear()
    sign_in(client)
    end(client, next(one["id"] for one in sessions(client) if not one["current"]))
    decide(client)
    assert jobs(client, "push") == [] and devices(client) == [] and service.posts == [] and session


def test_another_password_leaves_the_browser_where_it_was_changed(client: TestClient[Any]) -> None:
    register(client)
    assert subscribe(client, Browser("/phone")).status_code == 200
    change = {"old": SECRET, "new": f"{SECRET} and more"}
    assert client.post("/api/me/password", json=change).status_code == 200
    assert len(devices(client)) == 1


def test_a_browser_of_two_people_is_that_of_whoever_is_signed_in(client: TestClient[Any]) -> None:
    shared = Browser()
    register(client)
    subscribe(client, shared)
    sign_out(client)
    bela = register(client, "Bela")
    assert devices(client) == []
    assert subscribe(client, shared).status_code == 200
    assert len(devices(client)) == 1 and me(client)["name"] == "Bela" and bela
    with store_of(client).engine.connect() as connection:
        assert connection.execute(select(PUSH_DEVICES.c.account)).scalars().all() == [2]


@slow
def test_an_account_has_a_few_browsers(client: TestClient[Any]) -> None:
    register(client)
    for number in range(MOST + 2):
        client.cookies.clear()
        sign_in(client)
        assert subscribe(client, Browser(f"/{number}")).status_code == 200
    assert len(devices(client)) == MOST


def test_guests_have_no_browsers(client: TestClient[Any]) -> None:
    refused(client.get("/api/me/push"), 401, "sign_in")
    refused(subscribe(client, Browser()), 401, "sign_in")


def test_without_a_public_address_there_are_no_push_messages(sqlite_url: str) -> None:
    with TestClient(create_app(sqlite_url, bots=Here(), limits=FREE)) as client:
        register(client)
        refused(client.get("/api/push/key"), 409, "no_push")
        refused(subscribe(client, Browser()), 409, "no_push")
        assert client.get("/api/me/wishes").json()["channels"] == []
