"""Events that rules report. Written by tools/declare.py from declarations/event_kinds.py: change that file."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, names_of
from vezerkar.engine.event import Datum
from vezerkar.games.triumph.game_data import (
    AREAS,
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    CARD_INTEL,
    CARDS,
    DECKS,
    FACTIONS,
    FORTRESS,
    INTELS,
    MINOR,
    NATION,
    NATIONS,
    NEUTRAL_FORT,
    PARTIES,
    RICH,
    SEASONS,
    TECHS,
    TYPES,
)
from vezerkar.games.triumph.notation import NO_AREA, NOUN, ON
from vezerkar.games.triumph.state import BLOCKED, ENDING_CITE, ENDINGS, TntState

ROLES: Final[dict[str, dict[str, str]]] = {
    "year": {"year": "count"},
    "season": {"season": "word", "year": "count"},
    "turn_order": {"roll": "die", "order": "seat"},
    "active_ally": {"faction": "actor"},
    "dividend": {"faction": "actor", "points": "points"},
    "dividend_hidden": {"faction": "actor"},
    "passed": {"faction": "actor"},
    "points": {"axis": "points", "west": "points", "ussr": "points"},
    "end": {"winners": "seat", "ending": "word", "rule": "rule"},
    "created": {"nation": "acting_nation", "area": "space", "unit": "piece", "cv": "count"},
    "block_created": {"nation": "acting_nation", "area": "space"},
    "raised": {"nation": "acting_nation", "area": "space", "unit": "piece", "cv": "count"},
    "block_raised": {"nation": "acting_nation", "area": "space"},
    "disbanded": {"faction": "actor", "nation": "nation", "area": "space"},
    "shown": {"nation": "acting_nation", "area": "space", "unit": "piece", "cv": "count"},
    "moved": {"from": "space", "faction": "actor", "nation": "nation", "to": "space", "unit": "piece", "cv": "count"},
    "block_moved": {"from": "space", "faction": "actor", "nation": "nation", "to": "space"},
    "starved": {"nation": "acting_nation", "area": "space", "blocks": "count", "lost": "count", "rule": "rule"},
    "production": {"faction": "actor", "points": "points"},
    "bought": {"faction": "actor", "deck": "word"},
    "drew": {"faction": "actor", "cards": "card", "deck": "word"},
    "drew_hidden": {"faction": "actor", "deck": "word", "number": "count"},
    "discarded": {"faction": "actor", "cards": "card"},
    "blockade": {"faction": "seat", "areas": "space", "med": "space"},
    "government": {},
    "resolution": {},
    "laid": {"faction": "actor", "card": "card", "nation": "nation"},
    "wildcard": {"faction": "actor", "card": "card", "nation": "nation"},
    "cancelled": {"faction": "actor", "card": "card", "nation": "nation", "other": "card", "rival": "seat"},
    "influence": {"faction": "actor", "nation": "nation", "count": "count"},
    "repudiated": {"faction": "actor", "nation": "nation"},
    "satellite": {"faction": "actor", "nation": "nation"},
    "industry": {"faction": "actor", "cards": "card", "ind": "count"},
    "ind": {"faction": "seat", "ind": "count"},
    "developed": {"faction": "actor", "tech": "word", "cards": "card"},
    "vaulted": {"faction": "actor", "pairs": "count"},
    "vaulted_tech": {"faction": "actor", "tech": "word", "cards": "card"},
    "revealed": {"faction": "actor", "tech": "word", "cards": "card"},
    "intel": {"faction": "actor", "card": "card", "intel": "word"},
    "aimed": {"faction": "actor", "rival": "seat", "intel": "word", "nation": "nation", "area": "space"},
    "double_agent": {"faction": "actor", "rival": "seat", "intel": "word"},
    "spied": {"faction": "actor", "rival": "seat", "intel": "word", "nation": "nation", "area": "space"},
    "spotted": {"nation": "nation", "area": "space", "unit": "piece", "cv": "count"},
    "hand_seen": {"faction": "actor", "rival": "seat", "cards": "card"},
    "stolen": {"faction": "actor", "rival": "seat", "card": "card"},
    "vault_seen": {"faction": "actor", "rival": "seat", "techs": "word", "cards": "card"},
    "committed": {"faction": "actor", "card": "card"},
    "committed_hidden": {"faction": "actor"},
    "commands": {"faction": "actor", "cards": "card"},
    "turn": {"faction": "actor", "card": "card", "kind": "", "commands": "count"},
    "declared_war": {"faction": "actor", "rival": "seat"},
    "violated": {"faction": "actor", "nation": "nation"},
    "armed": {"nation": "nation"},
    "colony_armed": {"nation": "nation"},
    "partitioned": {"faction": "actor", "nation": "nation"},
    "intervened": {"faction": "actor", "nation": "nation"},
    "minor_defeated": {"faction": "actor", "nation": "nation"},
    "power_defeated": {"faction": "actor", "nation": "nation", "rule": "rule"},
    "battle": {"area": "space", "kind": "word", "attacker": "actor"},
    "round": {"area": "space", "round": "count"},
    "targets": {"faction": "actor", "area": "space", "targets": ""},
    "group_joined": {"from": "space", "area": "space", "faction": "actor"},
    "fired": {
        "area": "space",
        "class": "word",
        "need": "target",
        "rolls": "die",
        "hits": "success",
        "faction": "",
        "nation": "acting_nation",
        "unit": "piece",
        "cv": "count",
    },
    "bombed": {"faction": "seat", "area": "space", "hits": "success", "ind": "count"},
    "hit": {"area": "space", "cv": "count", "nation": "acting_nation", "unit": "piece"},
    "destroyed": {"area": "space", "nation": "acting_nation", "unit": "piece"},
    "retreated": {"from": "space", "to": "space", "nation": "acting_nation", "unit": "piece", "cv": "count"},
    "block_retreated": {"from": "space", "to": "space", "nation": "acting_nation"},
    "rebased": {"from": "space", "to": "space", "nation": "acting_nation", "unit": "piece", "cv": "count"},
    "block_rebased": {"from": "space", "to": "space", "nation": "acting_nation"},
    "escaped": {"nation": "acting_nation", "unit": "piece", "cv": "count", "area": "space"},
    "battle_over": {"area": "space", "winner": ""},
}
"""Of every kind of event the fields and their roles."""

LEVELS: Final[dict[str, int]] = {
    "year": -2,
    "season": -1,
    "turn_order": 1,
    "active_ally": 1,
    "dividend": 1,
    "dividend_hidden": 1,
    "passed": 1,
    "raised": 1,
    "block_raised": 1,
    "shown": 1,
    "production": 1,
    "bought": 1,
    "drew": 1,
    "drew_hidden": 1,
    "discarded": 1,
    "government": -1,
    "resolution": 1,
    "influence": 1,
    "ind": 1,
    "vaulted_tech": 1,
    "committed": 1,
    "committed_hidden": 1,
    "turn": -1,
    "round": 1,
    "targets": 1,
    "group_joined": 1,
    "fired": 1,
    "hit": 1,
}
"""The kinds of events that are no headlines in the log, with their level."""

DRAWS: Final[dict[str, str]] = {
    "drew": "cards",
    "drew_hidden": "number",
}
"""The kinds of events with which a seat draws cards, and the field with these cards or their number."""

REVEALS: Final[tuple[str, ...]] = (
    "dividend",
    "shown",
    "discarded",
    "laid",
    "wildcard",
    "cancelled",
    "industry",
    "developed",
    "vaulted_tech",
    "revealed",
    "intel",
    "spotted",
    "hand_seen",
    "stolen",
    "vault_seen",
    "commands",
)
"""The kinds of events with which somebody learns what was hidden."""


def year(s: TntState) -> None:
    """A year begins."""
    if s.sink is not None:
        year = s.year
        s.emit("year", {"year": year})


def season(s: TntState) -> None:
    """A Season begins."""
    if s.sink is not None:
        season = s.season
        year = s.year
        s.emit("season", {"season": SEASONS[season], "year": year})


def turn_order(s: TntState, roll: int) -> None:
    """The turn order of the year has been rolled for."""
    if s.sink is not None:
        order = s.order
        s.emit("turn_order", {"roll": roll, "order": [FACTIONS[each] for each in order]})


def active_ally(s: TntState) -> None:
    """With two players: which Ally is the Active one."""
    if s.sink is not None:
        faction = s.active_ally
        s.emit("active_ally", {"faction": FACTIONS[faction]})


def dividend(s: TntState, faction: int, points: int) -> None:
    """A Peace Dividend is drawn: its points."""
    if s.sink is not None:
        s.emit("dividend", {"faction": FACTIONS[faction], "points": points}, BIT[faction])


def dividend_hidden(s: TntState, faction: int) -> None:
    """A Peace Dividend is drawn."""
    if s.sink is not None:
        s.emit("dividend_hidden", {"faction": FACTIONS[faction]}, ~BIT[faction])


def passed(s: TntState, faction: int) -> None:
    """A player passes."""
    if s.sink is not None:
        s.emit("passed", {"faction": FACTIONS[faction]})


def points(s: TntState, axis: int, west: int, ussr: int) -> None:
    """The Victory Points at the end, Peace Dividends and Vaults included."""
    if s.sink is not None:
        s.emit("points", {"axis": axis, "west": west, "ussr": ussr})


def end(s: TntState) -> None:
    """The game is over."""
    if s.sink is not None:
        winners = s.winner
        ending = s.ending
        rule = ENDING_CITE[s.ending]
        s.emit("end", {"winners": names_of(winners, FACTIONS), "ending": ENDINGS[ending], "rule": rule})


def created(s: TntState, block: int) -> None:
    """A unit has entered the map: what it is."""
    if s.sink is not None:
        owner = BLOCK_FACTION[block]
        nation = BLOCK_POWER[block]
        area = s.place[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        s.emit("created", {"nation": NATIONS[nation], "area": AREAS[area], "unit": TYPES[unit], "cv": cv}, BIT[owner])


def block_created(s: TntState, block: int) -> None:
    """A unit has entered the map: that it is there."""
    if s.sink is not None:
        owner = BLOCK_FACTION[block]
        nation = BLOCK_POWER[block]
        area = s.place[block]
        s.emit("block_created", {"nation": NATIONS[nation], "area": AREAS[area]}, ~BIT[owner])


def raised(s: TntState, block: int) -> None:
    """A unit has gained a step: what it is."""
    if s.sink is not None:
        owner = BLOCK_FACTION[block]
        nation = BLOCK_POWER[block]
        area = s.place[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        s.emit("raised", {"nation": NATIONS[nation], "area": AREAS[area], "unit": TYPES[unit], "cv": cv}, BIT[owner])


def block_raised(s: TntState, block: int) -> None:
    """A unit has gained a step: where."""
    if s.sink is not None:
        owner = BLOCK_FACTION[block]
        nation = BLOCK_POWER[block]
        area = s.place[block]
        s.emit("block_raised", {"nation": NATIONS[nation], "area": AREAS[area]}, ~BIT[owner])


def disbanded(s: TntState, block: int) -> None:
    """A unit is disbanded; told before it leaves the map."""
    if s.sink is not None:
        faction = BLOCK_FACTION[block]
        nation = BLOCK_POWER[block]
        area = s.place[block]
        s.emit("disbanded", {"faction": FACTIONS[faction], "nation": NATIONS[nation], "area": AREAS[area]})


def shown(s: TntState, block: int) -> None:
    """A unit is laid face up."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        area = s.place[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        s.emit("shown", {"nation": NATIONS[nation], "area": AREAS[area], "unit": TYPES[unit], "cv": cv})


