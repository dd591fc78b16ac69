"""Reports, and what moderators do about them: it is told, it ends by itself, and nobody judges a matter of their own."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from tests.cli.test_commands import run
from tests.cost import slow
from tests.server.accounts.test_account_erasure import leave
from tests.server.conftest import FREE, Here
from tests.server.people import SECRET, Client, become, claim, register, sign_in
from tests.server.play import Guest, make, pair, refused, take
from vezerkar.registry import GAMES
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.app import create_app
from vezerkar.server.care.report_table import KEPT_DAYS, MOST_OF_A_MATCH, ReportTable
from vezerkar.server.http.limits import Rate
from vezerkar.server.operation.account_admin import set_role
from vezerkar.server.storage.moments import DAY_MICROS
from vezerkar.server.storage.schema import ACCOUNTS, ACTS, METADATA, REPORTS, SANCTIONS, SEATS
from vezerkar.server.storage.store import Store


class Scene:
    """Anna is rude to Bela, who has an account as well; Mara is a moderator who has nothing to do with it."""

    def __init__(self, client: Client, url: str) -> None:
        self.client = client
        self.url = url
        self.mara = _moderator(client, url, "Mara")
        self.bela = register(client, "Bela")
        self.anna = register(client, "Anna")
        self.rude, self.other = pair(client)
        claim(client, self.rude)
        become(client, self.bela)
        claim(client, self.other)
        self.rude.post("say", {"text": "you are a fool"})

    def report(self, **about: Any) -> Any:
        return self.other.post("reports", {"reason": "insults", **about})

    def reports(self, token: str | None = None) -> list[dict[str, Any]]:
        become(self.client, token or self.mara)
        answer = self.client.get("/api/admin/reports")
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found

    def act(self, kind: str, token: str | None = None, **more: Any) -> Any:
        become(self.client, token or self.mara)
        return self.client.post("/api/admin/acts", json={"kind": kind, "reason": "be polite", **more})

    def told(self, token: str) -> list[dict[str, Any]]:
        become(self.client, token)
        found: list[dict[str, Any]] = self.client.get("/api/me/acts").json()
        return found

    def age(self, days: float) -> None:
        """Let so many days pass for what lasts."""
        with closing(Store(self.url)) as store, store.engine.begin() as connection:
            past = {name: ACCOUNTS.c[name] - int(days * DAY_MICROS) for name in ("muted_until", "banned_until")}
            connection.execute(update(ACCOUNTS).values(past))
            connection.execute(update(SANCTIONS).values(until=SANCTIONS.c.until - int(days * DAY_MICROS)))

    def acts(self) -> list[tuple[str, str, str]]:
        with closing(Store(self.url)) as store, store.engine.connect() as connection:
            return [(act.who, act.deed, act.about) for act in connection.execute(select(ACTS)) if act.deed != "role"]


def _moderator(client: Client, url: str, name: str, role: str = "moderator") -> str:
    register(client, name)
    with closing(Store(url)) as store:
        set_role(store, name, role)
    client.cookies.clear()
    token: str = sign_in(client, name).cookies["vezerkar"]
    return token


@pytest.fixture
def scene(client: Client, url: str) -> Scene:
    return Scene(client, url)


# --- reports ----------------------------------------------------------------------------------------------------------


def test_a_line_of_chat_is_reported_and_a_moderator_sees_it_where_it_was_said(scene: Scene) -> None:
    scene.rude.act("gull", "bid 5")
    assert scene.report(line=0).status_code == 200
    assert scene.report(line=0, reason="again").status_code == 200
    (found,) = scene.reports()
    assert found | {"name": "Anna", "account": True, "by": "Bela", "said": "you are a fool", "line": 0, "ply": 1} == found
    assert (found["match"], found["reason"]) == (scene.rude.match, "insults"), "the same a second time is no other report"


@slow
def test_a_seat_and_a_name_are_reported(scene: Scene) -> None:
    assert scene.report(seat="gull").status_code == 200
    become(scene.client, scene.bela)
    assert scene.client.post("/api/people/anna/reports", json={"reason": "an insult"}).status_code == 200
    seat, name = scene.reports()
    assert (seat["name"], seat["seat"], seat["match"]) == ("Anna", "gull", scene.rude.match)
    assert (name["name"], name["seat"], name["match"], name["reason"]) == ("Anna", "", "", "an insult")


@slow
def test_a_guest_reports_a_guest(client: Client, url: str) -> None:
    anna, bela = pair(client)
    anna.post("say", {"text": "you are a fool"})
    assert bela.post("reports", {"line": 0, "reason": "insults"}).status_code == 200
    mara = _moderator(client, url, "Mara")
    become(client, mara)
    (found,) = client.get("/api/admin/reports").json()
    assert (found["name"], found["account"], found["by"]) == ("Anna", False, "")
    act = {"kind": "ban", "reason": "be polite", "report": found["id"]}
    refused(client.post("/api/admin/acts", json=act), 409, "no_account")
    assert client.post("/api/admin/acts", json={"kind": "hide", "reason": "be polite", "report": found["id"]}).status_code == 200
    assert anna.table()["chat"][0]["text"] == "(hidden by a moderator)"


@slow
def test_what_cannot_be_reported_is_refused(scene: Scene) -> None:
    for about, status, code in (
        ({}, 400, "malformed"),
        ({"seat": "gull", "line": 0}, 400, "malformed"),
        ({"line": 1}, 404, "not_found"),
        ({"seat": "swan"}, 404, "not_found"),
        ({"seat": "heron"}, 404, "not_found"),
        ({"line": 0, "reason": " "}, 400, "blank"),
    ):
        refused(scene.report(**about), status, code)
    become(scene.client, scene.bela)
    refused(scene.client.post("/api/people/Nobody/reports", json={"reason": "x"}), 404, "unknown_person")
    scene.client.cookies.clear()
    refused(scene.client.post("/api/people/Anna/reports", json={"reason": "x"}), 401, "sign_in")
    refused(Guest(scene.client, scene.rude.match).post("reports", {"line": 0, "reason": "x"}), 401, "sign_in")


@slow
def test_a_guest_is_muted_in_the_match_in_which_they_were_rude(client: Client, url: str) -> None:
    anna, bela = pair(client)
    anna.post("say", {"text": "you are a fool"})
    bela.post("reports", {"line": 0, "reason": "insults"})
    mara = _moderator(client, url, "Mara")
    become(client, mara)
    (found,) = client.get("/api/admin/reports").json()
    act = {"kind": "mute", "days": 2, "reason": "be polite", "report": found["id"]}
    assert client.post("/api/admin/acts", json=act).status_code == 200
    assert client.get("/api/admin/reports").json() == []
    client.cookies.clear()
    refused(anna.post("say", {"text": "fool"}), 403, "muted")
    refused(anna.post("settings", {"seat": "gull", "name": "Fool"}), 403, "muted")
    assert anna.table()["muted_until"] > "2026" and bela.table()["muted_until"] == ""
    assert bela.post("say", {"text": "thank you"}).status_code == 200
    with closing(Store(url)) as store, store.engine.begin() as connection:
        connection.execute(update(SEATS).values(muted_until=SEATS.c.muted_until - 2 * DAY_MICROS - 1))
        assert [act.about for act in connection.execute(select(ACTS)) if act.deed == "mute"] == [
            f"report {found['id']} for 2 days"
        ]


def mute(client: Client, url: str, by: Guest, seat: str) -> None:
    """Let a moderator mute the guest on a seat, whom somebody has reported."""
    assert by.post("reports", {"seat": seat, "reason": "insults"}).status_code == 200
    become(client, _moderator(client, url, "Mara"))
    (found,) = client.get("/api/admin/reports").json()
    act = {"kind": "mute", "days": 2, "reason": "be polite", "report": found["id"]}
    assert client.post("/api/admin/acts", json=act).status_code == 200
    client.cookies.clear()


def test_a_muted_guest_who_comes_back_by_the_same_browser_stays_muted(
    client: Client, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    anna, _ = make(client, game="triumph", players=3, seats={"axis": "me", "west": "open", "ussr": "open"}, listing="open")

    def sit_down(seat: str, held: str | None) -> Guest:
        answer = client.post(f"/api/lobby/{anna.match}/join", json={"player": seat, "name": "Béla", "held": held})
        assert answer.status_code == 201, answer.text
        return Guest(client, anna.match, answer.json()["key"])

    bela = sit_down("west", None)
    mute(client, url, anna, "west")
    refused(bela.post("say", {"text": "fool"}), 403, "muted")
    assert anna.post("free", {"seat": "west"}).status_code == 200
    # The same seat once more, or another one: the page sends the key that the browser has.
    for seat in ("west", "ussr"):
        bela = sit_down(seat, bela.key)
        refused(bela.post("say", {"text": "fool"}), 403, "muted")


def test_whoever_comes_after_a_muted_guest_may_speak(client: Client, url: str) -> None:
    anna, bela = pair(client)
    mute(client, url, anna, "heron")
    assert bela.post("leave", {"seat": "heron"}).status_code == 200
    link = Guest(client, anna.match, anna.table()["invitations"]["heron"])
    register(client, "Cili")
    key = link.post("take", {"name": "Cili"}).json()["key"]
    assert Guest(client, anna.match, key).post("say", {"text": "hello"}).status_code == 200


@slow
@pytest.mark.parametrize("about", [{"line": 0}, {"seat": "west"}])
def test_whoever_has_the_seat_now_does_not_answer_for_a_guest_of_before(
    client: Client, url: str, about: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "triumph", "vezerkar.games.triumph")
    anna, made = make(client, game="triumph", players=3, seats={"axis": "me", "west": "open", "ussr": "open"}, listing="open")
    bela = take(client, anna.match, made["invitations"]["west"])
    bela.post("say", {"text": "you are a fool"})
    assert anna.post("reports", {"reason": "insults", **about}).status_code == 200
    assert anna.post("free", {"seat": "west"}).status_code == 200
    joined = client.post(f"/api/lobby/{anna.match}/join", json={"player": "west", "name": "Cili"})
    cili = Guest(client, anna.match, joined.json()["key"])
    mara = _moderator(client, url, "Mara")
    become(client, mara)
    (found,) = client.get("/api/admin/reports").json()
    assert found["name"] != "Cili"
    act = {"kind": "mute", "days": 2, "reason": "be polite", "report": found["id"]}
    refused(client.post("/api/admin/acts", json=act), 409, "no_account")
    client.cookies.clear()
    assert cili.post("say", {"text": "hello"}).status_code == 200


@slow
def test_those_who_watch_report_one_another(client: Client, url: str) -> None:
    anna, _ = pair(client)
    watching = Guest(client, anna.match)
    cili = register(client, "Cili")
    watching.post("watchers/say", {"text": "you are all fools"})
    anna.post("say", {"text": "hello"})
    become(client, register(client, "Dani"))
    assert watching.post("reports", {"line": 0, "room": "watchers", "reason": "insults"}).status_code == 200
    client.cookies.clear()
    refused(anna.post("reports", {"line": 0, "room": "watchers", "reason": "x"}), 404, "not_found")
    mara = _moderator(client, url, "Mara")
    become(client, mara)
    (found,) = client.get("/api/admin/reports").json()
    assert found | {"name": "Cili", "by": "Dani", "said": "you are all fools", "room": "watchers"} == found
    for kind, more in (("hide", {"report": found["id"]}), ("mute", {"name": "Cili", "days": 1})):
        assert client.post("/api/admin/acts", json={"kind": kind, "reason": "be polite", **more}).status_code == 200
    become(client, cili)
    assert [line["text"] for line in watching.table()["chat"]] == ["(hidden by a moderator)", "hello"]
    refused(watching.post("watchers/say", {"text": "fools"}), 403, "muted")


@slow
def test_whoever_has_no_seat_and_what_nobody_does_is_not_reported(scene: Scene) -> None:
    guest, _ = make(scene.client, heron="bot:random")
    refused(guest.post("reports", {"seat": "heron", "reason": "x"}), 404, "not_found")
    assert scene.reports() == []


@slow
def test_the_same_is_reported_again_when_somebody_has_seen_to_it(scene: Scene) -> None:
    scene.report(seat="gull", reason="slow")
    (first,) = scene.reports()
    scene.act("dismiss", report=first["id"])
    scene.rude.act("gull", "bid 5")
    scene.report(seat="gull", reason="a bot plays")
    (second,) = scene.reports()
    assert (second["reason"], second["ply"]) == ("a bot plays", 1)


@pytest.mark.slow
def test_of_a_match_so_many_reports_wait(scene: Scene) -> None:
    for number in range(MOST_OF_A_MATCH + 1):
        scene.rude.post("say", {"text": f"fool {number}"})
        assert scene.report(line=number).status_code == 200
    assert len(scene.reports()) == MOST_OF_A_MATCH


def test_nobody_floods_the_moderators(url: str) -> None:
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=replace(FREE, reports=Rate(2, 0.001)))) as client:
        anna, _ = pair(client)
        for number in range(2):
            refused(anna.post("reports", {"line": number, "reason": "x"}), 404, "not_found")
        refused(anna.post("reports", {"seat": "heron", "reason": "x"}), 429, "slow_down")


# --- who may judge ----------------------------------------------------------------------------------------------------


@slow
def test_only_moderators_read_reports_and_act(scene: Scene) -> None:
    scene.report(line=0)
    (report,) = scene.reports()
    for token in (scene.anna, scene.bela):
        become(scene.client, token)
        refused(scene.client.get("/api/admin/reports"), 403, "not_moderator")
        refused(scene.client.get("/api/admin/acts"), 403, "not_moderator")
        refused(scene.act("hide", token, report=report["id"]), 403, "not_moderator")
    scene.client.cookies.clear()
    refused(scene.client.get("/api/admin/reports"), 401, "sign_in")


@pytest.mark.slow
def test_nobody_judges_a_match_of_their_own(scene: Scene, url: str) -> None:
    with closing(Store(url)) as store:
        set_role(store, "Bela", "admin")
    scene.client.cookies.clear()
    bela = sign_in(scene.client, "Bela").cookies["vezerkar"]
    scene.report(line=0)
    (report,) = scene.reports()
    assert scene.reports(bela) == []
    refused(scene.act("mute", bela, days=1, report=report["id"]), 403, "own_match")
    refused(scene.act("mute", bela, days=1, name="Anna"), 403, "own_match")
    scene.rude.post("resign", {"seat": "gull"})
    assert scene.act("mute", bela, days=1, name="Anna").status_code == 200, "they play no more"


@pytest.mark.slow
def test_nobody_judges_a_report_about_themselves_nor_who_stands_as_high(scene: Scene, url: str) -> None:
    vera = _moderator(scene.client, url, "Vera")
    admin = _moderator(scene.client, url, "Dora", "admin")
    become(scene.client, scene.bela)
    scene.client.post("/api/people/Mara/reports", json={"reason": "unfair"})
    assert scene.reports() == scene.reports(vera) == []
    (report,) = scene.reports(admin)
    refused(scene.act("warn", report=report["id"]), 403, "own_match")
    refused(scene.act("dismiss", vera, report=report["id"]), 403, "not_moderator")
    refused(scene.act("warn", vera, report=report["id"]), 403, "not_moderator")
    refused(scene.act("ban", name="Mara"), 403, "not_moderator")
    assert scene.act("warn", admin, report=report["id"]).status_code == 200
    assert [one["kind"] for one in scene.told(scene.mara)] == ["warn"]


@slow
def test_a_moderator_sees_of_a_match_what_a_spectator_sees(scene: Scene) -> None:
    scene.rude.act("gull", "bid 5")
    spectator = Guest(scene.client, scene.rude.match)
    scene.client.cookies.clear()
    seen = spectator.table()
    become(scene.client, scene.mara)
    assert spectator.table() == seen
    refused(spectator.get(seat="gull"), 403, "not_your_seat")


# --- acts -------------------------------------------------------------------------------------------------------------


@slow
def test_a_line_is_hidden_from_everybody_at_once_and_its_writer_is_told_why(scene: Scene) -> None:
    scene.report(line=0)
    (report,) = scene.reports()
    assert scene.act("hide", report=report["id"]).status_code == 200
    for who in (scene.rude, scene.other, Guest(scene.client, scene.rude.match)):
        assert [line["text"] for line in who.table()["chat"]] == ["(hidden by a moderator)"]
    assert scene.reports() == []
    refused(scene.act("hide", report=report["id"]), 404, "unknown_report")
    (told,) = scene.told(scene.anna)
    assert told | {"kind": "hide", "reason": "be polite", "lasts": False, "seen": False} == told
    with TestClient(create_app(scene.url, bots=Here(), limits=FREE)) as client:
        assert Guest(client, scene.rude.match).table()["chat"][0]["text"] == "(hidden by a moderator)"


@slow
def test_who_is_muted_writes_nothing_that_others_read_until_that_ends_by_itself(scene: Scene) -> None:
    scene.report(line=0)
    (report,) = scene.reports()
    assert scene.act("mute", report=report["id"], days=3).status_code == 200
    become(scene.client, scene.anna)
    said = refused(scene.rude.post("say", {"text": "again"}), 403, "muted")
    assert "until 20" in said["message"]
    refused(scene.rude.post("settings", {"seat": "gull", "name": "You fool"}), 403, "muted")
    refused(scene.client.patch("/api/me", json={"name": "Fool"}), 403, "muted")
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "name": "Anna", "listing": "open"}
    refused(scene.client.post("/api/matches", json=wish | {"about": "fools wanted"}), 403, "muted")
    assert scene.client.post("/api/matches", json=wish).status_code == 201, "who is muted may play"
    scene.rude.act("gull", "bid 5")
    assert scene.rude.post("settings", {"seat": "gull", "autopass": True}).status_code == 200
    (told,) = scene.told(scene.anna)
    assert told["lasts"] and told["until"] > told["at"]
    scene.age(3.01)
    assert scene.rude.post("say", {"text": "sorry"}).status_code == 200
    assert not scene.told(scene.anna)[0]["lasts"]


@slow
def test_who_is_muted_does_not_write_with_the_key_of_the_seat_either(scene: Scene) -> None:
    assert scene.act("mute", name="Anna", days=3).status_code == 200
    scene.client.cookies.clear()
    refused(scene.rude.post("say", {"text": "again"}), 403, "muted")


@slow
def test_who_is_banned_begins_and_joins_no_match_and_goes_on_with_those_there_are(scene: Scene) -> None:
    become(scene.client, scene.bela)
    invited, body = make(scene.client)
    listed = scene.client.post(
        "/api/matches",
        json={"game": "gauge", "seats": {"gull": "me", "heron": "open"}, "name": "Bela", "listing": "open", "pace": "instant"},
    ).json()["match"]
    assert scene.act("ban", name="Anna").status_code == 200
    become(scene.client, scene.anna)
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "bot:random"}, "name": "Anna"}
    assert "any more" in refused(scene.client.post("/api/matches", json=wish), 403, "banned")["message"]
    join = {"player": "heron", "name": "Anna", "once": "a-random-secret-word"}
    refused(scene.client.post(f"/api/lobby/{listed}/join", json=join), 403, "banned")
    quick = {"game": "gauge", "name": "Anna", "clock": "days"}
    refused(scene.client.post("/api/lobby/quick", json=quick), 403, "banned")
    refused(Guest(scene.client, invited.match, body["invitations"]["heron"]).post("take", {"name": "Anna"}), 403, "banned")
    refused(scene.client.post("/api/tournaments/anything/enter", json={}), 403, "banned")
    refused(scene.rude.post("say", {"text": "again"}), 403, "muted")
    scene.rude.act("gull", "bid 5")
    scene.rude.post("resign", {"seat": "gull"})
    refused(scene.rude.post("rematch", {}), 403, "banned")
    (told,) = scene.told(scene.anna)
    assert told["lasts"] and told["until"] == ""
    assert scene.act("pardon", name="Anna").status_code == 200
    become(scene.client, scene.anna)
    assert scene.client.post("/api/matches", json=wish).status_code == 201
    assert [(one["kind"], one["lasts"]) for one in scene.told(scene.anna)] == [("pardon", False), ("ban", False)]


@pytest.mark.slow
def test_who_is_banned_keeps_no_new_seats_and_makes_no_tournament(scene: Scene) -> None:
    scene.client.cookies.clear()
    new, _ = make(scene.client)
    scene.act("ban", name="Anna")
    become(scene.client, scene.anna)
    refused(scene.client.post("/api/me/claims", json={"match": new.match, "key": new.key}), 403, "banned")
    clock = {"kind": "live", "bank_s": 600, "increment_s": 30}
    wish = {"game": "gauge", "name": "Cup", "form": "swiss", "rounds": 1, "clock": clock, "options": {"length": "short"}}
    refused(scene.client.post("/api/tournaments", json=wish), 403, "banned")


@pytest.mark.slow
def test_a_banned_moderator_judges_nobody(scene: Scene, url: str) -> None:
    admin = _moderator(scene.client, url, "Dora", "admin")
    scene.act("ban", admin, name="Mara", days=1)
    refused(scene.act("warn", name="Anna"), 403, "not_moderator")


@slow
def test_the_latest_act_of_a_kind_says_how_long_it_lasts(scene: Scene) -> None:
    scene.act("ban", name="Anna")
    scene.act("ban", name="Anna", days=2)
    assert [one["lasts"] for one in scene.told(scene.anna)] == [True, False]
    scene.age(2.01)
    become(scene.client, scene.anna)
    wish = {"game": "gauge", "seats": {"gull": "me", "heron": "bot:random"}, "name": "Anna"}
    assert scene.client.post("/api/matches", json=wish).status_code == 201


@slow
def test_a_name_is_taken_away_wherever_it_stands(scene: Scene) -> None:
    become(scene.client, scene.anna)
    scene.rude.post("settings", {"seat": "gull", "name": "Anna"})
    scene.report(seat="gull")
    (report,) = scene.reports()
    assert scene.act("rename", report=report["id"]).status_code == 200
    become(scene.client, scene.anna)
    assert scene.client.get("/api/me").json()["account"]["name"] == "Player-3"
    page = scene.other.table()
    assert page["seats"][0]["player_name"] == "Player-3" and page["chat"][0]["name"] == "Player-3"
    refused(scene.client.patch("/api/me", json={"name": "Anna"}), 409, "renamed")
    scene.client.cookies.clear()
    refused(scene.client.post("/api/accounts", json={"name": "Anna", "password": SECRET}), 409, "taken_name")
    assert sign_in(scene.client, "player-3").status_code == 200
    assert [one["kind"] for one in scene.told(scene.anna)] == ["rename"]


@slow
def test_what_was_read_is_told_no_more(scene: Scene) -> None:
    scene.act("warn", name="Anna")
    (first,) = scene.told(scene.anna)
    assert not first["seen"]
    scene.act("warn", name="Anna", reason="once more")
    become(scene.client, scene.anna)
    assert scene.client.post("/api/me/acts/seen", json={"last": first["id"]}).status_code == 200
    assert [one["seen"] for one in scene.told(scene.anna)] == [False, True], "what came since has not been read"
    assert scene.told(scene.bela) == []


@slow
def test_a_report_is_dismissed(scene: Scene) -> None:
    scene.report(line=0)
    (report,) = scene.reports()
    assert scene.act("dismiss", report=report["id"]).status_code == 200
    assert scene.reports() == [] and scene.told(scene.anna) == []
    assert scene.rude.table()["chat"][0]["text"] == "you are a fool"


@slow
def test_every_act_is_written_down_without_a_name(scene: Scene) -> None:
    scene.report(line=0)
    (report,) = scene.reports()
    scene.act("warn", name="Anna")
    scene.act("mute", name="Anna", days=3)
    scene.act("hide", report=report["id"])
    assert scene.acts() == [
        ("account 1", "warn", "account 3"),
        ("account 1", "mute", "account 3 for 3 days"),
        ("account 1", "hide", "account 3"),
    ]
    become(scene.client, scene.mara)
    assert [(one["kind"], one["name"]) for one in scene.client.get("/api/admin/acts").json()] == [
        ("hide", "Anna"),
        ("mute", "Anna"),
        ("warn", "Anna"),
    ]


@slow
@pytest.mark.parametrize(
    "wish",
    [
        {"kind": "mute", "name": "Anna"},
        {"kind": "warn", "name": "Anna", "days": 3},
        {"kind": "hide", "name": "Anna"},
        {"kind": "dismiss", "name": "Anna"},
        {"kind": "warn"},
        {"kind": "warn", "name": "Anna", "report": 1},
        {"kind": "mute", "name": "Anna", "days": 0},
        {"kind": "kick", "name": "Anna"},
    ],
)
def test_an_act_that_makes_no_sense_is_refused(scene: Scene, wish: dict[str, Any]) -> None:
    become(scene.client, scene.mara)
    refused(scene.client.post("/api/admin/acts", json={"reason": "x", **wish}), 400, "malformed")


@pytest.mark.slow
def test_the_operator_sees_reports_and_acts_as_well(
    scene: Scene, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = partial(run, "admin", "accounts", monkeypatch=monkeypatch, capsys=capsys)
    scene.report(line=0)
    code, out, _ = admin("reports", "--db", url)
    assert code == 0 and f'Anna, who said "you are a fool" in {scene.rude.match} at ply 0: insults (by Bela)' in out
    assert admin("mute", "anna", "--days", "3", "--reason", "be polite", "--db", url)[:2] == (0, "Anna: done\n")
    refused(scene.rude.post("say", {"text": "again"}), 403, "muted")
    assert admin("pardon", "anna", "--reason", "said sorry", "--db", url)[0] == 0
    assert scene.rude.post("say", {"text": "sorry"}).status_code == 200
    assert admin("ban", "Nobody", "--reason", "x", "--db", url)[0] != 0
    who, deed, about = scene.acts()[0]
    assert not who.startswith("account") and (deed, about) == ("mute", "account 3 for 3 days")


# --- what is left of it -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_who_is_erased_leaves_neither_reports_nor_acts(scene: Scene) -> None:
    scene.report(line=0, reason="a reason of Bela's own")
    become(scene.client, scene.bela)
    scene.client.post("/api/people/Anna/reports", json={"reason": "another of Bela's own"})
    scene.act("mute", name="Bela", days=3)
    become(scene.client, scene.bela)
    assert leave(scene.client).status_code == 200
    with closing(Store(scene.url)) as store:
        with store.engine.begin() as connection:
            connection.execute(update(ACCOUNTS).values(leaves=1))
        assert AccountErasure(store.engine, store.jobs).forget(2) is None
        with store.engine.connect() as connection:
            rows = [str(row) for table in METADATA.tables.values() for row in connection.execute(select(table))]
    assert not [row for row in rows if "of Bela's own" in row]
    assert [one["by"] for one in scene.reports()] == ["", ""]


@slow
def test_a_report_is_forgotten_after_a_year(scene: Scene) -> None:
    scene.report(line=0)
    with closing(Store(scene.url)) as store:
        table = ReportTable(store.engine)
        for days, left in ((KEPT_DAYS - 1, 1), (2, 0)):
            with store.engine.begin() as connection:
                connection.execute(update(REPORTS).values(at=REPORTS.c.at - days * DAY_MICROS))
            table.tidy()
            assert len(table.all_open()) == left
