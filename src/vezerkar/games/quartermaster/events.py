"""Events that rules report. Written by tools/declare.py from declarations/event_kinds.py: change that file."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.games.quartermaster.game_data import CARD_ID, COUNTRIES, KINDS, SPACES, kind_of
from vezerkar.games.quartermaster.state import DECK, ENDING_CITE, ENDINGS, QmgState

ROLES: Final[dict[str, dict[str, str]]] = {
    "round": {"round": "count"},
    "turn": {"country": "actor", "round": "count"},
    "end": {"team": "word", "ending": "word", "rule": "rule"},
    "points": {"team": "word", "points": "points", "why": "word", "total": "points"},
    "no_victory_step": {"country": "actor", "team": "word", "rule": "rule"},
    "played": {"country": "actor", "card": "card"},
    "laid": {"country": "actor"},
    "laid_card": {"country": "actor", "card": "card"},
    "used": {"country": "actor", "card": "card"},
    "drew": {"country": "actor", "count": "count"},
    "drew_cards": {"country": "actor", "cards": "card"},
    "milled": {"country": "actor", "count": "count"},
    "milled_cards": {"country": "actor", "cards": "card"},
    "discarded": {"country": "actor", "count": "count"},
    "discarded_cards": {"country": "actor", "cards": "card"},
    "response_lost": {"country": "actor", "count": "count"},
    "response_lost_cards": {"country": "actor", "cards": "card"},
    "place": {"country": "actor", "place": "count"},
    "stripped": {"country": "actor", "card": "card"},
    "looked": {"count": "count", "country": "actor"},
    "looked_cards": {"country": "actor", "cards": "card"},
    "buried": {"country": "actor"},
    "buried_card": {"country": "actor", "card": "card"},
    "put_on_top": {"country": "actor", "card": "card"},
    "put_beneath": {"country": "actor", "card": "card"},
    "shuffled": {"country": "actor"},
    "built": {"country": "actor", "space": "space", "kind": "word"},
    "built_in_place": {"country": "actor", "space": "space", "kind": "word"},
    "recruited": {"country": "actor", "space": "space", "kind": "word"},
    "picked_up": {"country": "actor", "space": "space", "kind": "word"},
    "took_back": {"country": "actor", "space": "space"},
    "battled": {"country": "actor", "space": "space", "kind": "word"},
    "removed": {"country": "actor", "space": "space", "kind": "word"},
    "stayed": {"country": "actor", "space": "space", "kind": "word"},
    "fell": {"country": "actor", "space": "space", "kind": "word", "rule": "rule"},
    "protected": {"country": "actor", "space": "space"},
    "kept": {"country": "actor", "space": "space"},
    "truk": {},
    "raided": {"card": "card", "country": "actor"},
}
"""Of every kind of event the fields and their roles."""

LEVELS: Final[dict[str, int]] = {
    "round": -2,
    "turn": -1,
    "laid_card": 1,
    "drew": 1,
    "drew_cards": 1,
    "milled": 1,
    "milled_cards": 1,
    "discarded": 1,
    "discarded_cards": 1,
    "response_lost_cards": 1,
    "place": 1,
    "looked": 1,
    "looked_cards": 1,
    "buried": 1,
    "buried_card": 1,
    "put_on_top": 1,
    "put_beneath": 1,
    "shuffled": 1,
    "stayed": 1,
}
"""The kinds of events that are no headlines in the log, with their level."""

DRAWS: Final[dict[str, str]] = {
    "drew": "count",
}
"""The kinds of events with which a seat draws cards, and the field with these cards or their number."""

REVEALS: Final[tuple[str, ...]] = (
    "played",
    "used",
    "milled_cards",
    "looked",
    "looked_cards",
    "raided",
)
"""The kinds of events with which somebody learns what was hidden."""


def round_(s: QmgState) -> None:
    """A round begins."""
    if s.sink is not None:
        round = s.round
        s.emit("round", {"round": round})


def turn(s: QmgState) -> None:
    """The turn of a country begins."""
    if s.sink is not None:
        country = s.active
        round = s.round
        s.emit("turn", {"country": COUNTRIES[country], "round": round})


def end(s: QmgState, team: int, ending: int) -> None:
    """The game is over, and a team has won."""
    if s.sink is not None:
        rule = ENDING_CITE[ending]
        s.emit("end", {"team": team, "ending": ENDINGS[ending], "rule": rule})


def points(s: QmgState, team: int, points: int, why: int) -> None:
    """A team has gained Victory Points or, if the number is negative, lost them; told after."""
    if s.sink is not None:
        total = s.vp[team]
        s.emit(
            "points",
            {
                "team": team,
                "points": points,
                "why": ("shortage" if why == -2 else "supply_spaces" if why == -1 else CARD_ID[why]),
                "total": total,
            },
        )


def no_victory_step(s: QmgState, country: int) -> None:
    """A country does not score, as an enemy Army is in its Home space."""
    if s.sink is not None:
        team = country & 1
        rule = "QMG R-14"
        s.emit("no_victory_step", {"country": COUNTRIES[country], "team": team, "rule": rule})


def played(s: QmgState, country: int, card: int) -> None:
    """A card is played."""
    if s.sink is not None:
        s.emit("played", {"country": COUNTRIES[country], "card": CARD_ID[card]})


def laid(s: QmgState, country: int) -> None:
    """A Response is laid down."""
    if s.sink is not None:
        s.emit("laid", {"country": COUNTRIES[country]})


def laid_card(s: QmgState, country: int, card: int) -> None:
    """The Response that the player laid down."""
    if s.sink is not None:
        s.emit("laid_card", {"country": COUNTRIES[country], "card": CARD_ID[card]}, BIT[country])


def used(s: QmgState, country: int, card: int) -> None:
    """A card that lies on the table is used."""
    if s.sink is not None:
        s.emit("used", {"country": COUNTRIES[country], "card": CARD_ID[card]})


def drew(s: QmgState, country: int, cards: list[int]) -> None:
    """A country has drawn cards."""
    if s.sink is not None:
        count = len(cards)
        s.emit("drew", {"country": COUNTRIES[country], "count": count})


def drew_cards(s: QmgState, country: int, cards: list[int]) -> None:
    """The cards that the player drew."""
    if s.sink is not None:
        s.emit("drew_cards", {"country": COUNTRIES[country], "cards": [CARD_ID[each] for each in cards]}, BIT[country])


def milled(s: QmgState, country: int, cards: list[int]) -> None:
    """Cards were discarded off the top of a deck, unseen."""
    if s.sink is not None:
        count = len(cards)
        s.emit("milled", {"country": COUNTRIES[country], "count": count})


def milled_cards(s: QmgState, country: int, cards: list[int]) -> None:
    """The cards that went off the player's deck."""
    if s.sink is not None:
        s.emit("milled_cards", {"country": COUNTRIES[country], "cards": [CARD_ID[each] for each in cards]}, BIT[country])