def moved(s: TntState, faction: int, block: int, from_: int) -> None:
    """A unit has moved: what it is."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        to = s.place[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        s.emit(
            "moved",
            {
                "from": AREAS[from_],
                "faction": FACTIONS[faction],
                "nation": NATIONS[nation],
                "to": AREAS[to],
                "unit": TYPES[unit],
                "cv": cv,
            },
            BIT[faction],
        )


def block_moved(s: TntState, faction: int, block: int, from_: int) -> None:
    """A unit has moved."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        to = s.place[block]
        s.emit(
            "block_moved",
            {"from": AREAS[from_], "faction": FACTIONS[faction], "nation": NATIONS[nation], "to": AREAS[to]},
            ~BIT[faction],
        )


def starved(s: TntState, nation: int, area: int, blocks: int, lost: int) -> None:
    """Units without supply have lost a step each, some of them their last one."""
    if s.sink is not None:
        rule = "T&T 14.1"
        s.emit("starved", {"nation": NATIONS[nation], "area": AREAS[area], "blocks": blocks, "lost": lost, "rule": rule})


def production(s: TntState, faction: int, points: int) -> None:
    """A faction produces."""
    if s.sink is not None:
        s.emit("production", {"faction": FACTIONS[faction], "points": points})


def bought(s: TntState, faction: int, deck: int) -> None:
    """A card is bought."""
    if s.sink is not None:
        s.emit("bought", {"faction": FACTIONS[faction], "deck": DECKS[deck]})


