"""Webhooks: what is posted, and that no connection leads anywhere but to the public network."""

from __future__ import annotations

import asyncio
import hmac
import json
import ssl
from collections.abc import Iterator
from email.parser import BytesParser
from email.policy import HTTP
from hashlib import sha256
from typing import Any

import pytest
from httpcore import AsyncNetworkStream
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.endpoint import SOMEWHERE, Endpoint, Inner, Names
from tests.server.notices.test_notices import AT_ONCE, LATER, decide, jobs, store_of
from tests.server.people import claim, register
from tests.server.play import Guest, make, refused, take
from tests.server.waiting import until
from vezerkar.draw import svg_to_png
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.notices.public_network import LOOK_UP_SECONDS, PublicNetwork, is_public, public_url
from vezerkar.server.notices.public_post import IN_ALL_SECONDS, PostFailed, PublicPost
from vezerkar.server.notices.webhook_job import WAITS
from vezerkar.server.notices.webhook_sender import WebhookSender, signature
from vezerkar.server.storage.schema import CHANNELS, JOBS

CLOSED = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.1.2.3",
    "169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.8", "192.0.0.170", "192.0.2.1",
    "192.168.0.1", "192.168.255.255", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1",
    "239.255.255.255", "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1", "::10.0.0.1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::ffff:192.168.1.1", "::ffff:0.0.0.0", "64:ff9b::7f00:1", "64:ff9b::a00:1",
    "64:ff9b:1::1", "64:ff9b::a9fe:a9fe", "100::1", "2001::1", "2001:0:7f00:1::", "2001:10::1", "2001:db8::1", "2002:7f00:1::",
    "2002:a00:1::", "2002:c0a8:101::1", "fc00::1", "fd00::1", "fd12:3456:789a::1", "fe80::1", "fe80::1%eth0", "febf::1",
    "fec0::1", "feff::1", "ff00::1", "ff02::1", "ff05::2", "ff0e::1", "nonsense",
]  # fmt: skip
OPEN = ["8.8.8.8", SOMEWHERE, "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:800::200e", "::ffff:8.8.8.8"]
HOSTS = ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1", "017700000001", "127.1", "[::ffff:127.0.0.1]", "0"]
"""Ways to write addresses of this machine."""


@pytest.fixture(scope="module")
def module_endpoint(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Endpoint]:
    found = Endpoint(tmp_path_factory.mktemp("endpoint"))
    yield found
    found.server.shutdown()
    found.server.server_close()


@pytest.fixture
def endpoint(module_endpoint: Endpoint) -> Endpoint:
    module_endpoint.posts.clear()
    module_endpoint.inner.asked.clear()
    module_endpoint.status, module_endpoint.headers, module_endpoint.body = 204, {}, b""
    return module_endpoint


def post(sender: WebhookSender, url: str = "https://hooks.example/a?b=c") -> str:
    """Post something; return why it was not taken, or ""."""
    try:
        asyncio.run(sender.post(url, b'{"a":1}', "hush", "number"))
    except PostFailed as failed:
        return failed.reason
    return ""


# --- where connections lead --------------------------------------------------------------------------------------------


def test_addresses_that_are_closed_and_open() -> None:
    assert len(CLOSED) == 60
    assert [one for one in CLOSED if is_public(one)] == [] and [one for one in OPEN if not is_public(one)] == []


def test_no_connection_is_opened_to_a_closed_address() -> None:
    inner, tls = Inner(), ssl.create_default_context()
    for address in CLOSED:
        for answer in ([address], [SOMEWHERE, address]):
            assert post(WebhookSender(PublicPost(PublicNetwork(Names(answer), inner), tls))) == "address", address
    assert inner.asked == []


def test_no_connection_is_opened_to_this_machine_however_it_is_written() -> None:
    inner = Inner()
    sender = WebhookSender(PublicPost(PublicNetwork(inner=inner)))
    assert {post(sender, f"https://{host}/") for host in HOSTS} <= {"address", "unreachable"}
    assert inner.asked == []


