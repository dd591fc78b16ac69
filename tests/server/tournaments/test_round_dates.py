"""Dates of rounds: how they are given and put off, and who is told of them, when, and never twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.mailbox import PUBLIC, Mailbox, mailbox, text_of
from tests.server.notices.test_notices import LATER, due, jobs, wish
from tests.server.people import become, register
from tests.server.play import Guest, refused
from tests.server.tournaments.test_tournaments import SWISS, done, field, mine, page, until
from tests.server.waiting import until as until_told
from vezerkar.engine.game import Json
from vezerkar.server.app import create_app
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.notices.lookers import LookingTable
from vezerkar.server.notices.wish_table import WishTable
from vezerkar.server.operation.account_admin import set_role
from vezerkar.server.storage.moments import DAY_MICROS, SECOND_MICROS, micros, written
from vezerkar.server.storage.schema import ACCOUNTS, JOBS, ROUND_DATES
from vezerkar.server.storage.store import Store
from vezerkar.server.tournaments.late_rounds import LateRounds
from vezerkar.server.tournaments.round_dates import MOST_EXTENSIONS, Extension

DAYS = {"kind": "days", "bank_s": 259_200, "increment_s": 43_200}
BEGUN, ENDS, LATE = (
    "Spring cup: your next game has begun",
    "Spring cup: the round ends soon",
    "Spring cup: a round is past its date",
)
ENDS_HU = "Spring cup: hamarosan lejár a forduló határideje"
MORE = {"round": 1, "days": 3, "reason": "Béla was ill", "until": ""}


@pytest.fixture
def post() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def told(url: str, post: Mailbox) -> Iterator[TestClient[Any]]:
    """A table that sends mails, and on which notices are decided about by hand."""
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=FREE, mail=post.settings(), delays=LATER)) as client:
        yield client


def store_of(client: TestClient[Any]) -> Store:
    found: Store = client.app.state.context.match_service.store
    return found


def date(client: TestClient[Any]) -> int:
    with store_of(client).engine.connect() as connection:
        return int(connection.execute(select(ROUND_DATES.c.due)).scalar_one())


def extend(client: TestClient[Any], tournament: str, **more: Any) -> None:
    """Put the date of the first round off, as its page shows it."""
    (shown,) = page(client, tournament)["dates"]
    done(client, tournament, "extend", **{**MORE, "until": shown["until"], **more})


def set_date(client: TestClient[Any], days: float) -> None:
    """The round is to be played until so many days from now."""
    with store_of(client).engine.begin() as connection:
        connection.execute(update(ROUND_DATES).values(due=micros() + int(days * DAY_MICROS)))


def begun(
    client: TestClient[Any], people: tuple[str, ...] = ("Anna", "Béla"), organiser_plays: bool = False, **more: Any
) -> tuple[str, dict[int, str], str]:
    """A tournament of these people in its first round, organised by Olga; mails reach all of them. Béla reads Hungarian."""
    wishes = {"rounds": 1, "round_days": 7, "clock": DAYS, **more}
    tournament, tokens, olga = field(client, 0, people, **wishes)
    if organiser_plays:
        done(client, tournament, "enter")
    plain = {"Béla": "bela", "Adél": "adel"}
    with store_of(client).engine.begin() as connection:
        for number, name in connection.execute(select(ACCOUNTS.c.id, ACCOUNTS.c.name)).all():
            mail = f"{plain.get(name, name.lower())}@mail.example"
            lang = "hu" if name == "Béla" else "en"
            own = update(ACCOUNTS).where(ACCOUNTS.c.id == number)
            connection.execute(own.values(mail=mail, mail_key=mail, lang=lang, quiet_from=0, quiet_to=0))
    done(client, tournament, "start")
    until(client, tournament, lambda found: mine(found, 1))
    return tournament, tokens, olga


def late_rounds(client: TestClient[Any]) -> LateRounds:
    return LateRounds(client.app.state.context.match_service, WishTable(store_of(client).engine))


def late(client: TestClient[Any]) -> None:
    """Do the jobs that look if a round is past its date now, and wait for the mails that come of it."""
    for job in jobs(client, "late"):
        late_again(client, str(job["tournament"]))


def late_again(client: TestClient[Any], tournament: str) -> None:
    """Look if the first round of a tournament is past its date, and wait for the mails that come of it."""
    job: dict[str, Json] = {"tournament": tournament, "round": 1}
    with client.portal() as portal:
        portal.call(late_rounds(client).work, job)
    until_told(lambda: not any(job["letter"] == "news" for job in jobs(client, "mail")))


def account_of(client: TestClient[Any], name: str) -> int:
    with store_of(client).engine.connect() as connection:
        return int(connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.name == name)).scalar_one())


def match_of(client: TestClient[Any], tournament: str) -> str:
    found: str = page(client, tournament)["rounds"][0][0]["match"]
    return found


def mails_to(post: Mailbox, name: str) -> list[str]:
    return [str(one["Subject"]) for one in post.mails if str(one["To"]) == f"{name}@mail.example"]


def test_a_round_has_a_date_which_its_organiser_puts_off(client: TestClient[Any]) -> None:
    tournament, tokens, olga = begun(client)
    found = page(client, tournament)
    (shown,) = found["dates"]
    assert (shown["round"], shown["late"], shown["extensions"], found["info"]["round_days"]) == (1, False, [], 7)
    assert abs(date(client) - micros() - 7 * DAY_MICROS) < 600 * SECOND_MICROS
    assert "extend" in found["may"]
    become(client, tokens[1])
    assert "extend" not in page(client, tournament)["may"]
    refused(client.post(f"/api/tournaments/{tournament}/extend", json=MORE), 403, "not_organiser")
    become(client, olga)
    refused(
        client.post(f"/api/tournaments/{tournament}/extend", json={**MORE, "until": written(date(client)), "reason": " "}),
        400,
        "blank",
    )
    refused(
        client.post(f"/api/tournaments/{tournament}/extend", json={**MORE, "until": written(date(client)), "round": 2}),
        409,
        "tournament_state",
    )
    before = date(client)
    refused(
        client.post(f"/api/tournaments/{tournament}/extend", json={**MORE, "until": written(before + DAY_MICROS)}),
        409,
        "round_date",
    )
    wish_for = {**MORE, "until": written(before)}
    for _ in range(2):
        done(client, tournament, "extend", **wish_for)
        assert date(client) == before + 3 * DAY_MICROS, "the days count from the date, and the same wish puts it off once"
    for other in ({"reason": "Anna was ill"}, {"days": 4}):
        refused(client.post(f"/api/tournaments/{tournament}/extend", json=wish_for | other), 409, "round_date")
    set_date(client, -2)
    assert page(client, tournament)["dates"][0]["late"]
    extend(client, tournament, reason="and then I was")
    assert abs(date(client) - micros() - 3 * DAY_MICROS) < 600 * SECOND_MICROS, "once it has passed, from now"
    own = client.get("/api/me/export").json()["extended_rounds"]
    assert [one["reason"] for one in own] == ["Béla was ill", "and then I was"], "they are the organiser's words"
    become(client, tokens[2])
    assert client.get("/api/me/export").json()["extended_rounds"] == []
    (shown,) = page(client, tournament)["dates"]
    assert [one["reason"] for one in shown["extensions"]] == ["Béla was ill", "and then I was"], "all see why"
    assert not shown["late"] and shown["extensions"][-1]["until"] == shown["until"]


@slow
def test_to_put_the_same_date_off_again_changes_nothing(client: TestClient[Any]) -> None:
    """The database may be asked again when it is not known if the first time came through."""
    tournament, _, _ = begun(client)
    table, before = store_of(client).tournaments, date(client)
    further = Extension(before, before + DAY_MICROS, 1, "ill", 1)
    assert [table.extend(tournament, 1, further) for _ in range(2)] == ["done", "done"]
    other = Extension(before, before + 2 * DAY_MICROS, 2, "late", 1)
    assert table.extend(tournament, 1, other) == "other_date", "another has been there meanwhile"
    assert len(page(client, tournament)["dates"][0]["extensions"]) == 1


@slow
def test_a_round_is_put_off_so_often_at_most(client: TestClient[Any]) -> None:
    tournament, _, _ = begun(client)
    set_date(client, 300)
    for _ in range(MOST_EXTENSIONS):
        extend(client, tournament, days=1)
    body = {**MORE, "until": written(date(client)), "days": 1}
    refused(client.post(f"/api/tournaments/{tournament}/extend", json=body), 409, "put_off_enough")
    assert abs(date(client) - micros() - (300 + MOST_EXTENSIONS) * DAY_MICROS) < 600 * SECOND_MICROS


@slow
def test_a_date_is_at_most_a_year_away(client: TestClient[Any]) -> None:
    tournament, _, _ = begun(client)
    set_date(client, 310)
    body = {**MORE, "until": written(date(client)), "days": 60}
    refused(client.post(f"/api/tournaments/{tournament}/extend", json=body), 409, "put_off_enough")
    extend(client, tournament, days=54)


@slow
def test_a_tournament_need_not_have_dates_and_no_round_is_too_short_for_one(client: TestClient[Any]) -> None:
    tournament, _, _ = begun(client, round_days=0)
    found = page(client, tournament)
    assert found["dates"] == [] and "extend" not in found["may"]
    refused(client.post(f"/api/tournaments/{tournament}/extend", json=MORE), 400, "malformed")
    for days in (-1, 1, 61):
        refused(client.post("/api/tournaments", json={**SWISS, "round_days": days}), 400, "malformed")
    done(client, tournament, "settle", round=1, table=1, result="draw", reason="both are ill")
    until(client, tournament, lambda found: found["info"]["state"] == "finished")
    refused(client.post(f"/api/tournaments/{tournament}/extend", json=MORE), 409, "tournament_state")


@slow
def test_players_are_told_whom_they_meet_and_a_day_before_the_date(told: TestClient[Any], post: Mailbox) -> None:
    tournament, tokens, _ = begun(told)
    due(told)
    assert mails_to(post, "anna") == [BEGUN]
    assert mails_to(post, "bela") == ["Spring cup: elkezdődött a következő játszmád"]
    assert mails_to(post, "olga") == [], "the organiser does not play"
    letter = text_of(next(one for one in post.mails if str(one["Subject"]) == BEGUN))
    match = match_of(told, tournament)
    assert "Round 1 has begun. You meet Béla in The Weather Gauge. The round is to be played until" in letter
    assert f"{PUBLIC}/play/{match}" in letter
    become(told, tokens[1])
    (rung,) = [one for one in told.get("/api/me/bell").json()["notices"] if one["event"] == "paired"]
    assert (rung["text"], rung["others"], rung["match"], rung["page"]) == (BEGUN, ["Béla"], match, f"/play/{match}")
    for _ in range(2):
        set_date(told, 0.5)
        for _ in range(2):
            due(told)
    assert mails_to(post, "anna") == [BEGUN, ENDS, ENDS], "of each date once"
    letter = text_of(post.mails[-1] if post.mails[-1]["Subject"] == ENDS else post.mails[-2])
    assert "Your game against Béla in round 1 is still open. The round is to be played until" in letter


@slow
def test_a_date_that_was_put_off_is_told_anew(told: TestClient[Any], post: Mailbox) -> None:
    tournament, _, olga = begun(told)
    set_date(told, 0.5)
    due(told)
    become(told, olga)
    with store_of(told).engine.begin() as connection:
        # All has been told, and nobody looks any more.
        connection.execute(JOBS.delete().where(JOBS.c.kind == "notice"))
    extend(told, tournament)
    assert len(jobs(told, "notice")) == 2, "the two players are looked after again"
    assert jobs(told, "late") == [{"tournament": tournament, "round": 1}]
    due(told)
    assert mails_to(post, "anna").count(ENDS) == 1
    set_date(told, 0.5)
    due(told)
    assert mails_to(post, "anna").count(ENDS) == 2


@slow
def test_whoever_has_played_is_told_of_no_date(told: TestClient[Any], post: Mailbox) -> None:
    """Anna's game is over, and another is open."""
    names = {1: "anna", 2: "bela", 3: "cili", 4: "dani"}
    tournament, tokens, _ = begun(told, ("Anna", "Béla", "Cili", "Dani"))
    found = until(told, tournament, lambda found: all(one["match"] for one in found["rounds"][0]))
    own = mine(found, 1)
    assert own is not None
    become(told, tokens[1])
    guest = Guest(told, own["match"])
    guest.post("resign", {"seat": next(one["id"] for one in guest.table()["seats"] if one["mine"])})
    until(told, tournament, lambda found: mine(found, 1) is None)
    set_date(told, 0.5)
    due(told)
    over = {own["first"], own["second"]}
    told_of = {number for number, name in names.items() if {ENDS, ENDS_HU} & set(mails_to(post, name))}
    assert told_of == set(names) - over