def drew(s: TntState, faction: int, cards: tuple[int, ...], deck: int | None = None) -> None:
    """Cards come into a hand: which."""
    if s.sink is not None:
        data: dict[str, Datum] = {"faction": FACTIONS[faction], "cards": [CARDS[each] for each in cards]}
        if deck is not None:
            data["deck"] = DECKS[deck]
        s.emit("drew", data, BIT[faction])


def drew_hidden(s: TntState, faction: int, deck: int, number: int) -> None:
    """Cards come into a hand: how many."""
    if s.sink is not None:
        s.emit("drew_hidden", {"faction": FACTIONS[faction], "deck": DECKS[deck], "number": number}, ~BIT[faction])


def discarded(s: TntState, faction: int, cards: tuple[int, ...]) -> None:
    """Cards are discarded."""
    if s.sink is not None:
        s.emit("discarded", {"faction": FACTIONS[faction], "cards": [CARDS[each] for each in cards]})


def blockade(s: TntState, faction: int) -> None:
    """The sources of a faction that are blockaded now, wholly and but for the way around Africa."""
    if s.sink is not None:
        areas = [area for area in RICH if s.blockaded[area] == faction and s.blockade[area] == BLOCKED]
        med = [area for area in RICH if s.blockaded[area] == faction and s.blockade[area] != BLOCKED]
        s.emit(
            "blockade",
            {"faction": FACTIONS[faction], "areas": [AREAS[each] for each in areas], "med": [AREAS[each] for each in med]},
        )