def discarded(s: QmgState, country: int, count: int) -> None:
    """Hand cards were discarded, unseen."""
    if s.sink is not None:
        s.emit("discarded", {"country": COUNTRIES[country], "count": count})


def discarded_cards(s: QmgState, country: int, cards: list[int]) -> None:
    """The cards that the player discarded."""
    if s.sink is not None:
        s.emit("discarded_cards", {"country": COUNTRIES[country], "cards": [CARD_ID[each] for each in cards]}, BIT[country])


def response_lost(s: QmgState, country: int, count: int) -> None:
    """A Response that lay face down was discarded, unseen."""
    if s.sink is not None:
        s.emit("response_lost", {"country": COUNTRIES[country], "count": count})


def response_lost_cards(s: QmgState, country: int, cards: list[int]) -> None:
    """The Response that the player lost."""
    if s.sink is not None:
        s.emit("response_lost_cards", {"country": COUNTRIES[country], "cards": [CARD_ID[each] for each in cards]}, BIT[country])


def place(s: QmgState, country: int, place: int) -> None:
    """The number of the Response that was used or lost, in the order in which they were laid; told where it counts (F-47)."""
    if s.sink is not None:
        s.emit("place", {"country": COUNTRIES[country], "place": place})


def stripped(s: QmgState, country: int, card: int) -> None:
    """A Status card was discarded from the table."""
    if s.sink is not None:
        s.emit("stripped", {"country": COUNTRIES[country], "card": CARD_ID[card]})


def looked(s: QmgState, count: int) -> None:
    """The country on turn looks at the top of its deck."""
    if s.sink is not None:
        country = s.active
        s.emit("looked", {"count": count, "country": COUNTRIES[country]})


