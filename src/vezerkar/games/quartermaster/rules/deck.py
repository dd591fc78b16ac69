"""The table of all cards: every record of ``cards.json`` becomes the effects, costs and triggers the rules work with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from vezerkar.engine.bit_sets import BIT, mask_of
from vezerkar.games.quartermaster.game_data import (
    AXIS,
    CARD,
    CARDS_FILE,
    COUNTRY_INDEX,
    DECK_SPAN,
    EVERYWHERE,
    LAND,
    SEA,
    SIX,
    SPACE_INDEX,
    TYPES,
    CardData,
    spaces_named,
)
from vezerkar.games.quartermaster.rules import play, turn
from vezerkar.games.quartermaster.rules.battle import (
    BattleCard,
    BattleEffect,
    BroadFrontEffect,
    EliminateEffect,
    Repel,
    SweepEffect,
)
from vezerkar.games.quartermaster.rules.build import BuildEffect, BuildsEffect, RecruitEffect, RedeployEffect
from vezerkar.games.quartermaster.rules.effect import (
    ARMY_BUILT,
    ARMY_FOUGHT,
    ARMY_RECRUITED,
    ARMY_SWEPT,
    COSTS,
    EFFECTS,
    ELSEWHERE,
    FIXED,
    GERMAN_FOUGHT,
    GERMAN_LOST,
    GERMAN_SWEPT,
    LAND_FOUGHT,
    NAVY_BUILT,
    NEXT_TO_IT,
    RAID,
    SEA_FOUGHT,
    SUPPLY_CHECK,
    THERE,
    THERE_OR_NEXT_TO_IT,
    THREAT,
    TURN_BEGINS,
    Effect,
    Where,
    actor_of,
    owner_of,
    space_of,
    victims,
)
from vezerkar.games.quartermaster.rules.reactions import (
    ANY_TIME,
    LISTENERS,
    REACTIONS,
    RESPONSE_FOR,
    RESPONSE_REACTIONS,
    STATUS_FOR,
    STATUS_REACTIONS,
    Keep,
    Protect,
    Reaction,
    Target,
    Trigger,
    Truk,
)
from vezerkar.games.quartermaster.rules.scoring import Per, Points
from vezerkar.games.quartermaster.rules.supply import near, supplied
from vezerkar.games.quartermaster.rules.warfare import Amount, Malta, Mill, Pay, Raid, Spare, Stand, Worsen
from vezerkar.games.quartermaster.state import DECK, UP, QmgState

Data = dict[str, object]

# --- the words of a record -------------------------------------------------------------------------------------------

KINDS: Final = {"army": LAND, "navy": SEA, "any": EVERYWHERE}
RELATIONS: Final = {"there": THERE, "next_to_it": NEXT_TO_IT, "there_or_next_to_it": THERE_OR_NEXT_TO_IT}


def number(value: object) -> int:
    """A number of a record."""
    assert isinstance(value, int)
    return value


def texts(value: object) -> list[str]:
    """A name or a list of names, as a list."""
    return [value] if isinstance(value, str) else cast("list[str]", value)


def country(card: int, value: object) -> int:
    """A country of a record; ``own`` is the card's."""
    return card // DECK_SPAN if value == "own" else COUNTRY_INDEX[str(value)]


def countries(card: int, value: object) -> tuple[int, ...]:
    """The same for one or several."""
    return tuple([country(card, name) for name in texts(value)])


def where(data: Data) -> Where:
    """Return where a build, recruitment or battle may be; ``piece`` narrows it to land or sea."""
    value, kind = data["where"], KINDS[str(data["piece"])]
    if value == "anywhere":
        return Where(FIXED, kind)
    if isinstance(value, str):
        return Where(RELATIONS[value], kind)
    return Where(ELSEWHERE if data.get("elsewhere") else FIXED, spaces_named(texts(value)) & kind)


def stand(data: object) -> Stand:
    """A condition: ``piece`` is ``in`` one of some spaces, or ``next_to`` one."""
    record = cast("Data", data)
    if "next_to" in record:
        return Stand(KINDS[str(record["piece"])], spaces_named(texts(record["next_to"])), next_to=True)
    return Stand(KINDS[str(record["piece"])], spaces_named(texts(record["in"])), next_to=False)