def government(s: TntState) -> None:
    """The Government Phase begins."""
    if s.sink is not None:
        s.emit("government", {})


def resolution(s: TntState) -> None:
    """The Diplomacy cards are resolved."""
    if s.sink is not None:
        s.emit("resolution", {})


def laid(s: TntState, faction: int, card: int, nation: int) -> None:
    """A Diplomacy card is laid for a Neutral."""
    if s.sink is not None:
        s.emit("laid", {"faction": FACTIONS[faction], "card": CARDS[card], "nation": NATIONS[nation]})


def wildcard(s: TntState, faction: int, card: int, nation: int) -> None:
    """A wildcard is played on a Neutral."""
    if s.sink is not None:
        s.emit("wildcard", {"faction": FACTIONS[faction], "card": CARDS[card], "nation": NATIONS[nation]})


def cancelled(s: TntState, faction: int, card: int, nation: int, other: int) -> None:
    """A Diplomacy card cancels another; told before that is taken away."""
    if s.sink is not None:
        rival = s.laid_by[nation]
        s.emit(
            "cancelled",
            {
                "faction": FACTIONS[faction],
                "card": CARDS[card],
                "nation": NATIONS[nation],
                "other": CARDS[other],
                "rival": FACTIONS[rival],
            },
        )


def influence(s: TntState, faction: int, nation: int, count: int) -> None:
    """The Influence on a Neutral has changed."""
    if s.sink is not None:
        s.emit("influence", {"faction": FACTIONS[faction], "nation": NATIONS[nation], "count": count})


def repudiated(s: TntState, faction: int, nation: int) -> None:
    """A faction takes off a marker of its own."""
    if s.sink is not None:
        s.emit("repudiated", {"faction": FACTIONS[faction], "nation": NATIONS[nation]})


def satellite(s: TntState, faction: int, nation: int) -> None:
    """A Neutral becomes a Satellite."""
    if s.sink is not None:
        s.emit("satellite", {"faction": FACTIONS[faction], "nation": NATIONS[nation]})


def industry(s: TntState, faction: int, cards: tuple[int, ...]) -> None:
    """Industry has been raised with cards."""
    if s.sink is not None:
        ind = s.ind[faction]
        s.emit("industry", {"faction": FACTIONS[faction], "cards": [CARDS[each] for each in cards], "ind": ind})


