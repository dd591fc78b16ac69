"""Notices in two worlds that a spectator cannot tell apart: nobody is told anything else, nor at another time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cost import first, slow
from tests.server.conftest import Here
from tests.server.hurry import Stage, hurried, staged
from tests.server.matches.test_observer import fired_at
from tests.server.play import lead_on
from vezerkar.engine import Match
from vezerkar.registry import GAMES, game
from vezerkar.server.lobby.my_matches import MyMatches
from vezerkar.server.mail.letters import mail_of
from vezerkar.server.mail.mail_settings import mail_settings
from vezerkar.server.mail.mail_table import Recipient
from vezerkar.server.matches import match_making, play_service
from vezerkar.server.matches.match_messages import NewMatch
from vezerkar.server.matches.match_session import HOLD_SECONDS
from vezerkar.server.notices.notice_letters import NoticeWords, letter_of
from vezerkar.server.notices.notices import Delays, Notice, notices_of
from vezerkar.server.notices.push_job import message_of
from vezerkar.server.notices.wishes import AccountWishes

REGISTERED = dict(GAMES)
DELAYS = Delays(5.0, 180.0)
PLIES = (12, 40)
"""After so many random actions it is looked at what there is to be told."""
SETTINGS = mail_settings("smtp+plain://localhost", "table@table.example", "https://table.example")
Told = list[tuple[str, list[Notice], str]]


@pytest.fixture(autouse=True)
def nothing_by_chance(gauge: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Both worlds have a match of the same name, and all games are on the shelf."""
    for name, package in REGISTERED.items():
        monkeypatch.setitem(GAMES, name, package)
    monkeypatch.setattr(match_making, "new_match", lambda: "thematch")
    monkeypatch.setattr(match_making, "new_seed", lambda: "theseed")
    yield


def told(folder: Path, match: Match[Any, Any]) -> Told:
    """For each seat, the notices to its account, and all the mails and push messages about them in both languages."""
    folder.mkdir()

    async def look(stage: Stage) -> Told:
        mine, *rest = match.seats
        session, _ = await stage.session(NewMatch(match.game.id, {mine: "me", **dict.fromkeys(rest, "open")}), match)
        accounts = {seat: number for number, seat in enumerate(match.seats, 1)}
        session.assignments = {seat: replace(session.assignments[seat], account=accounts[seat]) for seat in match.seats}

        async def none(*args: Any) -> None:
            raise AssertionError("there are no matches under other rules")

        matches, found = MyMatches(stage.match_service, stage.page_renderer, none), []
        for seat, account in accounts.items():
            notices = notices_of(session, account, 0, DELAYS, began=True)
            mails = []
            for lang in ("en", "hu") if notices else ():
                to = Recipient(account, "Anna", lang, "anna@mail.example", "")
                words = NoticeWords(to, await matches.public(session, lang), AccountWishes())
                for notice in notices:
                    letter = letter_of(words, [notice], "https://table.example", "https://table.example/u/x")
                    assert SETTINGS is not None
                    mail = mail_of(letter, to.mail, lang, notice.number, SETTINGS)
                    del mail["Date"]
                    mails.append(mail.as_string().replace(mail.get_boundary() or "", ""))
                    mails.append(str(message_of(words, [notice])))
            found.append((seat, notices, "\n".join(mails)))
        return found

    return hurried(lambda: staged(f"sqlite:///{folder / 'table.db'}", Here(), look))


def played(name: str, plies: int, seed: int) -> Match[Any, Any]:
    """A random match that is not over."""
    match, rng = game(name).start(seed=seed), Random(seed)
    for _ in range(plies):
        seat = match.waiting()[0]
        options = [option.notation for option in match.decision(seat).options]
        match.act(seat, lead_on(name, options, rng) if options else match.decision(seat).default.notation)
        if match.state.over:
            return played(name, plies, seed + 100)
    return match


@slow
@pytest.mark.parametrize("name", first(["gauge", *REGISTERED]))
def test_a_mail_tells_what_a_spectator_knows(name: str, tmp_path: Path) -> None:
    different = 0
    for number, plies in enumerate(PLIES):
        match = played(name, 6 if name == "gauge" else plies, number)
        other = match.imagine(None, number)
        different += match.encode() != other.encode()
        seen, imagined = told(tmp_path / f"{number} true", match), told(tmp_path / f"{number} other", other)
        assert seen == imagined and any(mails for _, _, mails in seen)
    assert different or name == "wg35", "the worlds were the same"


@pytest.mark.slow
def test_in_a_window_it_is_told_as_late_whatever_is_in_the_hand(tmp_path: Path) -> None:
    with_it, without = (told(tmp_path / str(fog), fired_at(fog)) for fog in (True, False))
    assert with_it == without
    (_, _, _), (_, (began, turn), mails) = with_it
    assert began.event == "began" and turn.wait == HOLD_SECONDS["live"][1] + 180.0 and "fog" not in mails.lower()


def test_who_has_answered_in_a_window_is_not_told_of_it_although_the_answer_is_held(tmp_path: Path) -> None:
    async def look(stage: Stage) -> tuple[list[Notice], list[Notice]]:
        session, _ = await stage.session(NewMatch("gauge", {"gull": "me", "heron": "open"}), fired_at(True))
        found = []
        for _ in range(2):
            of_guest = session.assignments["heron"]
            session.assignments["heron"] = replace(of_guest, account=2)
            found.append(notices_of(session, 2, 0, DELAYS))
            session.assignments["heron"] = of_guest
            await play_service.act(stage.match_service, session, "heron", 0, "pass")
        assert session.ply == 0, "the answer does not show yet"
        return found[0], found[1]

    before, after = hurried(lambda: staged(f"sqlite:///{tmp_path / 'table.db'}", Here(), look))
    assert [one.number for one in before] == ["turn thematch heron 0"] and after == []