def test_a_name_that_leads_elsewhere_a_moment_later_leads_nowhere(endpoint: Endpoint) -> None:
    names = Names([SOMEWHERE], ["127.0.0.1"])
    sender = WebhookSender(PublicPost(PublicNetwork(names, endpoint.inner), endpoint.trust))
    assert post(sender) == "" and names.asked == ["hooks.example"], "it is looked up once"
    assert post(sender) == "address" and endpoint.inner.asked == [SOMEWHERE] and len(endpoint.posts) == 1


def test_names_that_nobody_knows_or_tells_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unknown(host: str) -> list[str]:
        raise OSError

    async def slow(host: str) -> list[str]:
        await asyncio.sleep(60)
        return [SOMEWHERE]

    assert LOOK_UP_SECONDS == 3
    monkeypatch.setattr("vezerkar.server.notices.public_network.LOOK_UP_SECONDS", 0.01)
    assert [post(WebhookSender(PublicPost(PublicNetwork(names)))) for names in (unknown, slow, Names([]))] == [
        "unreachable",
        "unreachable",
        "address",
    ]


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",
        "https://hooks.example:8443/",
        "https://anna:hush@hooks.example/",
        "https://:@hooks.example/",
        "https:///a",
        "ftp://hooks.example/",
        "//hooks.example/",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nHost: x",
        "https://hooks.example:x/",
        "https://hooks.example/#a",
        "https://bücher.example/",
        "https://hooks.example/" + "a" * 500,
    ],
)
def test_urls_that_are_not_taken(url: str) -> None:
    with pytest.raises(ValueError):
        public_url(url)
    assert public_url("https://hooks.example:443/a?b=c") == "https://hooks.example:443/a?b=c"


def test_another_port_is_not_spoken_to() -> None:
    inner = Inner()
    assert post(WebhookSender(PublicPost(PublicNetwork(Names([SOMEWHERE]), inner))), "https://hooks.example:8443/") == "address"
    assert inner.asked == []


# --- what is posted ----------------------------------------------------------------------------------------------------


def test_a_post_keeps_the_name_and_is_signed(endpoint: Endpoint) -> None:
    assert post(endpoint.sender()) == ""
    ((headers, body),) = endpoint.posts
    assert headers["Host"] == "hooks.example" and body == b'{"a":1}' and headers["Content-Type"] == "application/json"
    expected = hmac.new(b"hush", b"1795434000." + body, sha256).hexdigest()
    assert headers["X-Vezerkar-Signature"] == f"sha256={expected}" == f"sha256={signature('hush', '1795434000', body)}"
    assert headers["X-Vezerkar-Time"] == "1795434000" and headers["X-Vezerkar-Delivery"] == "number"


def test_answers_are_judged_by_their_number_alone(endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")
    endpoint.status, endpoint.headers = 302, {"Location": "https://127.0.0.1/"}
    assert post(endpoint.sender()) == "status-302" and len(endpoint.posts) == 1, "nothing follows it"
    endpoint.status, endpoint.headers = 404, {}
    assert post(endpoint.sender()) == "status-404"
    endpoint.status, endpoint.body = 200, b"x" * 1_000_000
    assert post(endpoint.sender()) == ""


def test_a_certificate_that_nobody_vouches_for_is_not_believed(endpoint: Endpoint) -> None:
    assert post(WebhookSender(PublicPost(PublicNetwork(Names([SOMEWHERE]), endpoint.inner)))) == "tls"
    assert post(endpoint.sender(), "https://other.example/") == "tls" and endpoint.posts == []


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(Inner):
        async def connect_tcp(self, host: str, port: int, *args: Any, **more: Any) -> AsyncNetworkStream:
            await asyncio.sleep(60)
            raise AssertionError

    assert IN_ALL_SECONDS == 6
    monkeypatch.setattr("vezerkar.server.notices.public_post.IN_ALL_SECONDS", 0.01)
    assert post(WebhookSender(PublicPost(PublicNetwork(Names([SOMEWHERE]), Silent())))) == "slow"


# --- webhooks of accounts ----------------------------------------------------------------------------------------------


@pytest.fixture
def client(url: str, endpoint: Endpoint) -> Iterator[TestClient[Any]]:
    check = HostCheck("0.0.0.0", ["testserver.local"], "http://table.example")
    app = create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, host_check=check, delays=LATER, public_post=endpoint.post())
    with TestClient(app) as found:
        yield found