def ind(s: TntState, faction: int) -> None:
    """The Industry of a faction has changed otherwise."""
    if s.sink is not None:
        ind = s.ind[faction]
        s.emit("ind", {"faction": FACTIONS[faction], "ind": ind})


def developed(s: TntState, faction: int, tech: int, cards: tuple[int, ...]) -> None:
    """A technology is achieved and Revealed."""
    if s.sink is not None:
        s.emit("developed", {"faction": FACTIONS[faction], "tech": TECHS[tech], "cards": [CARDS[each] for each in cards]})


def vaulted(s: TntState, faction: int) -> None:
    """A technology has been put into the Vault."""
    if s.sink is not None:
        pairs = len(s.vault[faction])
        s.emit("vaulted", {"faction": FACTIONS[faction], "pairs": pairs})


def vaulted_tech(s: TntState, faction: int, tech: int, cards: tuple[int, ...], knowing: int) -> None:
    """The technology that was put into the Vault."""
    if s.sink is not None:
        s.emit(
            "vaulted_tech", {"faction": FACTIONS[faction], "tech": TECHS[tech], "cards": [CARDS[each] for each in cards]}, knowing
        )


def revealed(s: TntState, faction: int, tech: int, cards: tuple[int, ...]) -> None:
    """A technology of the Vault is Revealed."""
    if s.sink is not None:
        s.emit("revealed", {"faction": FACTIONS[faction], "tech": TECHS[tech], "cards": [CARDS[each] for each in cards]})


def intel(s: TntState, faction: int, card: int) -> None:
    """An Intel card is played."""
    if s.sink is not None:
        intel = CARD_INTEL[card]
        s.emit("intel", {"faction": FACTIONS[faction], "card": CARDS[card], "intel": INTELS[intel]})


def aimed(s: TntState, faction: int, rival: int, action: int) -> None:
    """An Intel card is aimed: at whom, and at which area or nation if at any."""
    if s.sink is not None:
        intel = CARD_INTEL[s.agents]
        nation = action & NOUN if action & ~NOUN == ON else None
        area = None if nation is not None or action & 255 == NO_AREA else action & 255
        data: dict[str, Datum] = {"faction": FACTIONS[faction], "rival": FACTIONS[rival], "intel": INTELS[intel]}
        if nation is not None:
            data["nation"] = NATIONS[nation]
        if area is not None:
            data["area"] = AREAS[area]
        s.emit("aimed", data)


def double_agent(s: TntState, faction: int, rival: int) -> None:
    """The Double Agent turns an Intel card on its player."""
    if s.sink is not None:
        intel = CARD_INTEL[s.agents]
        s.emit("double_agent", {"faction": FACTIONS[faction], "rival": FACTIONS[rival], "intel": INTELS[intel]})


def spied(s: TntState, faction: int, rival: int, action: int) -> None:
    """An Intel card takes effect, as it was aimed."""
    if s.sink is not None:
        intel = CARD_INTEL[s.agents]
        nation = action & NOUN if action & ~NOUN == ON else None
        area = None if nation is not None or action & 255 == NO_AREA else action & 255
        data: dict[str, Datum] = {"faction": FACTIONS[faction], "rival": FACTIONS[rival], "intel": INTELS[intel]}
        if nation is not None:
            data["nation"] = NATIONS[nation]
        if area is not None:
            data["area"] = AREAS[area]
        s.emit("spied", data)


def spotted(s: TntState, player: int, block: int) -> None:
    """The Agent sees a unit."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        area = s.place[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        s.emit("spotted", {"nation": NATIONS[nation], "area": AREAS[area], "unit": TYPES[unit], "cv": cv}, BIT[player])


def hand_seen(s: TntState, faction: int, rival: int) -> None:
    """A Rival's hand is looked at."""
    if s.sink is not None:
        cards = s.hand[rival]
        s.emit(
            "hand_seen",
            {"faction": FACTIONS[faction], "rival": FACTIONS[rival], "cards": [CARDS[each] for each in cards]},
            BIT[faction],
        )


def stolen(s: TntState, faction: int, rival: int, card: int) -> None:
    """A card is taken from a Rival's hand."""
    if s.sink is not None:
        s.emit("stolen", {"faction": FACTIONS[faction], "rival": FACTIONS[rival], "card": CARDS[card]}, BIT[faction] | BIT[rival])