def amount(data: Data) -> Amount:
    """A count, or ``instead`` of it another one ``if`` a condition holds."""
    usual = number(data["count"])
    return Amount(usual, number(data["instead"]), stand(data["if"])) if "instead" in data else Amount(usual, usual, None)


def per(card: int, data: object) -> Per | None:
    """Return the count that multiplies points, or None if they are fixed."""
    if data is None:
        return None
    record = cast("Data", data)
    kind = KINDS[str(record.get("pieces", record.get("spaces_with")))]
    spaces = spaces_named(texts(record["in"])) if "in" in record else EVERYWHERE
    if "not_in" in record:
        spaces &= ~spaces_named(texts(record["not_in"]))
    return Per(countries(card, record["of"]), spaces & kind, "spaces_with" in record)


def target(card: int, data: Data) -> Target:
    """Pieces that a protecting card may name."""
    owners = mask_of(countries(card, data["of"]))
    spaces = EVERYWHERE if data["where"] == "anywhere" else spaces_named(texts(data["where"]))
    return Target(owners, spaces & KINDS[str(data["piece"])], bool(data.get("supplied")), data.get("beside") == "army")


# --- effects ----------------------------------------------------------------------------------------------------------


def battle(card: int, data: Data) -> Effect:
    """A battle: of a battle card, or by another card's effect."""
    kind = KINDS[str(data["piece"])]
    record = CARD[card]
    assert record is not None
    if not record["type"].endswith("battle"):
        return BattleEffect(kind, where(data), bool(data.get("may")))
    instead = [
        other
        for other, found in enumerate(CARD)
        if found is not None and found["when"] == f"{record['type']}_card" and found["country"] == record["country"]
    ]
    return BattleCard(kind, where(data), instead[0] if instead else -1)


def builds(card: int, data: Data) -> Effect:
    """Several builds in an order of choice."""
    sets = [KINDS["army" if one == "land" else "navy"] if isinstance(one, str) else spaces_named(one) for one in _each(data)]
    return BuildsEffect(country(card, data["country"]), tuple(sets))


def _each(data: Data) -> list[str | list[str]]:
    return cast("list[str | list[str]]", data["each"])


def points(card: int, data: Data) -> Effect:
    """Victory Points."""
    conditions = tuple([stand(data[word]) for word in ("if", "and") if word in data])
    return Points(card, number(data["count"]), conditions, per(card, data.get("per")))


def types(data: Data) -> int:
    """The types of cards a record names."""
    return mask_of([TYPES.index(name) for name in texts(data["types"])])


class Marker(Effect):
    """An effect that lasts while the card lies on the table; `supply` and `build` read it from there."""

    __slots__ = ()

    def possible(self, s: QmgState, country: int, cause: int) -> bool:
        return False

    def start(self, s: QmgState, country: int, cause: int) -> None:
        raise AssertionError("a card with a lasting effect is never carried out")


