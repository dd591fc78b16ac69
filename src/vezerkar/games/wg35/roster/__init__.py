"""Army building (WG35 3) and the deck and hand of an army (WG35 4)."""

from vezerkar.games.wg35.roster.hand import deck, hand_problems, hand_size, single_use
from vezerkar.games.wg35.roster.offers import Offer, offers, recruits
from vezerkar.games.wg35.roster.outfit import figures, price
from vezerkar.games.wg35.roster.problems import problems, why_not
from vezerkar.games.wg35.roster.records import Fighter, Figure, Roster
from vezerkar.games.wg35.roster.text import BadRoster, parse, sample, write

__all__ = [
    "BadRoster",
    "Fighter",
    "Figure",
    "Offer",
    "Roster",
    "deck",
    "figures",
    "hand_problems",
    "hand_size",
    "offers",
    "parse",
    "price",
    "problems",
    "recruits",
    "sample",
    "single_use",
    "why_not",
    "write",
]
