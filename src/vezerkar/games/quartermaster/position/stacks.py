"""The procedures that may be in progress: the numbers each of them takes, and what it wants of the rest of the State."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vezerkar.engine.bit_sets import BIT
from vezerkar.engine.errors import BadPosition
from vezerkar.engine.game import Laid, Number, laid
from vezerkar.engine.together import Together
from vezerkar.games.quartermaster.game_data import (
    CARD_ID,
    CARD_SPAN,
    COUNTRIES,
    DECK_SPAN,
    DECKS,
    EVERYWHERE,
    GERMANY,
    ITALY,
    RESPONSE,
    SIX,
    SPACE_COUNT,
    STATUS,
    TYPE,
    TYPES,
)
from vezerkar.games.quartermaster.rules import effect as causes
from vezerkar.games.quartermaster.rules.battle import Battle, BattleCard, Strike
from vezerkar.games.quartermaster.rules.build import Build, ChooseRecruiter, Redeploy
from vezerkar.games.quartermaster.rules.cards import DiscardFromHand
from vezerkar.games.quartermaster.rules.deck import FILLED
from vezerkar.games.quartermaster.rules.effect import EFFECTS, NO_COUNTRY, NOWHERE, Carry
from vezerkar.games.quartermaster.rules.play import INSTEAD, PUT_BACK, BuyBack, BuyBackEffect, PlayFrom, SaveCard, ToTop
from vezerkar.games.quartermaster.rules.reactions import ANY_TIME, REACTIONS, RESPONSE_FOR, STATUS_FOR, NamePiece, Protect, Window
from vezerkar.games.quartermaster.rules.turn import PLANNED, Arrange, Deal, Rounds, Turn
from vezerkar.games.quartermaster.rules.warfare import Malta, NameVictim, Raid, Siege, Toll
from vezerkar.games.quartermaster.state import DECK, TOP_SEEN, UP, QmgState

if TYPE_CHECKING:
    from typing import Never

    from vezerkar.engine.state import Step

assert FILLED, "the tables of cards are read here"
MOST_CARDS: Final = max(len(deck) for deck in DECKS)
COUNTRY: Final = Number("country", 0, SIX - 1)
CARD: Final = Number("card", 0, CARD_SPAN - 1)
CAUSE: Final = Number("cause", 0, (causes.OCCASIONS << 12) - 1)
SPACES: Final = Number("spaces", 0, EVERYWHERE)
SPACE: Final = Number("space", 0, SPACE_COUNT - 1)
MAY: Final = Number("may", 0, 1)

TAKES: Final[dict[str, tuple[Number, ...]]] = {
    "AllyPlays": (COUNTRY,),
    "Arrange": (Number("count", 2, max(PLANNED)), Number("fixed", 0, max(PLANNED) - 2)),
    "Battle": (COUNTRY, SPACES, MAY, Number("instead", -1, CARD_SPAN - 1)),
    "BroadFront": (COUNTRY, Number("battles", 0, 9), SPACES),
    "Build": (COUNTRY, MAY, Number("set", 0, EVERYWHERE, many=True)),
    "BuyBack": (CARD, Number("count", 0, MOST_CARDS)),
    "Carry": (CARD, CAUSE, Number("next", 0, max(len(row) for row in EFFECTS) - 1)),
    "ChooseRecruiter": (Number("chooser", 0, SIX - 1), SPACES, Number("country", 0, SIX - 1, many=True)),
    "Deal": (),
    "DiscardFromHand": (COUNTRY, Number("count", 1, MOST_CARDS)),
    "DiscardStep": (Number("bury", 0, MOST_CARDS),),
    "DrawOne": (COUNTRY,),
    "Eliminate": (COUNTRY, SPACES, MAY),
    "EndRaid": (),
    "Fall": (),
    "NamePiece": (CARD, CAUSE),
    "NameVictim": (CARD,),
    "Pick": (COUNTRY, SPACE),
    "PlayFrom": (COUNTRY, Number("zone", DECK, UP), Number("types", 1, BIT[len(TYPES)] - 1)),
    "PlayStep": (),
    "Recruit": (Number("chooser", 0, SIX - 1), COUNTRY, SPACES, MAY),
    "Redeploy": (COUNTRY,),
    "Refill": (),
    "Rounds": (),
    "SaveCard": (COUNTRY,),
    "Siege": (Number("victim", 0, SIX - 1), Number("count", 0, MOST_CARDS), SPACE),
    "Strike": (Number("actor", 0, SIX - 1), Number("owner", 0, NO_COUNTRY), SPACE, Number("how", 0, 2)),
    "Strip": (
        *(COUNTRY, Number("victim", 0, SIX - 1), Number("statuses", 0, 1), Number("responses", 0, 1), Number("tracked", 0, 1)),
    ),
    "Sweep": (COUNTRY, SPACE, Number("left", 0, BIT[SIX] - 1)),
    "ToTop": (CARD,),
    "Toll": (Number("victim", 0, SIX - 1),),
    "Turn": (Number("at", 0, 7),),
    "Window": (CAUSE, Number("used", 0, (1 << 61) - 1), Number("at", 0, 5), Number("quiet", 0, 1)),
}
"""The numbers of every Step that may lie on a stack."""


def fit(s: QmgState) -> None:
    """Raise `BadPosition` if the stack does not fit the rest."""
    if s.over:
        return
    steps = laid(s)
    for path, step, on, seat in steps:
        name = type(step).__name__
        if isinstance(step, Rounds) != (on == ""):
            raise BadPosition(f"{path}: Rounds lies at the bottom of every stack, and only there")
        if seat >= 0 and not (isinstance(step, DiscardFromHand) and step.country == seat and on == "Together"):
            raise BadPosition(f'{path}: in the set-up each country discards cards of its own: ["DiscardFromHand", {seat}, 3]')
        if seat < 0 and on != "" and not s.round and not isinstance(step, (Together, Deal)):
            raise BadPosition(f"{path}: {name} wants a round (state.round)")
        if s.round and isinstance(step, (Together, Deal)):
            raise BadPosition(f"{path}: {name} belongs to the set-up, not to a round (state.round)")
        if seat < 0 and s.round and on != "" and isinstance(step, Turn) != (on == "Rounds"):
            raise BadPosition(f"{path}: Turn lies on Rounds, and everything else on Turn")
        why = misfit(s, step)
        if why:
            raise BadPosition(f"{path}: {name} {why}")
    tops = [type(step).__name__ for step in s.stack]
    if not s.round and tops not in (["Rounds"], ["Rounds", "Together"], ["Rounds", "Together", "Deal"]):
        raise BadPosition("stack: in the set-up (state.round) it is Rounds, Together and Deal, or the first or two of them")
    fit_raid(s, steps)
    if s.movable and not any(isinstance(step.step, Redeploy) for step in steps):
        raise BadPosition("state.movable: no Redeploy of the stack picks up these pieces")
    if s.kept and not any(isinstance(one.step, Strike) and s.kept == 1 + one.step.owner * 64 + one.step.space for one in steps):
        raise BadPosition("state.kept: no Strike of the stack is about to remove this piece")


def fit_raid(s: QmgState, steps: list[Laid]) -> None:
    """Economic Warfare that is being resolved."""
    kinds = [type(step.step).__name__ for step in steps]
    ends = kinds.count("Toll") + kinds.count("EndRaid")
    if ends > 1:
        raise BadPosition("stack: one raid is resolved at a time, by one Toll or EndRaid")
    if (s.raid >= 0) != (ends == 1):
        raise BadPosition("state.raid: a card is given while Toll or EndRaid lies on the stack, and only then")
    if s.raid >= 0:
        first = EFFECTS[s.raid][0]
        wanted = "Toll" if isinstance(first, Raid) else "EndRaid"
        if wanted not in kinds:
            raise BadPosition(f"state.raid: {CARD_ID[s.raid]} is resolved by {wanted} of the stack")
    for path, step, _, _ in steps:
        if isinstance(step, Toll):
            raid = EFFECTS[s.raid][0]
            if isinstance(raid, Raid) and step.victim not in raid.victims:
                raise BadPosition(f"{path}: Toll is not paid by {COUNTRIES[step.victim]} for state.raid, {CARD_ID[s.raid]}")
        elif isinstance(step, Siege):
            malta = EFFECTS[s.raid][0] if s.raid >= 0 else None
            fits = isinstance(malta, Malta) and step.victim in (GERMANY, ITALY)
            if not fits or not isinstance(malta, Malta) or (step.count, step.space) != (malta.count, malta.space):
                raise BadPosition(f"{path}: Siege is what the card of state.raid does to Germany and Italy")
        elif isinstance(step, Window) and causes.occasion_of(step.cause) == causes.RAID and s.raid < 0:
            raise BadPosition(f"{path}: Window is about a raid, and there is none (state.raid)")


def misfit(s: QmgState, step: Step[Never]) -> str:
    """Return why a Step does not fit the State; empty if it does."""
    if isinstance(step, (Carry, NamePiece)):
        return misfit_of_card(s, step.card, step.cause, step.next if isinstance(step, Carry) else -1)
    if isinstance(step, Window):
        none = causes.occasion_of(step.cause) == causes.OWN_PLAY
        return "wants something that has happened" if none else misfit_of_cause(s, step.cause)
    if isinstance(step, (BuyBack, ToTop)):
        paid = [one for one in EFFECTS[step.card] if isinstance(one, BuyBackEffect)]
        fits = bool(paid) and (isinstance(step, ToTop) or step.count == paid[0].count)
        return "" if fits else "wants a card that can be bought back, and its price"
    if isinstance(step, NameVictim):
        fits = bool(EFFECTS[step.card]) and isinstance(EFFECTS[step.card][0], Raid)
        return "" if fits else "wants a card of Economic Warfare"
    if isinstance(step, SaveCard):
        saves = PUT_BACK[step.country]
        if saves < 0 or not s.status[step.country] & BIT[saves % DECK_SPAN]:
            return f"wants a Status card of {COUNTRIES[step.country]} that saves cards (state.countries, status)"
        return misfit_of_saved(s, step.country)
    if isinstance(step, Battle):
        return misfit_of_battle(s, step)
    if isinstance(step, Strike):
        fits = step.owner == NO_COUNTRY or (step.owner < SIX and (step.owner ^ step.actor) & 1 == 1)
        return "" if fits else f"wants as owner a country of the other team, or {NO_COUNTRY} for none"
    if isinstance(step, PlayFrom):
        return "" if step.zone in (DECK, UP) else f"takes as zone {DECK} (the deck) or {UP} (the discard pile)"
    if isinstance(step, Build):
        return "" if step.sets else "wants a set of spaces or more"
    if isinstance(step, ChooseRecruiter):
        fits = bool(step.countries) and len(set(step.countries)) == len(step.countries)
        return "" if fits else "wants different countries to recruit"
    if isinstance(step, Redeploy):
        if step.country != s.active:
            return "is about the country on turn (state.active)"
        return "may pick up what is there alone (state.movable)" if s.movable & ~s.pieces[s.active] else ""
    return misfit_of_order(s, step) if isinstance(step, Arrange) else ""


def misfit_of_battle(s: QmgState, step: Battle) -> str:
    """Return why a battle cannot offer this other use of its card; empty if it can."""
    if step.instead < 0:
        return ""
    offered = any(isinstance(one, BattleCard) and one.instead == step.instead for row in EFFECTS for one in row)
    own = step.instead // DECK_SPAN == step.country and s.status[step.country] & BIT[step.instead % DECK_SPAN]
    return "" if offered and own else "wants as another use a Status card that lies there (state.countries, status)"


def misfit_of_saved(s: QmgState, country: int) -> str:
    """Return why there is no card that was just played; empty if there is one."""
    played = any(TYPE[card] != RESPONSE for card in s.cards[UP + country])
    return "" if played else f"wants a card of {COUNTRIES[country]} that was just played (state.countries, discard)"


def misfit_of_order(s: QmgState, step: Arrange) -> str:
    """Return why the country on turn cannot be putting the top of its deck in order; empty if it can."""
    if step.fixed + 2 > step.count:
        return "wants two cards or more that are not in order yet"
    known = min(len(s.cards[DECK + s.active]), s.known[TOP_SEEN + s.active])
    return "" if step.count <= known else "puts in order what state.active has seen of its deck (state.countries, known)"


def misfit_of_cause(s: QmgState, cause: int) -> str:
    """Return why this cannot be what happened; empty if it can."""
    occasion, actor = causes.occasion_of(cause), causes.actor_of(cause)
    owner, space = causes.owner_of(cause), causes.space_of(cause)
    if actor >= SIX:
        return "wants in its cause the country that caused it"
    nobody, nowhere = owner == NO_COUNTRY, space == NOWHERE
    if not (nobody or owner < SIX or (occasion == causes.RAID and owner == causes.GERMANY_AND_ITALY)):
        return "wants in its cause a country it happened to, or none"
    if not (nowhere or space < SPACE_COUNT):
        return "wants in its cause a space, or none"
    if occasion in (causes.OWN_PLAY, causes.SUPPLY_CHECK, causes.TURN_BEGINS):
        if not nobody or not nowhere:
            return "wants in its cause no country it happened to, and no space"
        return "" if occasion == causes.OWN_PLAY or actor == s.active else "is about the country on turn (state.active)"
    if occasion == causes.RAID:
        return "wants in its cause a victim, and no space" if nobody or not nowhere else ""
    fought = occasion in (causes.LAND_FOUGHT, causes.SEA_FOUGHT)
    return "wants in its cause a country it happened to, and a space" if nowhere or (nobody and not fought) else ""


def misfit_of_card(s: QmgState, card: int, cause: int, place: int) -> str:
    """Return why this card cannot be in progress for this cause; empty if it can.

    ``place``: its next effect, or -1 (a piece is to be named).
    """
    if not CARD_ID[card]:
        return "wants a card that there is"
    if place >= len(EFFECTS[card]) or (place < 0 and not (EFFECTS[card] and isinstance(EFFECTS[card][0], Protect))):
        return f"wants what {CARD_ID[card]} does not do"
    country, bit = card // DECK_SPAN, BIT[card % DECK_SPAN]
    occasion = causes.occasion_of(cause)
    if occasion == causes.OWN_PLAY:
        played = TYPE[card] not in (STATUS, RESPONSE)
        if PUT_BACK[country] == card:
            return misfit_of_saved(s, country)
        other = any(isinstance(one, BattleCard) and one.instead == card for row in EFFECTS for one in row)
        if not played and not other and not bit & (INSTEAD[country] | ANY_TIME[country]):
            return f"wants a cause for {CARD_ID[card]}"
        if causes.actor_of(cause) != country:
            return f"wants in its cause the country of {CARD_ID[card]}"
    elif REACTIONS[card] is None or not bit & (STATUS_FOR[occasion * SIX + country] | RESPONSE_FOR[occasion * SIX + country]):
        return f"wants a cause that {CARD_ID[card]} answers"
    return misfit_of_cause(s, cause)