def add(client: TestClient[Any], form: str = "json", url: str = "https://hooks.example/anna") -> Any:
    return client.post("/api/me/channels", json={"form": form, "url": url})


def channels(client: TestClient[Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/channels").json()
    return found


def waited_for(client: TestClient[Any], *forms: str) -> tuple[Guest, Guest, list[dict[str, Any]]]:
    """Anna, with such webhooks, is waited for; also the answers to making them."""
    register(client)
    made = [add(client, form).json() for form in forms]
    body = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_hour": 7, "wishes": []}
    assert client.put("/api/me/wishes", json=body).status_code == 200
    anna, match = make(client)
    claim(client, anna)
    bela = take(client, anna.match, match["invitations"]["heron"], name="@everyone")
    bela.act("heron", "bid 0")
    return anna, bela, made


def posted(client: TestClient[Any]) -> None:
    """Wait until all has been posted."""
    until(lambda: not dues(client))


def dues(client: TestClient[Any]) -> list[int | None]:
    with store_of(client).engine.connect() as connection:
        return list(connection.execute(select(JOBS.c.due).where(JOBS.c.kind == "webhook")).scalars())


@slow
def test_a_webhook_is_told_of_a_turn_once(client: TestClient[Any], endpoint: Endpoint) -> None:
    anna, _, (made,) = waited_for(client, "json")
    decide(client)
    posted(client)
    told = {json.loads(body)["event"]: (headers, body) for headers, body in endpoint.posts}
    assert set(told) == {"began", "turn"} and len(endpoint.posts) == 2
    headers, body = told["turn"]
    assert headers["X-Vezerkar-Signature"] == f"sha256={signature(made['secret'], headers['X-Vezerkar-Time'], body)}"
    assert json.loads(body) == {
        "event": "turn",
        "match": anna.match,
        "game": "gauge",
        "title": "The Weather Gauge",
        "turn": 1,
        "seats": ["gull"],
        "players": {"gull": "Anna", "heron": "@everyone"},
        "ends": None,
        "headline": json.loads(body)["headline"],
        "text": "The Weather Gauge: it is your turn",
        "url": f"http://table.example/play/{anna.match}",
    }
    decide(client)
    posted(client)
    assert len(endpoint.posts) == 2, "nothing is told twice"


@slow
def test_discord_is_told_in_words_and_calls_nobody(client: TestClient[Any], endpoint: Endpoint) -> None:
    anna, _, _ = waited_for(client, "discord")
    decide(client)
    posted(client)
    headers, body = next(one for one in endpoint.posts if b"your turn" in one[1])
    words, board = fields(headers, body)
    turn = json.loads(words)
    assert turn["allowed_mentions"] == {"parse": []} and turn["content"].endswith(f"/play/{anna.match}")
    assert set(turn) == {"content", "allowed_mentions"} and len(turn["content"]) <= 2000
    seen = client.get(f"/api/matches/{anna.match}/picture.svg").text
    assert board == svg_to_png(seen, 600), "it is what a spectator sees"


def fields(headers: dict[str, str], body: bytes) -> list[bytes]:
    """The fields of a form."""
    head = f"Content-Type: {headers['Content-Type']}\r\n\r\n".encode()
    form = BytesParser(policy=HTTP).parsebytes(head + body)
    assert form.get_content_type() == "multipart/form-data"
    return [content for part in form.iter_parts() if isinstance(content := part.get_payload(decode=True), bytes)]


@slow
def test_what_fails_is_tried_again_and_given_up_after_ten_times(client: TestClient[Any], endpoint: Endpoint) -> None:
    waited_for(client, "json")
    with store_of(client).engine.begin() as connection:
        connection.execute(update(JOBS).where(JOBS.c.key.like("notice began%")).values(kind="none"))
    endpoint.status = 500
    decide(client)
    for failures in range(1, 11):

        def failed_again(failures: int = failures) -> bool:
            return failed(client) == failures

        until(failed_again)
        assert channels(client)[0]["broken"] is (failures == 10) and channels(client)[0]["error"] == "status-500"
        if failures < 10:
            until(lambda: dues(client) != [1])
            (job,) = jobs(client, "webhook")
            posted_before = len(endpoint.posts)
            with store_of(client).engine.begin() as connection:
                connection.execute(update(JOBS).where(JOBS.c.kind == "webhook").values(due=1))
            client.app.state.context.match_service.on_jobs("webhook")

            def posted_again(before: int = posted_before) -> bool:
                return len(endpoint.posts) > before

            until(posted_again)
            assert job["numbers"]
    until(lambda: not dues(client))
    assert len({headers["X-Vezerkar-Delivery"] for headers, _ in endpoint.posts}) == 1, "all are one delivery"
    rung = [(one["event"], one["text"]) for one in client.get("/api/me/bell").json()["notices"]]
    assert ("broken", "Nothing reaches you any more at: hooks.example") in rung
    endpoint.status = 204
    number = channels(client)[0]["id"]
    assert client.post(f"/api/me/channels/{number}/test", json={}).json() == {"error": ""}
    assert channels(client)[0]["broken"] is False
    assert WAITS[0] == 60


def failed(client: TestClient[Any]) -> int:
    with store_of(client).engine.connect() as connection:
        return int(connection.execute(select(CHANNELS.c.failures)).scalar_one())


def test_a_webhook_is_tried_at_a_button(client: TestClient[Any], endpoint: Endpoint) -> None:
    register(client)
    made = add(client).json()
    assert channels(client) == [{"id": made["id"], "form": "json", "host": "hooks.example", "broken": False, "error": ""}]
    path = f"/api/me/channels/{made['id']}/test"
    assert client.post(path, json={}, params={"lang": "hu"}).json() == {"error": ""}
    assert json.loads(endpoint.posts[0][1]) == {"event": "test", "text": "Ez a webhook működik: ide írunk majd a játszmáidról."}
    endpoint.status, endpoint.body = 401, b"the secrets of the intranet"
    answer = client.post(path, json={})
    assert answer.json() == {"error": "status-401"} and channels(client)[0]["error"] == "status-401"
    register(client, "Bela")
    assert channels(client) == []
    refused(client.post(path, json={}), 404, "not_found")
    assert client.request("DELETE", f"/api/me/channels/{made['id']}", json={}).status_code == 200
    with store_of(client).engine.connect() as connection:
        assert connection.execute(select(CHANNELS.c.account)).scalars().all() == [1], "nobody removes those of others"


@slow
def test_an_account_has_a_few_webhooks_and_removes_them(client: TestClient[Any]) -> None:
    register(client)
    made = [add(client).json() for _ in range(5)]
    assert len({one["secret"] for one in made}) == 5
    refused(add(client), 409, "too_many_webhooks")
    assert client.request("DELETE", f"/api/me/channels/{made[0]['id']}", json={}).status_code == 200
    assert len(channels(client)) == 4 and add(client).status_code == 201
    refused(add(client, url="http://hooks.example/"), 422, "bad_webhook")
    refused(add(client, form="carrier pigeon"), 400, "malformed")
    client.cookies.clear()
    refused(client.get("/api/me/channels"), 401, "sign_in")
    refused(add(client), 401, "sign_in")


def test_without_a_public_address_there_are_no_webhooks(sqlite_url: str) -> None:
    with TestClient(create_app(sqlite_url, bots=Here(), limits=FREE, delays=AT_ONCE)) as client:
        register(client)
        refused(add(client), 409, "no_webhooks")
        assert client.get("/api/me/wishes").json()["channels"] == []
