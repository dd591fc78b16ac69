"""Letters that tell what happens in matches. They are made from what a spectator sees, so they can tell nothing else."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from vezerkar.engine.game import Json, Translator
from vezerkar.server.lobby.my_matches import MyMatches
from vezerkar.server.mail.letters import Letter
from vezerkar.server.mail.mail_table import Recipient
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.notices.notice_job import Noticer
from vezerkar.server.notices.notice_table import NoticeTable
from vezerkar.server.notices.notices import Notice
from vezerkar.server.notices.unsubscribing import Unsubscribing, stop_links
from vezerkar.server.notices.wishes import AccountWishes
from vezerkar.server.operation.error_summary import error_summary
from vezerkar.server.pages.page_messages import MatchSummary
from vezerkar.translation import translator

LOG: Final = logging.getLogger(__name__)
WORDS: Final = {"live_turn": "turn"}
"""Events that are told in the words of another."""
UNTIL: Final = {"turn": "notice-until", "paired": "notice-round-until", "invited": "notice-invited-until"}
"""For some events, the words for until when something is to be done, if that is known."""


class NoticeLetters:
    """Makes the letters. ``public`` is the address of the table, to which their links lead."""

    def __init__(
        self,
        match_service: MatchService,
        noticer: Noticer,
        notices: NoticeTable,
        my_matches: MyMatches,
        unsubscribing: Unsubscribing,
        public: str,
    ) -> None:
        self._match_service = match_service
        self._noticer = noticer
        self._notices = notices
        self._my_matches = my_matches
        self._unsubscribing = unsubscribing
        self._public = public

    async def notice(self, to: Recipient, body: dict[str, Json]) -> Letter | None:
        """A letter about one match at once; None if there is nothing to be told any more, or its reader looks just now."""
        match, numbers = str(body["match"]), body["numbers"]
        assert isinstance(numbers, list)
        found = await self._noticer.still(match, to.account, [str(one) for one in numbers])
        if found is None or await self._noticer.sees(match, to.account, found[1]):
            return None
        session, notices = found
        summary = await self._my_matches.public(session, to.lang)
        words = NoticeWords(to, summary, await self._noticer.wishes(to.account))
        stop = self._public + await self._unsubscribing.path(to.account, str(body["event"]))
        picture = await board_picture(self._my_matches, session, to.lang)
        return replace(letter_of(words, notices, self._public, stop), picture=picture)

    async def digest(self, to: Recipient, body: dict[str, Json]) -> Letter | None:
        """The daily letter about all matches; None if nothing of it is so any more."""
        told = await self._match_service.in_order(self._notices.take_digest, to.account, f"digest {body['once']} mail")
        wishes, tr = await self._noticer.wishes(to.account), translator("", to.lang)
        links: list[tuple[str, str]] = []
        for match in dict.fromkeys(one.match for one in told):
            found = await self._noticer.still(match, to.account, [one.number for one in told if one.match == match])
            if found is not None:
                session, notices = found
                words = NoticeWords(to, await self._my_matches.public(session, to.lang), wishes)
                events = dict.fromkeys(words.subject(one) for one in notices)
                links.append(("\n".join((*events, *words.paragraphs(notices)[1:])), self._public + words.path))
        if not links:
            return None
        stop = self._public + await self._unsubscribing.path(to.account, "digest")
        return Letter(
            tr("digest-subject", {"count": len(links)}),
            (tr("mail-greeting", {"name": to.name}), tr("digest-lead", {})),
            tuple(links),
            stop_links(tr, stop, self._public),
            unsubscribe=stop,
            thread="digest",
        )


class NoticeWords:
    """The words about a match for one reader, from its public summary."""

    def __init__(self, to: Recipient, summary: MatchSummary, wishes: AccountWishes) -> None:
        self.lang = to.lang
        self.tr = translator("", to.lang)
        self._to = to
        self.summary = summary
        self._wishes = wishes
        self._names = {seat.id: seat.name for seat in summary.seats}

    def subject(self, notice: Notice) -> str:
        """A line that says what has happened."""
        return subject(notice.event, self.summary.title, self.tr, notice.about)

    @property
    def path(self) -> str:
        """The path of the page to which the notices of the match lead."""
        return f"/play/{self.summary.match}"

    def paragraphs(self, notices: Sequence[Notice]) -> tuple[str, ...]:
        """The text about notices of one event: a greeting, what is asked of whom, and where the match stands."""
        first = notices[0]
        facts: dict[str, int | str] = {
            "title": self.summary.title,
            "seats": self._seats(notices),
            "outcome": self.summary.outcome,
            "until": self._until(first),
            "about": first.about,
            "round": first.round,
            "others": self._others(first.seat),
        }
        told = self.tr(f"notice-{WORDS.get(first.event, first.event)}", facts)
        dated = UNTIL.get(first.event) if first.ends is not None else None
        until = "" if dated is None else self.tr(dated, {"until": facts["until"]})
        summary = self.summary
        moment = "" if summary.over else summary.moment
        last = self.tr("notice-last", {"line": summary.last}) if summary.last and not summary.over else ""
        at_table = self.tr("notice-players", {"players": self._players()})
        place = "\n".join(line for line in (at_table, moment, last) if line)
        greeting = self.tr("mail-greeting", {"name": self._to.name})
        text = " ".join(part for part in (told, until) if part)
        return greeting, text, place

    def _seats(self, notices: Sequence[Notice]) -> str:
        """The seats that notices are about: of an invitation all those of the player."""
        if notices[0].event == "invited":
            return ", ".join(seat.name for seat in self.summary.seats if seat.player == notices[0].seat)
        return ", ".join(self._names.get(one.seat, one.seat) for one in notices if one.seat)

    def _players(self) -> str:
        """The players and their seats, as everybody sees them."""
        seats = ((seat.name, seat.player_name) for seat in self.summary.seats)
        return ", ".join(f"{name} ({player})" if player else name for name, player in seats)

    def _others(self, seat: str) -> str:
        """The players but for the one who has this seat."""
        own = next((one.player for one in self.summary.seats if one.id == seat), "")
        names = (one.player_name or one.name for one in self.summary.seats if one.player != own)
        return ", ".join(dict.fromkeys(names))

    def _until(self, notice: Notice) -> str:
        if notice.ends is None:
            return ""
        return f"{self._wishes.local(notice.ends):%Y-%m-%d %H:%M} ({self._wishes.zone or 'UTC'})"


def subject(event: str, title: str, tr: Translator, about: str = "") -> str:
    """Return a line that says what has happened in a match of the game of this title; it may be ``about`` a tournament."""
    return tr(f"notice-{WORDS.get(event, event)}-subject", {"title": title, "about": about})


def letter_of(words: NoticeWords, notices: Sequence[Notice], public: str, stop: str) -> Letter:
    """The letter about notices of one event; ``stop`` is the link by which no more of these come."""
    return Letter(
        words.subject(notices[0]),
        words.paragraphs(notices),
        ((words.tr("notice-open", {}), public + words.path),),
        stop_links(words.tr, stop, public),
        unsubscribe=stop,
        thread=f"match {words.summary.match}",
        pictured=words.summary.title,
    )


async def board_picture(my_matches: MyMatches, session: MatchSession, lang: str) -> bytes:
    """Return the board as everybody sees it, or nothing if it cannot be drawn: a notice without it is better than none."""
    try:
        return await my_matches.sent_picture(session, lang)
    except Exception as error:
        LOG.warning("a notice goes out without its picture: %s", error_summary(error), extra={"match": session.id})
        return b""
