"""The winners of a match that is over."""

from __future__ import annotations

from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.pages.game_page import PageWish


def winners_of(session: MatchSession) -> list[str]:
    """Return the seats that have won; none: a draw. Whoever has resigned while the others played on has not.

    The rules are asked, so it may take a while. The lock of the session must be held.
    """
    out = session.resigned_before
    wish = PageWish(session.match.options, None, "en", over=True, resigned=session.resigned, out=out)
    # Archived rules do not know that others have played on.
    return [seat for seat in session.rules.page(session.match.state.clone(), wish, []).winners if seat not in out]
