"""News in words: a line for the bell, and a letter."""

from __future__ import annotations

from vezerkar.engine.game import Json
from vezerkar.registry import GAMES
from vezerkar.server.mail.letters import Letter
from vezerkar.server.mail.mail_table import Recipient
from vezerkar.translation import translator


def news_line(event: str, about: str, game: str | None, lang: str) -> str:
    """Return a line that says what has happened."""
    title = translator(game, lang)("game-title", {}) if game in GAMES and game else ""
    return translator("", lang)(f"news-{event}-subject", {"title": title, "about": about})


class NewsLetters:
    """Makes the letters. ``public`` is the address of the table, to which their links lead."""

    def __init__(self, public: str) -> None:
        self._public = public

    async def letter(self, to: Recipient, body: dict[str, Json]) -> Letter:
        """A letter with news."""
        facts = body["news"]
        assert isinstance(facts, dict)
        event, about = str(facts["event"]), str(facts["about"])
        game = None if facts["game"] is None else str(facts["game"])
        tr = translator("", to.lang)
        line = news_line(event, about, game, to.lang)
        reason = tr("news-reason", {"reason": str(body["reason"])}) if body["reason"] else ""
        told = tr("mail-greeting", {"name": to.name}), f"{line}.", tr(f"news-{event}", {"about": about}), reason
        return Letter(line, tuple(one for one in told if one), ((tr("news-open", {}), f"{self._public}{facts['page']}"),))