@slow
def test_the_organiser_is_told_once_that_the_date_has_passed(
    told: TestClient[Any], post: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one job for the round, which needs no match: none of the two can be read."""
    tournament, _, olga = begun(told, ("Anna", "Béla", "Cili", "Dani"))
    until(told, tournament, lambda found: all(one["match"] for one in found["rounds"][0]))
    assert jobs(told, "late") == [{"tournament": tournament, "round": 1}]
    late(told)
    assert mails_to(post, "olga") == []
    set_date(told, -0.1)

    async def damaged(match: str) -> None:
        raise ApiError("damaged")

    with monkeypatch.context() as unreadable:
        unreadable.setattr(told.app.state.context.match_service, "unwatched_session", damaged)
        for _ in range(2):
            late(told)
    due(told)
    assert mails_to(post, "olga") == [LATE]
    assert not {ENDS, LATE} & set(mails_to(post, "anna")), "that a date comes is not told when it has passed"
    letter = text_of(next(one for one in post.mails if str(one["Subject"]) == LATE))
    assert f"{PUBLIC}/tournaments/{tournament}" in letter and "/play/" not in letter
    become(told, olga)
    LookingTable(store_of(told).engine).note(match_of(told, tournament), account_of(told, "Olga"))
    bell = told.get("/api/me/bell").json()
    (rung,) = bell["notices"]
    assert (rung["event"], rung["page"], rung["others"]) == ("round_late", f"/tournaments/{tournament}", [])
    assert bell["unread"] == 1, "whoever looks at a match does not see it there"
    extend(told, tournament)
    late(told)
    set_date(told, -0.1)
    late(told)
    assert mails_to(post, "olga") == [LATE, LATE], "the new date has passed as well"


@slow
def test_the_admins_are_told_where_the_organiser_plays(told: TestClient[Any], post: Mailbox) -> None:
    register(told, "Adél")
    set_role(store_of(told), "Adél", "admin")
    tournament, tokens, _ = begun(told, ("Anna", "Béla", "Cili"), organiser_plays=True)
    set_date(told, -0.1)
    late(told)
    assert (mails_to(post, "olga"), mails_to(post, "adel")) == ([LATE], [LATE])
    found = page(told, tournament)
    own = next(one["number"] for one in found["entrants"] if one["me"])
    become(told, tokens[next(number for number in (mine(found, own)["first"], mine(found, own)["second"]) if number != own)])  # type: ignore[index]
    guest = Guest(told, mine(found, own)["match"])  # type: ignore[index]
    guest.post("resign", {"seat": next(one["id"] for one in guest.table()["seats"] if one["mine"])})
    until(told, tournament, lambda found: mine(found, own) is None)
    set_date(told, -0.05)
    late_again(told, tournament)
    assert (mails_to(post, "olga"), mails_to(post, "adel")) == ([LATE, LATE], [LATE]), "the open match is of others"


@slow
def test_whoever_looks_at_the_match_is_told_that_its_date_comes(told: TestClient[Any], post: Mailbox) -> None:
    tournament, tokens, _ = begun(told)
    set_date(told, 0.5)
    table, anna = LookingTable(store_of(told).engine), account_of(told, "Anna")
    table.note(match_of(told, tournament), anna)
    due(told)
    table.note(match_of(told, tournament), anna)
    assert mails_to(post, "anna") == [ENDS]
    become(told, tokens[1])
    assert [one["read"] for one in told.get("/api/me/bell").json()["notices"] if one["event"] == "round_ends"] == [False]


@slow
def test_a_digest_that_would_come_too_late_for_a_date_is_not_waited_for(told: TestClient[Any], post: Mailbox) -> None:
    _, tokens, _ = begun(told)
    become(told, tokens[1])
    hour = micros() // SECOND_MICROS // 3600 % 24
    assert wish(told, "digest", ("round_ends",), zone="UTC", digest_hour=(hour + 3) % 24).status_code == 200
    set_date(told, 0.9)
    due(told)
    assert ENDS not in mails_to(post, "anna"), "there is time enough"
    set_date(told, 0.55)
    due(told)
    assert mails_to(post, "anna").count(ENDS) == 1


@slow
def test_in_quiet_hours_the_organiser_sleeps_and_who_wants_nothing_is_told_nothing(told: TestClient[Any], post: Mailbox) -> None:
    tournament, tokens, olga = begun(told)
    become(told, olga)
    hour = micros() // SECOND_MICROS // 3600 % 24
    assert wish(told, "now", (), quiet_from=hour, quiet_to=(hour + 3) % 24).status_code == 200
    become(told, tokens[1])
    assert wish(told, "off", ("round_ends",)).status_code == 200
    set_date(told, 0.5)
    due(told)
    assert ENDS not in mails_to(post, "anna")
    set_date(told, -0.1)
    job: dict[str, Json] = {"tournament": tournament, "round": 1}
    with told.portal() as portal:
        portal.call(late_rounds(told).work, job)
    with store_of(told).engine.connect() as connection:
        waiting = connection.execute(select(JOBS).where(JOBS.c.kind == "mail")).all()
    (letter,) = [one for one in waiting if one.body["letter"] == "news"]
    assert letter.body["news"]["event"] == "round_late" and letter.due > micros() + 3600 * SECOND_MICROS
    become(told, olga)
    assert "round_late" in [one["event"] for one in told.get("/api/me/bell").json()["notices"]], "the bell is told at any hour"
    assert page(told, tournament)["dates"][0]["late"]


@slow
def test_a_round_without_an_opponent_is_told_in_the_bell_alone(told: TestClient[Any], post: Mailbox) -> None:
    tournament, tokens, _ = field(told, 0, ("Anna", "Béla", "Cili"), rounds=1, round_days=7, clock=DAYS)
    done(told, tournament, "start")
    found = until(told, tournament, lambda found: len(found["rounds"]) == 1)
    over = next(one["first"] for one in found["rounds"][0] if one["second"] is None)
    until(told, tournament, lambda found: mine(found, next(number for number in tokens if number != over)))
    due(told)
    for number, token in tokens.items():
        become(told, token)
        events = [one["event"] for one in told.get("/api/me/bell").json()["notices"] if one["event"] in ("round", "paired")]
        assert events == (["round"] if number == over else ["paired"])