def vault_seen(s: TntState, faction: int, rival: int) -> None:
    """A Rival's Vault is looked at."""
    if s.sink is not None:
        techs = [pair >> 16 for pair in s.vault[rival]]
        cards = tuple([card for pair in s.vault[rival] for card in (pair >> 8 & 255, pair & 255)])
        s.emit(
            "vault_seen",
            {
                "faction": FACTIONS[faction],
                "rival": FACTIONS[rival],
                "techs": [TECHS[each] for each in techs],
                "cards": [CARDS[each] for each in cards],
            },
            BIT[faction],
        )


def committed(s: TntState, faction: int, card: int) -> None:
    """A card is laid down as a command: which."""
    if s.sink is not None:
        s.emit("committed", {"faction": FACTIONS[faction], "card": CARDS[card]}, BIT[faction])


def committed_hidden(s: TntState, faction: int) -> None:
    """A card is laid down as a command."""
    if s.sink is not None:
        s.emit("committed_hidden", {"faction": FACTIONS[faction]}, ~BIT[faction])


def commands(s: TntState, faction: int) -> None:
    """The commands of a faction are revealed."""
    if s.sink is not None:
        cards = s.commits[faction]
        s.emit("commands", {"faction": FACTIONS[faction], "cards": [CARDS[each] for each in cards]})


def turn(s: TntState, faction: int, card: int) -> None:
    """A Player Turn begins; its kind is an index of `TURN_KINDS`."""
    if s.sink is not None:
        kind = s.turn_kind
        commands = s.commands
        s.emit("turn", {"faction": FACTIONS[faction], "card": CARDS[card], "kind": kind, "commands": commands})


def declared_war(s: TntState, faction: int, rival: int) -> None:
    """War is declared."""
    if s.sink is not None:
        s.emit("declared_war", {"faction": FACTIONS[faction], "rival": FACTIONS[rival]})


def violated(s: TntState, faction: int, nation: int) -> None:
    """The neutrality of a nation is violated."""
    if s.sink is not None:
        s.emit("violated", {"faction": FACTIONS[faction], "nation": NATIONS[nation]})


def armed(s: TntState, nation: int) -> None:
    """A Neutral becomes an Armed Minor."""
    if s.sink is not None:
        s.emit("armed", {"nation": NATIONS[nation]})


def colony_armed(s: TntState, nation: int) -> None:
    """The colony of a Power that fell arms itself."""
    if s.sink is not None:
        s.emit("colony_armed", {"nation": NATIONS[nation]})


def partitioned(s: TntState, faction: int, nation: int) -> None:
    """A faction enters an Armed Minor that another has attacked, on its own account."""
    if s.sink is not None:
        s.emit("partitioned", {"faction": FACTIONS[faction], "nation": NATIONS[nation]})


def intervened(s: TntState, faction: int, nation: int) -> None:
    """A faction intervenes for an Armed Minor."""
    if s.sink is not None:
        s.emit("intervened", {"faction": FACTIONS[faction], "nation": NATIONS[nation]})


def minor_defeated(s: TntState, faction: int, nation: int) -> None:
    """An Armed Minor is conquered."""
    if s.sink is not None:
        s.emit("minor_defeated", {"faction": FACTIONS[faction], "nation": NATIONS[nation]})


def power_defeated(s: TntState, faction: int, nation: int) -> None:
    """A Major Power is defeated for good."""
    if s.sink is not None:
        rule = "T&T 2.21"
        s.emit("power_defeated", {"faction": FACTIONS[faction], "nation": NATIONS[nation], "rule": rule})


def battle(s: TntState, area: int, kind: str) -> None:
    """A battle begins."""
    if s.sink is not None:
        attacker = s.active
        s.emit("battle", {"area": AREAS[area], "kind": kind, "attacker": FACTIONS[attacker]})


def round(s: TntState, area: int, round: int) -> None:
    """A Combat Round begins."""
    if s.sink is not None:
        s.emit("round", {"area": AREAS[area], "round": round})


def targets(s: TntState, faction: int, area: int) -> None:
    """At whom a faction fires in this battle."""
    if s.sink is not None:
        targets = s.targets[faction]
        s.emit("targets", {"faction": FACTIONS[faction], "area": AREAS[area], "targets": names_of(targets, PARTIES)})


