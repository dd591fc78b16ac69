"""News in words: a line for the bell, and a letter."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from vezerkar.engine.game import Json
from vezerkar.registry import GAMES
from vezerkar.server.accounts.accounts import InOrder
from vezerkar.server.mail.letters import Letter
from vezerkar.server.mail.mail_table import Recipient
from vezerkar.server.notices.unsubscribing import Unsubscribing, stop_links
from vezerkar.server.notices.wish_table import WishTable
from vezerkar.server.notices.wishes import AccountWishes
from vezerkar.translation import translator

FORCED: Final = ("password", "passkey", "signed_in", "care")
"""News about an account itself: whoever has got hold of it must not be able to turn them off."""


def news_line(event: str, about: str, game: str | None, lang: str) -> str:
    """Return a line that says what has happened."""
    title = translator(game, lang)("game-title", {}) if game in GAMES and game else ""
    return translator("", lang)(f"news-{event}-subject", {"title": title, "about": about})


class NewsLetters:
    """Makes the letters. ``public`` is the address of the table, to which their links lead."""

    def __init__(self, wishes: WishTable, in_order: InOrder, unsubscribing: Unsubscribing, public: str) -> None:
        self._wishes = wishes
        self._in_order = in_order
        self._unsubscribing = unsubscribing
        self._public = public

    async def letter(self, to: Recipient, body: dict[str, Json]) -> Letter | None:
        """A letter with news; None if it is such that its reader wishes for none."""
        facts = body["news"]
        assert isinstance(facts, dict)
        event, about = str(facts["event"]), str(facts["about"])
        game = None if facts["game"] is None else str(facts["game"])
        tr = translator("", to.lang)
        line = news_line(event, about, game, to.lang)
        reason = tr("news-reason", {"reason": str(body["reason"])}) if body["reason"] else ""
        told = tr("mail-greeting", {"name": to.name}), f"{line}.", tr(f"news-{event}", {"about": about}), reason
        links = ((tr("news-open", {}), f"{self._public}{facts['page']}"),)
        letter = Letter(line, tuple(one for one in told if one), links)
        if event in FORCED:
            return letter
        wishes: AccountWishes = await self._in_order(self._wishes.wishes, to.account)
        if wishes.mode("news", "mail") == "off":
            return None
        stop = self._public + await self._unsubscribing.path(to.account, "news")
        return replace(letter, small=stop_links(tr, stop, self._public), unsubscribe=stop)
