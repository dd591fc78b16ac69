"""Admins do in a browser the same as the commands, for admins alone, and without any secret of a match."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, insert, select, update

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.mail.test_mail import ANNA, OTHER, confirmed, follow, table
from tests.server.mailbox import mailbox, token_in
from tests.server.people import SECRET, Client, become, claim, me, register, sign_in
from tests.server.play import Guest, pair, refused, take
from vezerkar.server import app
from vezerkar.server.app import create_app
from vezerkar.server.http.limits import Rate
from vezerkar.server.jobs.job_kinds import job_kinds
from vezerkar.server.jobs.job_table import MAX_ATTEMPTS, NewJob
from vezerkar.server.notices.notice_job import PUSH, WEBHOOK
from vezerkar.server.operation.account_admin import set_role
from vezerkar.server.operation.finding import Finding, finding
from vezerkar.server.operation.health import Check, Health
from vezerkar.server.storage.schema import ACCOUNTS, ACTS, CHECKPOINTS, JOBS, LOG, MATCHES, META, SANCTIONS, SEATS
from vezerkar.server.storage.store import Store
from vezerkar.translation import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]
WHY = {"reason": "it has to be"}
ORDER = {**WHY, "password": SECRET}
READS = ("people", "matches/{match}", "matches/{match}/check", "jobs", "ratings", "rules", "health", "deeds")
DEEDS: dict[str, dict[str, Any]] = {
    "people/Bela/role": {**ORDER, "role": "moderator"},
    "people/Bela/reset-link": ORDER,
    "matches/{match}/mend": ORDER,
    "matches/{match}/cancel": ORDER,
    "matches/{match}/seats/gull/reopen": ORDER,
    "jobs/1/retry": WHY,
    "jobs/1/drop": ORDER,
    "ratings/rebuild": WHY,
}


class Scene:
    """Ada is an admin, Mara a moderator; Bela plays with a guest."""

    def __init__(self, client: Client, url: str) -> None:
        self.client = client
        self.url = url
        self.ada = self._with_role("Ada", "admin")
        self.mara = self._with_role("Mara", "moderator")
        self.bela = register(client, "Bela")
        self.anna, self.other = pair(client)
        claim(client, self.other)
        self.anna.act("gull", "bid 1", 0)

    def _with_role(self, name: str, role: str) -> str:
        register(self.client, name)
        with closing(Store(self.url)) as store:
            set_role(store, name, role)
        self.client.cookies.clear()
        token: str = sign_in(self.client, name).cookies["vezerkar"]
        return token

    def at(self, path: str) -> str:
        return f"/api/admin/{path.format(match=self.anna.match)}"

    def see(self, path: str, token: str | None = None, **query: str) -> Any:
        become(self.client, token or self.ada)
        return self.client.get(self.at(path), params=query)

    def seen(self, path: str, **query: str) -> Any:
        answer = self.see(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, path: str, wish: dict[str, Any], token: str | None = None) -> Any:
        become(self.client, token or self.ada)
        return self.client.post(self.at(path), json=wish)

    def acts(self) -> list[tuple[str, str, str | None, str]]:
        with closing(Store(self.url)) as store, store.engine.connect() as connection:
            rows = connection.execute(select(ACTS).order_by(ACTS.c.id))
            return [(row.who, row.deed, row.match, row.about) for row in rows if row.who.startswith("account")]

    def change(self, *statements: Any) -> None:
        with closing(Store(self.url)) as store, store.engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)


@pytest.fixture
def scene(client: Client, url: str) -> Scene:
    return Scene(client, url)


# --- who may ----------------------------------------------------------------------------------------------------------


def test_nobody_but_an_admin_sees_or_does_anything_of_it(scene: Scene) -> None:
    # A program of the admin's own is no admin.
    become(scene.client, scene.ada)
    wish = {"name": "laptop", "scope": "read", "password": SECRET}
    program = {"Authorization": f"Bearer {scene.client.post('/api/me/tokens', json=wish).json()['token']}"}
    for path in READS:
        for token in (scene.mara, scene.bela):
            refused(scene.see(path, token), 403, "not_admin")
        scene.client.cookies.clear()
        refused(scene.client.get(scene.at(path)), 401, "sign_in")
        become(scene.client, scene.ada)
        refused(scene.client.get(scene.at(path), headers=program), 401, "sign_in")
    for path, wish in DEEDS.items():
        for token in (scene.mara, scene.bela):
            refused(scene.do(path, wish, token), 403, "not_admin")
        scene.client.cookies.clear()
        refused(scene.client.post(scene.at(path), json=wish), 401, "sign_in")
        become(scene.client, scene.ada)
        refused(scene.client.post(scene.at(path), json=wish, headers=program), 401, "sign_in")
    assert scene.acts() == []


def test_an_admin_who_is_banned_does_nothing(scene: Scene) -> None:
    scene.change(update(ACCOUNTS).where(ACCOUNTS.c.name == "Ada").values(banned_until=2**60))
    refused(scene.see("people"), 403, "not_admin")
    refused(scene.do("matches/{match}/cancel", ORDER), 403, "not_admin")


def test_another_site_gets_an_admins_browser_to_do_nothing(scene: Scene) -> None:
    become(scene.client, scene.ada)
    for path, wish in DEEDS.items():
        for headers, code in (
            ({"Sec-Fetch-Site": "cross-site"}, "origin"),
            ({"Origin": "https://evil.example"}, "origin"),
            ({"X-Vezerkar": ""}, "unmarked"),
        ):
            refused(scene.client.post(scene.at(path), json=wish, headers=headers), 403, code)
        plain = scene.client.post(scene.at(path), content=b"{}", headers={"Content-Type": "text/plain"})
        refused(plain, 415, "not_json")
        assert scene.client.get(scene.at(path)).status_code in (404, 405), "no GET changes anything"
    assert scene.acts() == []


def test_whoever_finds_the_browser_of_an_admin_open_does_nothing_that_cannot_be_undone(scene: Scene) -> None:
    for path, wish in DEEDS.items():
        if "password" in wish:
            bare = {name: value for name, value in wish.items() if name != "password"}
            refused(scene.do(path, bare), 400, "malformed")
            refused(scene.do(path, {**wish, "password": "a wrong guess"}), 403, "wrong_password")
    assert scene.acts() == []


def test_guesses_of_an_admins_password_are_slowed(sqlite_url: str, bots: Here) -> None:
    from dataclasses import replace

    limits = replace(FREE, guesses=Rate(2, 1 / 600))
    with TestClient(create_app(sqlite_url, bots=bots, bot_delay=0.0, limits=limits)) as client:
        scene = Scene(client, sqlite_url)
        guess = {**WHY, "password": "a wrong guess"}
        for _ in range(2):
            refused(scene.do("matches/{match}/cancel", guess), 403, "wrong_password")
        refused(scene.do("jobs/1/drop", ORDER), 429, "slow_down")


def test_a_deed_that_makes_no_sense_is_refused(scene: Scene) -> None:
    for path, wish in DEEDS.items():
        for bad in ({}, {**wish, "more": 1}, {**wish, "reason": "x" * 501}, {**wish, "reason": None}):
            refused(scene.do(path, bad), 400, "malformed")
        refused(scene.do(path, {**wish, "reason": " \u200b"}), 400, "blank")
        if "role" in wish:
            for role in ("bot", "king", ""):
                refused(scene.do(path, {**wish, "role": role}), 400, "malformed")
    assert scene.acts() == []


# --- people -----------------------------------------------------------------------------------------------------------


def test_accounts_are_searched_and_none_shows_an_address(scene: Scene) -> None:
    scene.change(update(ACCOUNTS).where(ACCOUNTS.c.name == "Bela").values(mail="bela@mail.example", mail_key="bela@mail.example"))
    found = scene.seen("people")
    assert [one["name"] for one in found["people"]] == ["Ada", "Mara", "Bela"] and not found["more"]
    (bela,) = scene.seen("people", search="BEL")["people"]
    assert bela | {"role": "player", "mail": True, "refused": False, "banned_until": "", "for_good": False} == bela
    assert bela["seen"] and "mail.example" not in scene.see("people").text
    assert scene.seen("people", search="%")["people"] == [], "it is a text, not a pattern"
    assert [one["name"] for one in scene.seen("people", after=str(bela["id"] - 1))["people"]] == ["Bela"]
    for query in ({"after": "-1"}, {"after": "9" * 30}, {"after": "x"}, {"search": "x" * 41}):
        refused(scene.see("people", **query), 400, "malformed")
    scene.client.post(scene.at("acts"), json={"kind": "ban", "name": "Bela", **WHY})
    (bela,) = scene.seen("people", search="bela")["people"]
    assert (bela["for_good"], bela["banned_until"]) == (True, "")


def test_another_role_signs_the_account_out_tells_its_holder_and_is_written_down(scene: Scene) -> None:
    assert scene.do("people/bela/role", DEEDS["people/Bela/role"]).status_code == 200
    become(scene.client, scene.bela)
    assert me(scene.client) is None
    token = sign_in(scene.client, "Bela").cookies["vezerkar"]
    become(scene.client, token)
    (told,) = scene.client.get("/api/me/acts").json()
    assert (told["kind"], told["reason"], told["lasts"]) == ("role", "it has to be", False)
    assert scene.see("reports", token).status_code == 200
    assert scene.acts() == [("account 1", "role", None, "account 3: moderator")], "no name, and no reason in which one may stand"
    (deed,) = [one for one in scene.seen("deeds") if one["who"] == "Ada"]
    assert (deed["deed"], deed["about"]) == ("role", "Bela: moderator")


def test_a_role_that_nobody_gives(scene: Scene) -> None:
    refused(scene.do("people/Nobody/role", DEEDS["people/Bela/role"]), 404, "unknown_person")
    refused(scene.do("people/Ada/role", DEEDS["people/Bela/role"]), 403, "own_account")
    scene.change(update(ACCOUNTS).where(ACCOUNTS.c.name == "Bela").values(role="bot"))
    refused(scene.do("people/Bela/role", DEEDS["people/Bela/role"]), 409, "stays_bot")
    scene.change(update(ACCOUNTS).where(ACCOUNTS.c.name == "Bela").values(role="player", state="gone"))
    refused(scene.do("people/Bela/role", DEEDS["people/Bela/role"]), 404, "unknown_person")


def test_of_two_admins_who_take_the_role_from_each_other_at_once_one_stays(scene: Scene) -> None:
    eve = scene._with_role("Eve", "admin")
    begin = threading.Barrier(2)
    codes: list[int] = []

    def take_away(token: str, name: str) -> None:
        headers = {"X-Vezerkar": "1", "Sec-Fetch-Site": "same-origin", "Cookie": f"vezerkar={token}"}
        begin.wait()
        wish = {**ORDER, "role": "player"}
        codes.append(scene.client.post(scene.at(f"people/{name}/role"), json=wish, headers=headers).status_code)

    scene.client.cookies.clear()
    both = [threading.Thread(target=take_away, args=(token, name)) for token, name in ((scene.ada, "Eve"), (eve, "Ada"))]
    for one in both:
        one.start()
    for one in both:
        one.join()
    with closing(Store(scene.url)) as store, store.engine.connect() as connection:
        admins = connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.role == "admin")).scalars().all()
    assert len(admins) == 1 and sorted(codes)[0] == 200 and sorted(codes)[1] in (401, 403)


def test_a_reset_link_goes_to_the_address_alone(url: str) -> None:
    with mailbox() as post, table(url, post.settings()) as client:
        confirmed(client, post)
        anna = client.cookies["vezerkar"]
        scene = Scene(client, url)
        assert scene.do("people/Anna/reset-link", ORDER).json() == {}
        mail = post.wait(2)
        assert mail["To"] == ANNA
        refused(scene.do("people/Bela/reset-link", ORDER), 409, "no_address")
        refused(scene.do("people/Nobody/reset-link", ORDER), 404, "unknown_person")
        token = token_in(mail)
        for path in READS:
            assert token not in scene.see(path).text
        assert follow(client, "reset", token, password=OTHER).status_code == 200
        become(client, anna)
        assert me(client) is None
        assert [act[1:] for act in scene.acts()] == [("reset link", None, "account 1")]


def test_without_a_mail_server_no_link_is_sent(scene: Scene) -> None:
    refused(scene.do("people/Bela/reset-link", ORDER), 409, "no_mail")


# --- matches ----------------------------------------------------------------------------------------------------------


def test_a_match_is_shown_without_its_secrets(scene: Scene) -> None:
    found = scene.seen("matches/{match}")
    assert found | {"over": False, "lines": 1, "own": False, "rated": False, "frozen": False} == found
    gull, heron = found["seats"]
    assert (gull["holder"], gull["account"], gull["kind"], gull["keys"]) == ("Anna", "", "human", 1)
    assert (heron["account"], heron["left_ms"], heron["asked"]) == ("Bela", None, True)
    with closing(Store(scene.url)) as store:
        saved = store.load(scene.anna.match)
        assert saved is not None
        secrets = [saved.seed, *(key.hash for key in saved.keys), "bid 1", scene.anna.key, scene.other.key]
    answers = [scene.see(path).text for path in READS]
    assert not [secret for secret in secrets for text in answers if secret in text]
    refused(scene.see("matches/nomatch"), 404, "unknown_match")


def test_nobody_changes_a_match_in_which_they_sit(scene: Scene) -> None:
    become(scene.client, scene.ada)
    claim(scene.client, scene.anna)
    assert scene.seen("matches/{match}")["own"]
    for path in ("mend", "cancel", "seats/gull/reopen", "seats/heron/reopen"):
        refused(scene.do(f"matches/{{match}}/{path}", ORDER), 403, "own_match")
    assert scene.acts() == []


def test_a_cancelled_match_is_over_at_once_for_those_who_look(scene: Scene) -> None:
    assert scene.do("matches/{match}/cancel", ORDER).json() == {}
    page = scene.anna.table()
    assert (page["over"], page["outcome"]) == (True, "The game was cancelled.")
    refused(scene.do("matches/{match}/cancel", ORDER), 409, "over")
    refused(scene.do("matches/{match}/seats/gull/reopen", ORDER), 409, "over")
    assert scene.acts() == [("account 1", "cancel", scene.anna.match, "it has to be")]


def test_of_many_who_cancel_at_once_one_does(scene: Scene) -> None:
    scene.client.cookies.clear()
    headers = {"X-Vezerkar": "1", "Sec-Fetch-Site": "same-origin", "Cookie": f"vezerkar={scene.ada}"}
    codes: list[int] = []

    def cancel() -> None:
        codes.append(scene.client.post(scene.at("matches/{match}/cancel"), json=ORDER, headers=headers).status_code)

    all_of_them = [threading.Thread(target=cancel) for _ in range(4)]
    for one in all_of_them:
        one.start()
    for one in all_of_them:
        one.join()
    assert sorted(codes) == [200, 409, 409, 409] and len(scene.acts()) == 1


def test_a_seat_is_opened_for_whoever_gets_the_link(scene: Scene) -> None:
    refused(scene.do("matches/{match}/seats/owl/reopen", ORDER), 404, "not_found")
    answer = scene.do("matches/{match}/seats/heron/reopen", ORDER)
    opened = answer.json()
    assert opened["seats"] == ["heron"] and answer.headers["Cache-Control"] == "no-store"
    scene.client.cookies.clear()
    refused(scene.other.get(), 401, "bad_key")
    become(scene.client, scene.bela)
    (told,) = scene.client.get("/api/me/bell").json()["notices"]
    assert (told["event"], told["match"]) == ("reseated", scene.anna.match)
    scene.client.cookies.clear()
    invited = Guest(scene.client, scene.anna.match, opened["key"]).table()
    assert not [seat for seat in invited["seats"] if seat["mine"]], "the link shows what everybody sees"
    cili = take(scene.client, scene.anna.match, opened["key"], "Cili")
    assert cili.act("heron", "bid 2", 1) >= 1
    assert scene.acts() == [("account 1", "reseat", scene.anna.match, "heron: it has to be")]
    assert opened["key"] not in "".join(scene.see(path).text for path in READS)


def test_a_bot_gives_way_to_nobody(scene: Scene) -> None:
    scene.change(update(SEATS).where(SEATS.c.seat == "heron").values(kind="bot", bot="random"))
    refused(scene.do("matches/{match}/seats/heron/reopen", ORDER), 409, "bot_sits")


@pytest.mark.parametrize(
    ("harm", "what"),
    [
        (update(MATCHES).values(over=True), "running"),
        (update(SEATS).values(asked=False), "asked"),
        (update(LOG).where(LOG.c.ply == 1).values(events=b"\x90"), "events"),
        (update(LOG).where(LOG.c.ply == 1).values(digest=b"12345678"), "position"),
        (update(CHECKPOINTS).values(position=b"nonsense"), "checkpoint"),
    ],
)
def test_what_follows_from_the_log_is_mended(scene: Scene, harm: Any, what: str) -> None:
    assert scene.seen("matches/{match}/check") == {"faults": [], "mendable": False}
    refused(scene.do("matches/{match}/mend", ORDER), 409, "nothing_to_mend")
    scene.change(harm)
    found = scene.seen("matches/{match}/check")
    assert what in [fault["what"] for fault in found["faults"]] and found["mendable"]
    assert scene.do("matches/{match}/mend", ORDER).json() == {}
    assert scene.seen("matches/{match}/check") == {"faults": [], "mendable": False}
    scene.client.cookies.clear()
    assert scene.other.act("heron", "bid 2", 1) >= 2, "it goes on"
    assert scene.seen("matches/{match}/check")["faults"] == []
    assert scene.acts() == [("account 1", "mend", scene.anna.match, "it has to be")]


@pytest.mark.parametrize(
    ("harm", "what"),
    [
        (delete(LOG).where(LOG.c.ply == 1), "gap"),
        (update(LOG).where(LOG.c.ply == 1).values(action="play a secret card"), "action"),
        (update(MATCHES).values(version="0"), "rules"),
    ],
)
def test_a_log_that_is_damaged_is_not_mended_and_its_actions_are_not_told(scene: Scene, harm: Any, what: str) -> None:
    scene.other.act("heron", "bid 2", 1)
    scene.change(harm)
    answer = scene.see("matches/{match}/check")
    assert answer.json()["faults"][0]["what"] == what and not answer.json()["mendable"]
    assert "secret" not in answer.text
    refused(scene.do("matches/{match}/mend", ORDER), 409, "beyond_mending")
    assert scene.acts() == []


# --- jobs -------------------------------------------------------------------------------------------------------------


def dead_job(scene: Scene) -> int:
    row = {"kind": "other", "body": {"mail": "anna@mail.example"}, "key": "other 1", "attempts": MAX_ATTEMPTS}
    scene.change(insert(JOBS).values(**row, due=None, died=1, last_error="OSError at mail.py:7"))
    (job,) = [one for one in scene.seen("jobs")["jobs"] if one["kind"] == "other"]
    return int(job["id"])


def test_dead_jobs_come_first_and_tell_nothing_of_what_is_in_them(scene: Scene) -> None:
    number = dead_job(scene)
    found = scene.seen("jobs")
    assert found["dead"] == 1 and found["all"] == len(found["jobs"]) > 1
    first = found["jobs"][0]
    assert (first["id"], first["dead"], first["due"], first["attempts"]) == (number, True, "", MAX_ATTEMPTS)
    assert first["error"] == "OSError at mail.py:7" and "mail.example" not in scene.see("jobs").text


def test_a_job_is_done_now_or_forgotten(scene: Scene) -> None:
    number = dead_job(scene)
    assert scene.do(f"jobs/{number}/retry", WHY).json() == {}
    (job,) = [one for one in scene.seen("jobs")["jobs"] if one["id"] == number]
    assert job["due"] and not job["dead"]
    assert scene.do(f"jobs/{number}/drop", ORDER).json() == {}
    for deed, wish in (("retry", WHY), ("drop", ORDER)):
        refused(scene.do(f"jobs/{number}/{deed}", wish), 404, "unknown_job")
        for bad in ("0", "-1", str(2**31), "x"):
            assert scene.do(f"jobs/{bad}/{deed}", wish).status_code in (400, 404)
    assert [act[1:] for act in scene.acts()] == [
        ("job retry", None, f"{number}: it has to be"),
        ("job drop", None, f"{number}: it has to be"),
    ]


def test_the_jobs_of_a_match_stand_with_it(scene: Scene) -> None:
    with closing(Store(scene.url)) as store:
        store.jobs.add([NewJob("other", {"match": scene.anna.match}, key="other of it"), NewJob("other", {"match": "another"})])
    assert "other of it" in [job["key"] for job in scene.seen("matches/{match}")["jobs"]]
    assert all(job["key"] for job in scene.seen("matches/{match}")["jobs"])


# --- ratings, rules, health -------------------------------------------------------------------------------------------


def test_ratings_are_made_anew_by_a_job_that_tells_how_far_it_is(scene: Scene) -> None:
    assert scene.seen("ratings") == {"games": 0, "waiting": 0, "rebuild": None}
    assert scene.do("ratings/rebuild", WHY).json() == {}
    for _ in range(500):
        last = scene.seen("ratings")["rebuild"]
        if last["ended"]:
            break
        time.sleep(0.01)
    assert (last["pools"], last["done"], last["failed"]) == (0, 0, False) and last["asked"]
    assert [act[1:] for act in scene.acts()] == [("ratings rebuild", None, "it has to be")]
    scene.change(delete(META).where(META.c.name == "ratings_rebuild"))
    assert scene.seen("ratings")["rebuild"] is None


def test_the_versions_of_rules_are_counted(scene: Scene) -> None:
    found = scene.seen("rules")
    (one,) = found["versions"]
    assert (one["game"], one["matches"], one["over"], one["standing"]) == ("gauge", 1, False, "present")
    scene.change(update(MATCHES).values(version="0", differs="1"))
    assert [one["standing"] for one in scene.seen("rules")["versions"]] == ["missing"]
    scene.change(update(MATCHES).values(game="gone"))
    assert [one["standing"] for one in scene.seen("rules")["versions"]] == ["no_game"]
    assert scene.seen("matches/{match}")["title"] == "gone"


def test_the_doctor_is_asked_when_an_admin_looks(sqlite_url: str, bots: Here) -> None:
    asked: list[str] = []

    def doctor() -> Iterator[Finding]:
        asked.append("once")
        yield finding("note", "no-https")
        yield finding("wrong", "database-silent", detail="<b>disk I/O error</b>")

    with TestClient(create_app(sqlite_url, bots=bots, bot_delay=0.0, limits=FREE, doctor=doctor)) as client:
        scene = Scene(client, sqlite_url)
        refused(scene.see("health", scene.mara), 403, "not_admin")
        assert asked == []
        found = {lang: scene.seen("health", lang=lang) for lang in LANGUAGES}
    assert all(one["looked"] for one in found.values()) and asked == ["once", "once"]
    assert found["en"]["findings"] == [
        {"grade": "note", "text": "browsers take push messages, and passkeys, only from a public URL that begins with https:"},
        {"grade": "wrong", "text": "the database does not answer: <b>disk I/O error</b>"},
    ]
    assert [one["text"] for one in found["hu"]["findings"]] == [
        "a böngészők csak olyan nyilvános címről fogadnak értesítést és azonosítókulcsot, amely így kezdődik: https:",
        "az adatbázis nem válaszol: <b>disk I/O error</b>",
    ]


def test_the_page_has_words_for_every_kind_of_job_and_all_that_must_be_ready(
    sqlite_url: str, bots: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds: set[str] = {WEBHOOK, PUSH}
    required: set[str] = {"draining"}

    def known(*args: Any) -> Any:
        found = job_kinds(*args)
        kinds.update(found)
        return found

    def require(self: Health, name: str, check: Check) -> None:
        required.add(name)

    monkeypatch.setattr(app, "job_kinds", known)
    monkeypatch.setattr(Health, "require", require)
    with TestClient(create_app(sqlite_url, bots=bots, bot_delay=0.0, limits=FREE)):
        pass
    code = (ROOT / "web" / "src" / "admin" / "adminWords.ts").read_text(encoding="utf-8")
    worded = re.findall(r'case "(\w+)":\s+return t\("(job|failing)-([\w-]+)"\)', code)
    assert [name.replace("_", "-") for name, _, _ in worded] == [message for _, _, message in worded]
    assert sorted(name for name, what, _ in worded if what == "job") == sorted(kinds)
    assert sorted(name for name, what, _ in worded if what == "failing") == sorted(required)


def test_where_there_is_no_doctor_that_is_said(scene: Scene) -> None:
    found = scene.seen("health")
    assert (found["looked"], found["findings"]) == (False, [])


@slow
def test_an_act_of_somebody_who_is_gone_has_no_name(scene: Scene) -> None:
    scene.do("people/Bela/role", DEEDS["people/Bela/role"])
    scene.change(update(ACCOUNTS).where(ACCOUNTS.c.name == "Bela").values(state="gone", name="former player"))
    assert "account 3: moderator" in [one["about"] for one in scene.seen("deeds")]
    with closing(Store(scene.url)) as store, store.engine.connect() as connection:
        assert connection.execute(select(SANCTIONS.c.reason)).scalars().all() == ["it has to be"]


@slow
def test_no_deed_leaves_a_secret_in_the_log(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    opened = scene.do("matches/{match}/seats/heron/reopen", ORDER).json()
    for path in READS:
        scene.see(path, search="bela") if path == "people" else scene.see(path)
    for path, wish in DEEDS.items():
        scene.do(path, {**wish, "reason": "because of a secret reason"})
        if "password" in wish:
            scene.do(path, {**wish, "password": "a wrong guess"})
    with closing(Store(scene.url)) as store:
        saved = store.load(scene.anna.match)
    assert saved is not None and "heron" in opened["seats"]
    said = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("vezerkar"))
    secrets = [SECRET, "a wrong guess", "secret reason", opened["key"], saved.seed, scene.ada, scene.bela]
    assert not [secret for secret in secrets if secret in said]