MAKERS: Final[dict[str, Callable[[int, Data], Effect]]] = {
    "build": lambda card, data: BuildEffect(country(card, data["country"]), where(data), bool(data.get("may"))),
    "builds": builds,
    "recruit": lambda card, data: RecruitEffect(countries(card, data["country"]), where(data), bool(data.get("may"))),
    "redeploy": lambda card, data: RedeployEffect(KINDS[str(data["piece"])]),
    "battle": battle,
    "broad_front": lambda card, data: BroadFrontEffect(number(data["count"])),
    "eliminate": lambda card, data: EliminateEffect(where(data).mask, bool(data.get("may"))),
    "repel": lambda card, data: Repel(),
    "sweep": lambda card, data: SweepEffect(),
    "protect": lambda card, data: Protect(card, tuple([target(card, one) for one in cast("list[Data]", data["pieces"])])),
    "truk": lambda card, data: Truk(),
    "keep": lambda card, data: Keep(),
    "raid": lambda card, data: Raid(
        card, countries(card, data["victim"]), amount(data), number(data.get("army_within", 0)), bool(data.get("piece_next_to"))
    ),
    "malta": lambda card, data: Malta(card, number(data["count"]), SPACE_INDEX[str(data["where"])]),
    "worsen": lambda card, data: Worsen(amount(data)),
    "spare": lambda card, data: Spare(),
    "mill": lambda card, data: Mill(number(data["count"]), data.get("country") == "actor"),
    "pay": lambda card, data: Pay(number(data["count"])),
    "vp": points,
    "play_from": lambda card, data: play.PlayFromEffect(DECK if data["zone"] == "deck" else UP, types(data)),
    "shuffle": lambda card, data: play.Shuffle(),
    "ally_plays": lambda card, data: play.AllyPlaysEffect(country(card, data["country"])),
    "take_back_for": lambda card, data: play.BuyBackEffect(card, number(data["count"])),
    "put_back": lambda card, data: play.PutBack(data["place"] == "top"),
    "strip": lambda card, data: play.StripEffect(
        country(card, data["country"]),
        "status" in texts(data["types"]),
        "response" in texts(data["types"]),
        bool(data.get("random")),
    ),
    "like_home": lambda card, data: Marker(),
    "supply_marker": lambda card, data: Marker(),
    "deny_supply": lambda card, data: Marker(),
    "armies_supplied": lambda card, data: Marker(),
    "bury": lambda card, data: Marker(),
    "arrange": lambda card, data: Marker(),
}

# --- triggers ---------------------------------------------------------------------------------------------------------


class OwnFight(Trigger):
    """You battle one of these spaces; Amphibious Landings wants a supplied Navy of yours next to it."""

    __slots__ = ("beside_navy", "spaces")

    def __init__(self, spaces: int, beside_navy: bool) -> None:
        self.spaces = spaces
        self.beside_navy = beside_navy

    def places(self) -> int:
        return self.spaces

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        if actor_of(cause) != country or not BIT[space_of(cause)] & self.spaces:
            return False
        return not self.beside_navy or near(s, country, BIT[space_of(cause)]) & SEA & supplied(s, country) != 0


class OwnBuild(Trigger):
    """You build a piece."""

    __slots__ = ()

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        return owner_of(cause) == country


class EnemyCame(Trigger):
    """An enemy piece has just come to one of these spaces; Kamikaze wants a piece of yours next to it."""

    __slots__ = ("beside_own", "spaces")

    def __init__(self, spaces: int, beside_own: bool) -> None:
        self.spaces = spaces
        self.beside_own = beside_own

    def places(self) -> int:
        return self.spaces

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        if owner_of(cause) & 1 == country & 1 or not BIT[space_of(cause)] & self.spaces:
            return False
        return not self.beside_own or near(s, country, s.pieces[country]) & BIT[space_of(cause)] != 0