def group_joined(s: TntState, area: int, from_: int) -> None:
    """A BattleGroup of the Attacker joins a sea battle."""
    if s.sink is not None:
        faction = s.active
        s.emit("group_joined", {"from": AREAS[from_], "area": AREAS[area], "faction": FACTIONS[faction]})


def fired(s: TntState, area: int, block: int, class_: str, need: int, rolls: list[int], hits: int) -> None:
    """A unit, or the Fortress of an Armed Minor, fires; at class I, the industry."""
    if s.sink is not None:
        fort = block == NEUTRAL_FORT
        faction = MINOR if fort else BLOCK_FACTION[block]
        nation = NATION[area] if fort else BLOCK_POWER[block]
        unit = FORTRESS if fort else BLOCK_TYPE[block]
        cv = s.forts[area] if fort else s.cv[block]
        s.emit(
            "fired",
            {
                "area": AREAS[area],
                "class": class_,
                "need": need,
                "rolls": [str(each) for each in rolls],
                "hits": hits,
                "faction": PARTIES[faction],
                "nation": NATIONS[nation],
                "unit": TYPES[unit],
                "cv": cv,
            },
        )


def bombed(s: TntState, faction: int, area: int, hits: int) -> None:
    """The industry of a faction has been bombed."""
    if s.sink is not None:
        ind = s.ind[faction]
        s.emit("bombed", {"faction": FACTIONS[faction], "area": AREAS[area], "hits": hits, "ind": ind})


def hit(s: TntState, area: int, block: int, cv: int) -> None:
    """A unit, or the Fortress of an Armed Minor, has been hit; the CV it has left."""
    if s.sink is not None:
        fort = block == NEUTRAL_FORT
        nation = NATION[area] if fort else BLOCK_POWER[block]
        unit = FORTRESS if fort else BLOCK_TYPE[block]
        s.emit("hit", {"area": AREAS[area], "cv": cv, "nation": NATIONS[nation], "unit": TYPES[unit]})


def destroyed(s: TntState, area: int, block: int) -> None:
    """A unit, or the Fortress of an Armed Minor, is lost."""
    if s.sink is not None:
        fort = block == NEUTRAL_FORT
        nation = NATION[area] if fort else BLOCK_POWER[block]
        unit = FORTRESS if fort else BLOCK_TYPE[block]
        s.emit("destroyed", {"area": AREAS[area], "nation": NATIONS[nation], "unit": TYPES[unit]})


def retreated(s: TntState, block: int, to: int, knowing: int) -> None:
    """A unit retreats: what it is. Told before it does."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        from_ = s.place[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        s.emit(
            "retreated",
            {"from": AREAS[from_], "to": AREAS[to], "nation": NATIONS[nation], "unit": TYPES[unit], "cv": cv},
            knowing,
        )


def block_retreated(s: TntState, block: int, to: int, knowing: int) -> None:
    """A unit retreats, for those who do not know what it is. Told before it does."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        from_ = s.place[block]
        s.emit("block_retreated", {"from": AREAS[from_], "to": AREAS[to], "nation": NATIONS[nation]}, ~knowing)


def rebased(s: TntState, block: int, to: int, knowing: int) -> None:
    """A unit rebases: what it is. Told before it does."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        from_ = s.place[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        s.emit(
            "rebased", {"from": AREAS[from_], "to": AREAS[to], "nation": NATIONS[nation], "unit": TYPES[unit], "cv": cv}, knowing
        )


def block_rebased(s: TntState, block: int, to: int, knowing: int) -> None:
    """A unit rebases, for those who do not know what it is. Told before it does."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        from_ = s.place[block]
        s.emit("block_rebased", {"from": AREAS[from_], "to": AREAS[to], "nation": NATIONS[nation]}, ~knowing)


def escaped(s: TntState, block: int) -> None:
    """A Submarine escapes."""
    if s.sink is not None:
        nation = BLOCK_POWER[block]
        unit = BLOCK_TYPE[block]
        cv = s.cv[block]
        area = s.place[block]
        s.emit("escaped", {"nation": NATIONS[nation], "unit": TYPES[unit], "cv": cv, "area": AREAS[area]})


def battle_over(s: TntState, area: int, winner: int) -> None:
    """A battle is over, won by somebody or by nobody."""
    if s.sink is not None:
        s.emit("battle_over", {"area": AREAS[area], "winner": ("nobody" if winner == -1 else PARTIES[winner])})
