"""Errors for the log: which and where, without what they were about. Actions, seeds and keys must not reach a log."""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb


def error_summary(error: BaseException) -> str:
    """Return the type of an error and the places it came through, innermost first; for a database error also its message.

    No other message is kept: the message of an illegal action names the action, that of a key not found may name a card.
    """
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in reversed(extract_tb(error.__traceback__))]
    # What SQLAlchemy puts around an error of the database driver holds that as `orig`.
    auto_player = str(getattr(error, "orig", None) or "").partition("\n")[0]
    said = f" ({auto_player})" if auto_player else ""
    cause = error.__cause__
    because = f"; because of {error_summary(cause)}" if cause is not None and not auto_player else ""
    return f"{type(error).__name__}{said} at {' < '.join(places[:8]) or 'an unknown place'}{because}"