class AxisFought(Trigger):
    """An Axis Army in one of these spaces is battled."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def places(self) -> int:
        return self.spaces

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        return owner_of(cause) & 1 == AXIS and BIT[space_of(cause)] & self.spaces != 0


class RaidOnOwn(Trigger):
    """An enemy Economic Warfare card, of these if there are any, hits you."""

    __slots__ = ("cards",)

    def __init__(self, cards: frozenset[int]) -> None:
        self.cards = cards

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        return victims(cause) & BIT[country] != 0 and (not self.cards or s.raid in self.cards)


class RaidOnEnemy(RaidOnOwn):
    """An Economic Warfare card, of these if there are any, hits an enemy of yours."""

    __slots__ = ()

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        return owner_of(cause) < SIX and owner_of(cause) & 1 != country & 1 and s.raid in self.cards


class OwnRaid(Trigger):
    """Your Economic Warfare card names a victim."""

    __slots__ = ()

    def fits(self, s: QmgState, country: int, cause: int) -> bool:
        return actor_of(cause) == country


FOUGHT: Final = (LAND_FOUGHT, ARMY_FOUGHT, GERMAN_FOUGHT)
LISTENS: Final[dict[str, tuple[int, ...]]] = {
    "own_land_battle": FOUGHT,
    "own_sea_battle": (SEA_FOUGHT,),
    "axis_army_battled": (ARMY_FOUGHT, GERMAN_FOUGHT, ARMY_SWEPT, GERMAN_SWEPT),
    "supplied_german_army_removed": (GERMAN_FOUGHT, GERMAN_SWEPT, GERMAN_LOST),
    "own_army_built": (ARMY_BUILT,),
    "own_navy_built": (NAVY_BUILT,),
    "axis_army_came": (ARMY_BUILT, ARMY_RECRUITED),
    "allied_navy_built": (NAVY_BUILT,),
    "removal_threatens": (THREAT,),
    "raid_on_own": (RAID,),
    "raid_on_allies": (RAID,),
    "own_raid": (RAID,),
}
"""The occasions a card listens to, by its ``when``."""

ASKED_AT: Final[dict[str, tuple[int, ...]]] = {"protect": (THREAT, SUPPLY_CHECK), "truk": (THREAT, SUPPLY_CHECK, TURN_BEGINS)}
"""The occasions at which an ``any_time`` card can matter, by what it does: only then the table asks for it (R-61.1)."""


def listens(record: CardData) -> tuple[int, ...]:
    """The occasions a card listens to; none if it is not used in windows."""
    if record["when"] == "any_time":
        return ASKED_AT[str(record["effect"][0]["op"])]
    return LISTENS.get(record["when"], ())


def titled(word: str) -> frozenset[int]:
    """The Economic Warfare cards of this kind (F-29, Q-06)."""
    return frozenset([card for card, record in enumerate(CARD) if record is not None and record.get("title") == word])


def trigger(record: CardData) -> Trigger:
    """Return the condition that a card waits for, apart from the occasion."""
    spaces = spaces_named(record["where"]) if "where" in record else EVERYWHERE
    when = record["when"]
    if when in ("own_land_battle", "own_sea_battle"):
        return OwnFight(spaces, record.get("beside") == "supplied_navy")
    if when in ("own_army_built", "own_navy_built"):
        return OwnBuild()
    if when in ("axis_army_came", "allied_navy_built"):
        return EnemyCame(spaces, record.get("beside") == "any")
    if when == "axis_army_battled":
        return AxisFought(spaces)
    if when == "raid_on_own":
        return RaidOnOwn(titled(record["against"]) if "against" in record else frozenset())
    if when == "raid_on_allies":
        return RaidOnEnemy(titled(record["against"]))
    if when == "own_raid":
        return OwnRaid()
    return Trigger()


def _enter(card: int, record: CardData, mark: int) -> None:
    own = card // DECK_SPAN
    reaction = Reaction(card, mark, record.get("limit") == "turn", trigger(record))
    REACTIONS[card] = reaction
    for occasion in listens(record):
        key = occasion * SIX + own
        if own not in LISTENERS[occasion]:
            LISTENERS[occasion] += (own,)
        if record["type"] == "status":
            STATUS_FOR[key] |= reaction.bit
            STATUS_REACTIONS[key] += (reaction,)
        else:
            RESPONSE_FOR[key] |= reaction.bit
            RESPONSE_REACTIONS[key] += (reaction,)
    if record["when"] == "any_time":
        ANY_TIME[own] |= reaction.bit


def _fill() -> None:
    marks = 0
    for card, record in enumerate(CARD):
        if record is None:
            continue
        own = card // DECK_SPAN
        EFFECTS[card] = tuple([MAKERS[str(data["op"])](card, data) for data in record["effect"]])
        COSTS[card] = tuple([MAKERS[str(data["op"])](card, data) for data in record.get("cost", [])])
        when = record["when"]
        if "needs" in record:
            play.NEEDS[card] = stand(record["needs"])
        if listens(record):
            _enter(card, record, marks)
            marks += 1
        elif when == "instead":
            play.INSTEAD[own] |= BIT[card % DECK_SPAN]
        elif when in ("own_card_played", "own_build_army_discarded"):
            play.PUT_BACK[own] = card
        elif when == "own_discard_step":
            turn.ROSIE[own] = card
            turn.DISCARDING[own] = turn.DiscardStep(number(record["effect"][0]["count"]))
        elif when == "own_draw_step":
            turn.PLANNING[own] = card
            turn.PLANNED[own] = number(record["effect"][0]["count"])


_fill()
FILLED: Final = len(CARDS_FILE["cards"])
"""Number of cards in the tables. Whoever imports it has them filled."""
