"""The tables of the database: of each package of the server in a module of its name.

Everybody imports them from here, so `METADATA` always has all of them.
"""

from __future__ import annotations

from vezerkar.server.storage.schema.accounts import (
    ACCOUNTS,
    DEVICES,
    FORMER_NAMES,
    GUESSES,
    PASSKEY_CHALLENGES,
    PASSKEYS,
    PASSWORDS,
    SESSIONS,
)
from vezerkar.server.storage.schema.bot_api import API_TOKENS, BOT_ACCOUNTS, CHALLENGES
from vezerkar.server.storage.schema.bots import BOT_QUESTIONS
from vezerkar.server.storage.schema.care import REPORTS, SANCTIONS
from vezerkar.server.storage.schema.chat import CHAT, MUTES
from vezerkar.server.storage.schema.hints import HELPS
from vezerkar.server.storage.schema.holidays import HOLIDAYS
from vezerkar.server.storage.schema.invitations import INVITATIONS
from vezerkar.server.storage.schema.jobs import JOBS
from vezerkar.server.storage.schema.lobby import LISTINGS
from vezerkar.server.storage.schema.mail import SENT, TOKENS
from vezerkar.server.storage.schema.matches import (
    CHECKPOINTS,
    FROZEN_MATCHES,
    KEYS,
    LAST_PAGES,
    LOG,
    MATCH_FILES,
    MATCHES,
    SEATS,
    USER_FILES,
)
from vezerkar.server.storage.schema.metadata import METADATA
from vezerkar.server.storage.schema.notices import CHANNELS, LOOKING, NOTICES, PUSH_DEVICES, WISHES
from vezerkar.server.storage.schema.offers import OFFERS
from vezerkar.server.storage.schema.open_data import ARCHIVES
from vezerkar.server.storage.schema.operation import ACTS, META
from vezerkar.server.storage.schema.puzzles import FRESH_PUZZLES, LESSON_STARS, PUZZLE_RATINGS, PUZZLE_SOLVERS, PUZZLE_TRIES
from vezerkar.server.storage.schema.ratings import RATED_GAMES, RATED_SEATS, RATINGS, SIDE_RATINGS
from vezerkar.server.storage.schema.relations import FOLLOWS
from vezerkar.server.storage.schema.reports import GAME_REPORTS
from vezerkar.server.storage.schema.statistics import FINISHED_GAMES, FINISHED_SEATS
from vezerkar.server.storage.schema.tournaments import ENTRANTS, PAIRINGS, ROUND_DATES, TOURNAMENTS

__all__ = [
    "ACCOUNTS",
    "ACTS",
    "API_TOKENS",
    "ARCHIVES",
    "BOT_ACCOUNTS",
    "BOT_QUESTIONS",
    "CHALLENGES",
    "CHANNELS",
    "CHAT",
    "CHECKPOINTS",
    "DEVICES",
    "ENTRANTS",
    "FINISHED_GAMES",
    "FINISHED_SEATS",
    "FOLLOWS",
    "FORMER_NAMES",
    "FRESH_PUZZLES",
    "FROZEN_MATCHES",
    "GAME_REPORTS",
    "GUESSES",
    "HELPS",
    "HOLIDAYS",
    "INVITATIONS",
    "JOBS",
    "KEYS",
    "LAST_PAGES",
    "LESSON_STARS",
    "LISTINGS",
    "LOG",
    "LOOKING",
    "MATCHES",
    "MATCH_FILES",
    "META",
    "METADATA",
    "MUTES",
    "NOTICES",
    "OFFERS",
    "PAIRINGS",
    "PASSKEYS",
    "PASSKEY_CHALLENGES",
    "PASSWORDS",
    "PUSH_DEVICES",
    "PUZZLE_RATINGS",
    "PUZZLE_SOLVERS",
    "PUZZLE_TRIES",
    "RATED_GAMES",
    "RATED_SEATS",
    "RATINGS",
    "REPORTS",
    "ROUND_DATES",
    "SANCTIONS",
    "SEATS",
    "SENT",
    "SESSIONS",
    "SIDE_RATINGS",
    "TOKENS",
    "TOURNAMENTS",
    "USER_FILES",
    "WISHES",
]
