"""Notices to accounts: who is told what, when, and that nobody is told twice, for nothing, or anything secret."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import TestClient
from sqlalchemy import func, insert, select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.mail.test_mail import confirmed
from tests.server.mailbox import PUBLIC, Mailbox, html_of, mailbox, text_of
from tests.server.people import SECRET, Client, become, claim, register
from tests.server.play import Guest, make, refused, take
from tests.server.waiting import until
from vezerkar.draw import svg_to_png
from vezerkar.engine.game import Json
from vezerkar.server.app import create_app
from vezerkar.server.notices.lookers import LOOK_SECONDS, LookingTable
from vezerkar.server.notices.notices import NOTICE, Delays
from vezerkar.server.notices.wishes import AccountWishes
from vezerkar.server.storage.moments import SECOND_MICROS, micros
from vezerkar.server.storage.schema import ACCOUNTS, JOBS, LOOKING, NOTICES, SEATS, SENT, WISHES
from vezerkar.server.storage.store import Store

EVENTS = ("turn", "live_turn", "short", "began", "ended", "offer", "left", "paired", "round_ends", "invited", "chat")
AT_ONCE = Delays(0.0, 0.0)
LATER = Delays(3600.0, 3600.0)


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def client(url: str, post: Mailbox) -> Iterator[TestClient[Any]]:
    """A table on which notices are decided about by hand."""
    with table(url, post, LATER) as found:
        yield found


def table(url: str, post: Mailbox, delays: Delays) -> TestClient[Any]:
    return TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, mail=post.settings(), delays=delays))


def store_of(client: TestClient[Any]) -> Store:
    found: Store = client.app.state.context.match_service.store
    return found


def wish(client: Client, mode: str = "now", events: tuple[str, ...] = EVENTS, **hours: Any) -> Any:
    table = [{"event": event, "channel": "mail", "mode": mode} for event in events]
    body = {"zone": "UTC", "quiet_from": 0, "quiet_to": 0, "digest_hour": 7, **hours, "wishes": table}
    return client.put("/api/me/wishes", json=body)


def anna_and_bela(client: TestClient[Any], post: Mailbox, *, wishes: str = "now", **more: Any) -> tuple[Guest, Guest, str]:
    """Two people at a match: Anna, with an account that mails reach, and a guest. Also her session."""
    session = confirmed(client, post)
    assert wish(client, wishes).status_code == 200
    anna, made = make(client, **more)
    assert claim(client, anna).status_code == 200
    bela = take(client, anna.match, made["invitations"]["heron"])
    post.mails.clear()
    return anna, bela, session


def due(client: TestClient[Any]) -> None:
    """Decide about notices now, however long there still is to wait, and wait for the mails that come of it."""
    decide(client)
    until(lambda: not any(job["letter"] == "notice" for job in jobs(client, "mail")))


def decide(client: TestClient[Any]) -> None:
    app = client.app.state
    app.context.match_service.delays = AT_ONCE
    with client.portal() as portal:
        for job in jobs(client, NOTICE):
            portal.call(app.deliveries.noticer.work, job)
    app.context.match_service.delays = LATER


def jobs(client: TestClient[Any], kind: str) -> list[dict[str, Json]]:
    with store_of(client).engine.connect() as connection:
        return list(connection.execute(select(JOBS.c.body).where(JOBS.c.kind == kind).order_by(JOBS.c.id)).scalars())


def subjects(post: Mailbox) -> list[str]:
    return [str(mail["Subject"]) for mail in post.mails]


# --- your turn ---------------------------------------------------------------------------------------------------------


def test_somebody_who_is_waited_for_is_told_once(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    bela.act("heron", "bid 0")
    due(client)
    mail = next(one for one in post.mails if "your turn" in str(one["Subject"]))
    assert mail["Subject"] == "The Weather Gauge: it is your turn" and mail["To"] == "anna@mail.example"
    assert "as Gull" in text_of(mail) and f"{PUBLIC}/play/{anna.match}" in text_of(mail) and "Béla" in text_of(mail)
    assert f'href="{PUBLIC}/play/{anna.match}"' in html_of(mail)
    before = len(post.mails)
    due(client)
    assert len(post.mails) == before, "a second run tells nothing twice"
    anna.act("gull", "bid 5")
    anna.act("gull", "hold")
    due(client)
    assert subjects(post)[before:] == ["The Weather Gauge: it is your turn"], "another question is told of"


@pytest.mark.slow
def test_a_mail_about_a_match_is_what_mail_programs_expect(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    bela.act("heron", "bid 0")
    due(client)
    anna.act("gull", "bid 5")
    anna.act("gull", "hold")
    due(client)
    first, *_, last = [mail for mail in post.mails if "your turn" in str(mail["Subject"])]
    assert first["References"] == last["References"] and first["Message-ID"] != last["Message-ID"], "they are shown together"
    assert last["Auto-Submitted"] == "auto-generated" and last["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = unsubscribe_link(last)
    assert link.startswith(f"{PUBLIC}/u/") and link in text_of(last) and last.get_content_type() == "multipart/alternative"


def test_a_mail_about_a_match_shows_the_board_and_loads_nothing(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    bela.act("heron", "bid 0")
    due(client)
    mail = next(one for one in post.mails if "your turn" in str(one["Subject"]))
    (picture,) = [part for part in mail.walk() if part.get_content_type() == "image/png"]
    content = picture.get_payload(decode=True)
    assert isinstance(content, bytes) and content.startswith(b"\x89PNG") and len(content) > 1000
    name = str(picture["Content-ID"]).strip("<>")
    assert re.findall(r'<img src="([^"]+)" alt="([^"]+)"', html_of(mail)) == [(f"cid:{name}", "The Weather Gauge")]
    seen = client.get(f"/api/matches/{anna.match}/picture.svg").text
    assert content == svg_to_png(seen, 600), "it is what a spectator sees"


@slow
def test_a_question_that_is_answered_in_time_is_not_told_of(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    anna.act("gull", "bid 1")
    due(client)
    assert not any("your turn" in subject for subject in subjects(post))
    assert bela


@pytest.mark.slow
def test_nobody_who_looks_is_told_and_a_hidden_page_does_not_look(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    # The key tells whose seat it is; who signs in with it is known by that as well.
    client.cookies.clear()
    with client.websocket_connect(f"/api/matches/{anna.match}/live") as socket:
        socket.send_json({"key": anna.key, "lang": "en", "seat": None, "seen": False})
        socket.receive_text()
        assert looking(client) == 0
        socket.send_json({"key": anna.key, "lang": "en", "seat": None, "seen": True})
        until(lambda: looking(client) == 1)
        bela.act("heron", "bid 0")
        due(client)
        assert post.mails == [] and modes(client) == {"seen"}
    until(lambda: looking(client) == 0)
    due(client)
    assert post.mails == [], "who has seen the question is not told of it later"
    anna.act("gull", "bid 5")
    anna.act("gull", "hold")
    due(client)
    assert subjects(post) == ["The Weather Gauge: it is your turn"]


@slow
def test_who_looks_away_is_told_at_once_unless_another_page_of_theirs_can_be_seen(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    client.cookies.clear()
    address = f"/api/matches/{anna.match}/live"
    page = {"key": anna.key, "lang": "en", "seat": None, "seen": True}
    with client.websocket_connect(address) as first, client.websocket_connect(address) as second:
        for socket in (first, second):
            socket.send_json(page)
            socket.receive_text()
        first.send_json(page | {"seen": False, "lang": "hu"})
        first.receive_text()
        assert looking(client) == 1
        second.send_json(page | {"seen": False, "lang": "hu"})
        until(lambda: looking(client) == 0)
    bela.act("heron", "bid 0")
    due(client)
    assert "The Weather Gauge: it is your turn" in subjects(post)


@slow
def test_who_is_cut_off_looks_until_the_page_would_have_said_so_again(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    client.cookies.clear()
    with client.websocket_connect(f"/api/matches/{anna.match}/live") as socket:
        socket.send_json({"key": anna.key, "lang": "en", "seat": None, "seen": True})
        until(lambda: looking(client) == 1)
        with store_of(client).engine.begin() as connection:
            connection.execute(update(LOOKING).values(at=LOOKING.c.at - 46_000_000))
        bela.act("heron", "bid 0")
        due(client)
        assert "The Weather Gauge: it is your turn" in subjects(post)


@slow
def test_who_comes_between_the_decision_and_the_mail_is_not_told(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, session = anna_and_bela(client, post)
    bela.act("heron", "bid 0")
    post.refuse = "451 later"
    decide(client)
    until(lambda: failed(client))
    post.refuse = ""
    anna.act("gull", "bid 5")
    with store_of(client).engine.begin() as connection:
        connection.execute(update(JOBS).values(due=1))
    client.app.state.context.match_service.on_jobs("mail")
    until(lambda: not jobs(client, "mail"))
    assert not any("your turn" in subject for subject in subjects(post)) and session


@slow
def test_who_plays_against_bots_is_not_waited_for(client: TestClient[Any], post: Mailbox) -> None:
    confirmed(client, post)
    wish(client)
    anna, _ = make(client, heron="bot:meek")
    claim(client, anna)
    anna.act("gull", "bid 1")
    assert jobs(client, NOTICE) == []


@slow
def test_a_notice_comes_by_itself(url: str, post: Mailbox) -> None:
    with table(url, post, AT_ONCE) as client:
        _, bela, _ = anna_and_bela(client, post)
        bela.act("heron", "bid 0")
        until(lambda: "The Weather Gauge: it is your turn" in subjects(post))


@slow
def test_a_job_is_there_if_and_only_if_the_move_is(client: TestClient[Any], post: Mailbox, monkeypatch: Any) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    with store_of(client).engine.begin() as connection:
        connection.execute(JOBS.delete().where(JOBS.c.kind == NOTICE))
    service = client.app.state.context.match_service
    append = service.store.append

    def broken(*args: Any, **more: Any) -> int:
        def fail(connection: Any, at: int) -> None:
            raise RuntimeError("the disk is gone")

        found: int = append(*args[:-1], fail, **more)
        return found

    monkeypatch.setattr(service.store, "append", broken)
    assert bela.post("actions", {"seat": "heron", "ply": 0, "action": "bid 0"}).status_code == 500
    monkeypatch.undo()
    assert jobs(client, NOTICE) == []
    bela.act("heron", "bid 0")
    assert [job["account"] for job in jobs(client, NOTICE)] == [1] and anna


# --- the other events --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_made_a_table_is_told_when_it_begins_and_when_it_ends(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    due(client)
    assert sorted(subjects(post)) == ["The Weather Gauge: it is your turn", "The Weather Gauge: the game has begun"]
    bela.act("heron", "bid 0")
    anna.act("gull", "bid 5")
    due(client)
    post.mails.clear()
    assert bela.post("resign", {"seat": "heron"}).status_code == 200
    due(client)
    assert subjects(post) == ["The Weather Gauge: the game is over"] and "Heron" in text_of(post.mails[0])
    due(client)
    assert len(post.mails) == 1


@pytest.mark.slow
def test_an_offer_is_told_to_those_who_have_not_answered(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    due(client)
    post.mails.clear()
    made = bela.post("offers", {"seat": "heron", "kind": "abandon", "ply": 0}).json()
    due(client)
    due(client)
    assert subjects(post) == ["The Weather Gauge: an offer needs your answer"]
    assert anna.post(f"offers/{made['id']}", {"answer": "decline", "ply": 0}).status_code == 200
    assert anna.post("offers", {"seat": "gull", "kind": "draw", "ply": 0}).status_code == 200
    due(client)
    assert len(post.mails) == 1, "who has made an offer knows of it"


# --- no more mails -----------------------------------------------------------------------------------------------------


def told(client: TestClient[Any], post: Mailbox) -> tuple[Guest, Guest, str]:
    """Anna is told that it is her turn; returns the path of the link that stops such mails."""
    anna, bela, _ = anna_and_bela(client, post)
    bela.act("heron", "bid 0")
    due(client)
    mail = next(one for one in post.mails if "your turn" in str(one["Subject"]))
    return anna, bela, unsubscribe_link(mail).removeprefix(PUBLIC)


@pytest.mark.slow
def test_mails_of_a_kind_are_stopped_by_whoever_is_not_signed_in(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, path = told(client, post)
    session = client.cookies["vezerkar"]
    client.cookies.clear()
    # As mail programs post it (RFC 8058).
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = client.post(path, content="List-Unsubscribe=One-Click", headers=form)
    assert answer.status_code == 200 and answer.json() == {"event": "turn"}
    post.mails.clear()
    anna.act("gull", "bid 5")
    anna.act("gull", "hold")
    bela.post("offers", {"seat": "heron", "kind": "abandon", "ply": anna.table()["ply"]})
    due(client)
    assert subjects(post) == ["The Weather Gauge: an offer needs your answer"], "other mails go on"
    become(client, session)
    wished = {one["event"]: one["mode"] for one in client.get("/api/me/wishes").json()["wishes"]}
    assert wished["turn"] == "off" and wished["offer"] == "now"


@pytest.mark.slow
def test_programs_that_follow_links_stop_nothing(client: TestClient[Any], post: Mailbox) -> None:
    _, _, path = told(client, post)
    session = client.cookies["vezerkar"]
    client.cookies.clear()
    for method in ("GET", "HEAD"):
        answer = client.request(method, path)
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
    become(client, session)
    assert all(one["mode"] == "now" for one in client.get("/api/me/wishes").json()["wishes"])


@slow
def test_a_link_that_nobody_has_signed_does_nothing(client: TestClient[Any], post: Mailbox) -> None:
    _, _, path = told(client, post)
    for wrong in (path[:-1], path + "x", "/u/nonsense", "/u/" + path[3:].partition(".")[2]):
        refused(client.post(wrong, json={}), 404, "not_found")
    assert all(one["mode"] == "now" for one in client.get("/api/me/wishes").json()["wishes"])


@slow
def test_nobody_is_made_to_command_by_a_form_elsewhere(client: TestClient[Any], post: Mailbox) -> None:
    """Only links in mails are posted to as forms."""
    confirmed(client, post)
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    refused(client.put("/api/me/wishes", content="a=b", headers=form), 415, "not_json")


# --- somebody leaves ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "told"), [("replace", "free for somebody else"), ("bot", "A bot plays on there.")])
def test_whoever_stays_is_told_once_that_somebody_has_left(client: TestClient[Any], post: Mailbox, mode: str, told: str) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    anna.act("gull", "bid 3")
    assert bela.post("leave", {"seat": "heron", "mode": mode}).status_code == 200
    for _ in range(2):
        due(client)
    assert subjects(post).count("The Weather Gauge: a player has left") == 1
    mail = next(one for one in post.mails if "has left" in str(one["Subject"]))
    assert "The player of Heron has left" in text_of(mail) and told in " ".join(text_of(mail).split())
    bell = client.get("/api/me/bell").json()["notices"]
    assert [one["text"] for one in bell if one["event"] == "left"] == ["The Weather Gauge: a player has left"]
    assert next(seat for seat in anna.table()["seats"] if seat["id"] == "heron")["gone"] == "left"


def test_that_somebody_has_left_is_no_news_when_somebody_else_has_come(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, session = anna_and_bela(client, post)
    assert bela.post("leave", {"seat": "heron"}).status_code == 200
    link = Guest(client, anna.match, anna.table()["invitations"]["heron"])
    register(client, "Cili")
    assert link.post("take", {"name": "Cili"}).status_code == 201
    become(client, session)
    due(client)
    assert "The Weather Gauge: a player has left" not in subjects(post)
    assert not any(seat["gone"] for seat in anna.table()["seats"])


def test_whoever_wants_to_hear_nothing_of_leavers_does_not(client: TestClient[Any], post: Mailbox) -> None:
    _, bela, session = anna_and_bela(client, post)
    become(client, session)
    assert wish(client, "off", ("left",)).status_code == 200
    assert bela.post("leave", {"seat": "heron", "mode": "bot"}).status_code == 200
    due(client)
    assert subjects(post) == []
    assert [one["event"] for one in client.get("/api/me/bell").json()["notices"]] == ["left"]


# --- wishes ------------------------------------------------------------------------------------------------------------


@slow
def test_wishes_are_those_of_everybody_until_they_are_set(client: TestClient[Any], post: Mailbox) -> None:
    confirmed(client, post)
    found = client.get("/api/me/wishes").json()
    assert {one["event"]: one["mode"] for one in found.pop("wishes")} == {
        "turn": "digest",
        "live_turn": "off",
        "short": "now",
        "began": "digest",
        "ended": "digest",
        "offer": "digest",
        "left": "digest",
        "paired": "now",
        "round_ends": "now",
        "invited": "now",
        "chat": "digest",
        "news": "now",
    }
    assert found == {"zone": "", "quiet_from": 22, "quiet_to": 7, "digest_hour": 7, "channels": ["mail"], "mail": True}
    changed = wish(client, "off", ("short",), zone="Europe/Budapest", quiet_from=23, quiet_to=6, digest_hour=18).json()
    assert changed == client.get("/api/me/wishes").json() and changed["zone"] == "Europe/Budapest"
    assert [one["mode"] for one in changed["wishes"] if one["event"] in ("turn", "short")] == ["digest", "off"]
    client.cookies.clear()
    refused(client.get("/api/me/wishes"), 401, "sign_in")


@slow
def test_what_cannot_be_wished_for_is_refused(client: TestClient[Any], post: Mailbox) -> None:
    confirmed(client, post)
    for wrong in ({"zone": "Europe/Atlantis"}, {"zone": "../../etc/passwd"}, {"quiet_from": 24}, {"digest_hour": -1}):
        refused(wish(client, **wrong), 400, "malformed")
    refused(wish(client, "often"), 400, "malformed")
    refused(wish(client, events=("tea",)), 400, "malformed")
    assert client.get("/api/me/wishes").json()["zone"] == ""


@slow
def test_the_browser_says_the_zone_when_an_address_is_named(client: TestClient[Any], post: Mailbox) -> None:
    register(client)
    for zone in ("Europe/Atlantis", "Europe/Budapest", "Asia/Tokyo"):
        body = {"mail": "anna@mail.example", "password": SECRET, "zone": zone}
        assert client.post("/api/me/mail", json=body).status_code == 200
    assert client.get("/api/me/wishes").json()["zone"] == "Europe/Budapest", "the first one that is known"


def moment(zone: str, year: int, month: int, day: int, hour: int, minute: int = 0) -> int:
    return round(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1_000_000)


@pytest.mark.parametrize(
    ("hour", "minute", "hours"), [(21, 59, 0), (22, 0, 9), (23, 30, 7.5), (0, 0, 7), (6, 59, 1 / 60), (7, 0, 0), (12, 0, 0)]
)
def test_quiet_hours_end_in_the_morning_of_the_account(hour: int, minute: int, hours: float) -> None:
    wishes = AccountWishes("Europe/Budapest", 22, 7)
    at = moment("Europe/Budapest", 2026, 11, 24, hour, minute)
    assert wishes.quiet_seconds(at) == pytest.approx(hours * 3600)
    assert replace(wishes, quiet_to=22).quiet_seconds(at) == 0


def test_hours_are_those_of_the_clocks_there_when_they_change() -> None:
    wishes = AccountWishes("Europe/Budapest", 22, 7)
    spring, autumn = moment("Europe/Budapest", 2027, 3, 27, 23), moment("Europe/Budapest", 2026, 10, 24, 23)
    assert wishes.quiet_seconds(spring) == 7 * 3600 and wishes.quiet_seconds(autumn) == 9 * 3600
    assert AccountWishes("Asia/Tokyo", digest_hour=7).digest_seconds(moment("UTC", 2026, 11, 24, 21)) == 3600


@given(
    st.integers(0, 2 * 10**15), st.integers(0, 23), st.integers(0, 23), st.sampled_from(["", "Europe/Budapest", "Asia/Kolkata"])
)
def test_after_the_quiet_hours_it_is_not_quiet(at: int, begins: int, ends: int, zone: str) -> None:
    wishes = AccountWishes(zone, begins, ends, ends)
    wait = wishes.quiet_seconds(at)
    assert 0 <= wait <= 25 * 3600 and wishes.quiet_seconds(at + round(wait * 1_000_000)) == 0
    assert 0 < wishes.digest_seconds(at) <= 25 * 3600


def quiet_now(client: Client, **more: Any) -> None:
    """From now on it is quiet for an hour at least, and there is a digest after that."""
    hour = datetime.now(UTC).hour
    assert wish(client, quiet_from=hour, quiet_to=(hour + 2) % 24, digest_hour=(hour + 3) % 24, **more).status_code == 200


@pytest.mark.slow
def test_in_quiet_hours_a_mail_waits_and_is_decided_about_anew(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    quiet_now(client)
    bela.act("heron", "bid 0")
    decide(client)
    waits = [due - time.time() for due in dues(client, "mail")]
    assert len(waits) == 2 and all(3500 < wait < 7300 for wait in waits) and post.mails == []
    anna.act("gull", "bid 5")
    morning(client)
    assert post.mails == [], "she has come by herself"


@pytest.mark.slow
def test_time_that_is_over_before_the_morning_is_told_at_night(client: TestClient[Any], post: Mailbox) -> None:
    clock = {"kind": "days", "bank_s": 86_400, "increment_s": 4 * 3600, "bot": "meek"}
    anna, bela, _ = anna_and_bela(client, post, clock=clock)
    quiet_now(client)
    bela.act("heron", "bid 0")
    decide(client)
    assert not any(job["event"] == "short" for job in jobs(client, "mail")), "there is a day left"
    run_down(client, anna.match, "gull", 3600)
    decide(client)
    until(lambda: subjects(post) == ["The Weather Gauge: your time is running out"])
    assert "UTC" in text_of(post.mails[0])
    decide(client)
    assert len(post.mails) == 1 and all(job["event"] != "short" for job in jobs(client, "mail"))


@pytest.mark.slow
def test_the_job_looks_again_when_time_runs_out(client: TestClient[Any], post: Mailbox) -> None:
    clock = {"kind": "days", "bank_s": 86_400, "increment_s": 4 * 3600, "bot": "meek"}
    _, bela, _ = anna_and_bela(client, post, clock=clock)
    bela.act("heron", "bid 0")
    app = client.app.state
    app.context.match_service.delays = AT_ONCE
    with client.portal() as portal:
        waits = [portal.call(app.deliveries.noticer.work, job) for job in jobs(client, NOTICE)]
    # A fifth of a day before its end.
    assert all(wait == pytest.approx(86_400 * 4 / 5, abs=60) for wait in waits)


@slow
def test_a_daily_mail_tells_all_that_is_still_so(client: TestClient[Any], post: Mailbox) -> None:
    anna, _, session = anna_and_bela(client, post, wishes="digest")
    become(client, session)
    other, made = make(client)
    claim(client, other)
    third = take(client, other.match, made["invitations"]["heron"], name="Cili")
    decide(client)
    (digest,) = jobs(client, "mail")
    assert digest["letter"] == "digest" and post.mails == []
    other.act("gull", "bid 0")
    third.act("heron", "bid 5")
    morning(client)
    assert subjects(post) == ["A game waits for you"], "in the other one it is not her turn any more"
    text = text_of(post.mails[0])
    assert "it is your turn" in text and f"/play/{anna.match}" in text and f"/play/{other.match}" not in text
    decide(client)
    morning(client)
    assert len(post.mails) == 1, "what was told in a digest is told in no other"
    third.act("heron", "hold")
    decide(client)
    morning(client)
    assert subjects(post) == ["A game waits for you"] * 2 and f"/play/{other.match}" in text_of(post.mails[1])
    path = unsubscribe_link(post.mails[1]).removeprefix(PUBLIC)
    assert client.post(path, json={}).json() == {"event": "digest"}
    left = {one["event"]: one["mode"] for one in client.get("/api/me/wishes").json()["wishes"] if one["mode"] != "off"}
    assert left == {"news": "now"}, "news stand in no digest"


@pytest.mark.slow
def test_a_digest_that_was_not_sent_loses_nothing(client: TestClient[Any], post: Mailbox) -> None:
    anna_and_bela(client, post, wishes="digest")
    decide(client)
    post.refuse = "451 later"
    morning(client, done=lambda: failed(client))
    post.refuse = ""
    with store_of(client).engine.begin() as connection:
        connection.execute(update(JOBS).where(JOBS.c.kind == "mail").values(body={**jobs(client, "mail")[0], "once": "the next"}))
    morning(client)
    assert subjects(post) == ["A game waits for you"] and "it is your turn" in text_of(post.mails[0])


@slow
def test_who_is_told_too_much_is_told_the_rest_in_the_digest(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    with store_of(client).engine.begin() as connection:
        row = {"account": 1, "target": "mail", "match": anna.match, "event": "turn", "at": micros(), "mode": "now"}
        connection.execute(insert(NOTICES), [{**row, "number": f"turn {number}"} for number in range(60)])
    bela.act("heron", "bid 0")
    decide(client)
    assert [job["letter"] for job in jobs(client, "mail")] == ["digest"]


def morning(client: TestClient[Any], done: Callable[[], bool] | None = None) -> None:
    """Let the mails be due that wait for a time of the day."""
    with store_of(client).engine.begin() as connection:
        connection.execute(update(JOBS).where(JOBS.c.kind == "mail").values(due=1))
    client.app.state.context.match_service.on_jobs("mail")
    until(done or (lambda: not jobs(client, "mail")))


def dues(client: TestClient[Any], kind: str) -> list[float]:
    """When jobs are due, in seconds since 1970."""
    with store_of(client).engine.connect() as connection:
        return [due / 1_000_000 for due in connection.execute(select(JOBS.c.due).where(JOBS.c.kind == kind)).scalars()]


def run_down(client: TestClient[Any], match: str, seat: str, seconds: int) -> None:
    """Let a seat have so much time left."""
    with store_of(client).engine.begin() as connection:
        row = connection.execute(select(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat)).one()
        since = micros() + (seconds * 1000 - row.bank_ms) * 1000
        connection.execute(update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(since=since))
    service = client.app.state.context.match_service
    with client.portal() as portal:
        portal.call(service.read_clocks, service.known(match))


# --- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_nothing_of_an_account_outlives_it(client: TestClient[Any], post: Mailbox) -> None:
    anna, bela, _ = anna_and_bela(client, post)
    bela.act("heron", "bid 0")
    due(client)
    store = store_of(client)
    LookingTable(store.engine).note(anna.match, 1)
    erasure = client.app.state.context.accounts._erasure
    client.request("DELETE", "/api/me", json={"password": SECRET})
    with store.engine.begin() as connection:
        connection.execute(update(ACCOUNTS).values(leaves=1))
    assert erasure.forget(1) is None
    assert client.post(unsubscribe_link(post.mails[0]).removeprefix(PUBLIC), json={}).status_code == 200
    with store.engine.connect() as connection:
        for one in (LOOKING, NOTICES, WISHES, SENT):
            assert connection.execute(select(func.count()).select_from(one)).scalar_one() == 0, one.name
        assert connection.execute(select(ACCOUNTS.c.zone)).scalar_one() is None


def unsubscribe_link(mail: EmailMessage) -> str:
    return str(mail["List-Unsubscribe"]).strip(" <>")


def modes(client: TestClient[Any]) -> set[str]:
    """In which ways Anna was told of what there was to tell."""
    with store_of(client).engine.connect() as connection:
        return set(connection.execute(select(NOTICES.c.mode)).scalars())


def looking(client: TestClient[Any]) -> int:
    """How many look at a match just now."""
    store = store_of(client)
    since = LOOKING.c.at > store.clock() - LOOK_SECONDS * SECOND_MICROS
    with store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(LOOKING).where(since)).scalar_one())


def failed(client: TestClient[Any]) -> bool:
    with store_of(client).engine.connect() as connection:
        found = connection.execute(select(JOBS.c.last_error).where(JOBS.c.kind == "mail")).scalars().all()
        return bool(found) and all(found)