def looked_cards(s: QmgState, count: int) -> None:
    """The cards that lie there, the top card first."""
    if s.sink is not None:
        country = s.active
        cards = s.cards[DECK + s.active][-count:][::-1]
        s.emit("looked_cards", {"country": COUNTRIES[country], "cards": [CARD_ID[each] for each in cards]}, BIT[country])


def buried(s: QmgState, country: int) -> None:
    """A hand card was put underneath the deck, unseen."""
    if s.sink is not None:
        s.emit("buried", {"country": COUNTRIES[country]})


def buried_card(s: QmgState, country: int, card: int) -> None:
    """The card that the player put there."""
    if s.sink is not None:
        s.emit("buried_card", {"country": COUNTRIES[country], "card": CARD_ID[card]}, BIT[country])


def put_on_top(s: QmgState, country: int, card: int) -> None:
    """A card that lay face up was put on top of its deck."""
    if s.sink is not None:
        s.emit("put_on_top", {"country": COUNTRIES[country], "card": CARD_ID[card]})


def put_beneath(s: QmgState, country: int, card: int) -> None:
    """A card that lay face up was put underneath its deck."""
    if s.sink is not None:
        s.emit("put_beneath", {"country": COUNTRIES[country], "card": CARD_ID[card]})


def shuffled(s: QmgState, country: int) -> None:
    """A deck was shuffled."""
    if s.sink is not None:
        s.emit("shuffled", {"country": COUNTRIES[country]})


def built(s: QmgState, country: int, space: int) -> None:
    """A piece is built."""
    if s.sink is not None:
        kind = kind_of(space)
        s.emit("built", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind]})


def built_in_place(s: QmgState, country: int, space: int) -> None:
    """A piece that is there counts as just built."""
    if s.sink is not None:
        kind = kind_of(space)
        s.emit("built_in_place", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind]})


def recruited(s: QmgState, country: int, space: int) -> None:
    """A piece is recruited."""
    if s.sink is not None:
        kind = kind_of(space)
        s.emit("recruited", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind]})


def picked_up(s: QmgState, country: int, space: int) -> None:
    """A piece is picked up, to be built again."""
    if s.sink is not None:
        kind = kind_of(space)
        s.emit("picked_up", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind]})


def took_back(s: QmgState, country: int, space: int) -> None:
    """A country took a piece of its own off the board."""
    if s.sink is not None:
        s.emit("took_back", {"country": COUNTRIES[country], "space": SPACES[space]})


def battled(s: QmgState, country: int, space: int) -> None:
    """A space is battled."""
    if s.sink is not None:
        kind = kind_of(space)
        s.emit("battled", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind]})


def removed(s: QmgState, country: int, space: int) -> None:
    """A piece was removed."""
    if s.sink is not None:
        kind = kind_of(space)
        s.emit("removed", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind]})


def stayed(s: QmgState, country: int, space: int) -> None:
    """A piece that was to be removed stays, as it is protected."""
    if s.sink is not None:
        kind = kind_of(space)
        s.emit("stayed", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind]})


def fell(s: QmgState, country: int, space: int) -> None:
    """A piece was removed for want of supply."""
    if s.sink is not None:
        kind = kind_of(space)
        rule = "QMG R-13"
        s.emit("fell", {"country": COUNTRIES[country], "space": SPACES[space], "kind": KINDS[kind], "rule": rule})


def protected(s: QmgState, country: int, space: int) -> None:
    """A piece is protected for this turn."""
    if s.sink is not None:
        s.emit("protected", {"country": COUNTRIES[country], "space": SPACES[space]})


def kept(s: QmgState, country: int, space: int) -> None:
    """A Navy is saved from one removal."""
    if s.sink is not None:
        s.emit("kept", {"country": COUNTRIES[country], "space": SPACES[space]})


def truk(s: QmgState) -> None:
    """Truk supplies Japan this turn."""
    if s.sink is not None:
        s.emit("truk", {})


def raided(s: QmgState, card: int, country: int) -> None:
    """An Economic Warfare card is aimed at a country."""
    if s.sink is not None:
        s.emit("raided", {"card": CARD_ID[card], "country": COUNTRIES[country]})
