"""Declared: every kind of event of Triumph & Tragedy. `python3 make.py declare` writes ``events.py`` from it, which rules call.

Arguments of a declared kind (``Area``) are fields of the event; plain arguments (``int``) only help to compute others. A local
is a field as well: it is computed when somebody listens, from the State at the moment of the call.
"""

from __future__ import annotations

from vezerkar.engine.declare import DETAIL, PHASE, TURN, all_but, draws, known_to, level, only, reveals
from vezerkar.games.triumph.declarations.kinds import (
    Actor,
    Area,
    Areas,
    BattleKind,
    Card,
    Cards,
    Code,
    Count,
    Deck,
    Dice,
    Die,
    Ending,
    Faction,
    FactionMask,
    Factions,
    Hits,
    Intel,
    Nation,
    Owner,
    Parties,
    Party,
    PartyOrNobody,
    Points,
    Rule,
    Season,
    Target,
    TargetClass,
    Tech,
    Techs,
    UnitType,
)
from vezerkar.games.triumph.game_data import (
    BLOCK_FACTION,
    BLOCK_POWER,
    BLOCK_TYPE,
    CARD_INTEL,
    FORTRESS,
    MINOR,
    NATION,
    NEUTRAL_FORT,
    RICH,
)
from vezerkar.games.triumph.notation import NO_AREA, NOUN, ON
from vezerkar.games.triumph.state import BLOCKED, ENDING_CITE, TntState

# --- the year ----------------------------------------------------------------------------------------------------------------


@level(TURN)
def year(s: TntState) -> None:
    """A year begins."""
    year: Count = s.year


@level(PHASE)
def season(s: TntState) -> None:
    """A Season begins."""
    season: Season = s.season
    year: Count = s.year


@level(DETAIL)
def turn_order(s: TntState, roll: Die) -> None:
    """The turn order of the year has been rolled for."""
    order: Factions = s.order


@level(DETAIL)
def active_ally(s: TntState) -> None:
    """With two players: which Ally is the Active one."""
    faction: Actor = s.active_ally


@level(DETAIL)
@only("faction")
@reveals
def dividend(s: TntState, faction: Actor, points: Points) -> None:
    """A Peace Dividend is drawn: its points."""


@level(DETAIL)
@all_but("faction")
def dividend_hidden(s: TntState, faction: Actor) -> None:
    """A Peace Dividend is drawn."""


@level(DETAIL)
def passed(s: TntState, faction: Actor) -> None:
    """A player passes."""


def points(s: TntState, axis: Points, west: Points, ussr: Points) -> None:
    """The Victory Points at the end, Peace Dividends and Vaults included."""


def end(s: TntState) -> None:
    """The game is over."""
    winners: FactionMask = s.winner
    ending: Ending = s.ending
    rule: Rule = ENDING_CITE[s.ending]


# --- units -------------------------------------------------------------------------------------------------------------------


@only("owner")
def created(s: TntState, block: int) -> None:
    """A unit has entered the map: what it is."""
    owner: int = BLOCK_FACTION[block]
    nation: Owner = BLOCK_POWER[block]
    area: Area = s.place[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]


@all_but("owner")
def block_created(s: TntState, block: int) -> None:
    """A unit has entered the map: that it is there."""
    owner: int = BLOCK_FACTION[block]
    nation: Owner = BLOCK_POWER[block]
    area: Area = s.place[block]


@level(DETAIL)
@only("owner")
def raised(s: TntState, block: int) -> None:
    """A unit has gained a step: what it is."""
    owner: int = BLOCK_FACTION[block]
    nation: Owner = BLOCK_POWER[block]
    area: Area = s.place[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]


@level(DETAIL)
@all_but("owner")
def block_raised(s: TntState, block: int) -> None:
    """A unit has gained a step: where."""
    owner: int = BLOCK_FACTION[block]
    nation: Owner = BLOCK_POWER[block]
    area: Area = s.place[block]


def disbanded(s: TntState, block: int) -> None:
    """A unit is disbanded; told before it leaves the map."""
    faction: Actor = BLOCK_FACTION[block]
    nation: Nation = BLOCK_POWER[block]
    area: Area = s.place[block]


@level(DETAIL)
@reveals
def shown(s: TntState, block: int) -> None:
    """A unit is laid face up."""
    nation: Owner = BLOCK_POWER[block]
    area: Area = s.place[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]


@only("faction")
def moved(s: TntState, faction: Actor, block: int, from_: Area) -> None:
    """A unit has moved: what it is."""
    nation: Nation = BLOCK_POWER[block]
    to: Area = s.place[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]


@all_but("faction")
def block_moved(s: TntState, faction: Actor, block: int, from_: Area) -> None:
    """A unit has moved."""
    nation: Nation = BLOCK_POWER[block]
    to: Area = s.place[block]


def starved(s: TntState, nation: Owner, area: Area, blocks: Count, lost: Count) -> None:
    """Units without supply have lost a step each, some of them their last one."""
    rule: Rule = "T&T 14.1"


# --- production --------------------------------------------------------------------------------------------------------------


@level(DETAIL)
def production(s: TntState, faction: Actor, points: Points) -> None:
    """A faction produces."""


@level(DETAIL)
def bought(s: TntState, faction: Actor, deck: Deck) -> None:
    """A card is bought."""


@level(DETAIL)
@only("faction")
@draws("cards")
def drew(s: TntState, faction: Actor, cards: Cards, deck: Deck | None = None) -> None:
    """Cards come into a hand: which."""


@level(DETAIL)
@all_but("faction")
@draws("number")
def drew_hidden(s: TntState, faction: Actor, deck: Deck, number: Count) -> None:
    """Cards come into a hand: how many."""


@level(DETAIL)
@reveals
def discarded(s: TntState, faction: Actor, cards: Cards) -> None:
    """Cards are discarded."""


def blockade(s: TntState, faction: Faction) -> None:
    """The sources of a faction that are blockaded now, wholly and but for the way around Africa."""
    areas: Areas = [area for area in RICH if s.blockaded[area] == faction and s.blockade[area] == BLOCKED]
    med: Areas = [area for area in RICH if s.blockaded[area] == faction and s.blockade[area] != BLOCKED]


# --- government --------------------------------------------------------------------------------------------------------------


@level(PHASE)
def government(s: TntState) -> None:
    """The Government Phase begins."""


@level(DETAIL)
def resolution(s: TntState) -> None:
    """The Diplomacy cards are resolved."""


@reveals
def laid(s: TntState, faction: Actor, card: Card, nation: Nation) -> None:
    """A Diplomacy card is laid for a Neutral."""


@reveals
def wildcard(s: TntState, faction: Actor, card: Card, nation: Nation) -> None:
    """A wildcard is played on a Neutral."""


@reveals
def cancelled(s: TntState, faction: Actor, card: Card, nation: Nation, other: Card) -> None:
    """A Diplomacy card cancels another; told before that is taken away."""
    rival: Faction = s.laid_by[nation]


@level(DETAIL)
def influence(s: TntState, faction: Actor, nation: Nation, count: Count) -> None:
    """The Influence on a Neutral has changed."""


def repudiated(s: TntState, faction: Actor, nation: Nation) -> None:
    """A faction takes off a marker of its own."""


def satellite(s: TntState, faction: Actor, nation: Nation) -> None:
    """A Neutral becomes a Satellite."""


@reveals
def industry(s: TntState, faction: Actor, cards: Cards) -> None:
    """Industry has been raised with cards."""
    ind: Count = s.ind[faction]


@level(DETAIL)
def ind(s: TntState, faction: Faction) -> None:
    """The Industry of a faction has changed otherwise."""
    ind: Count = s.ind[faction]


@reveals
def developed(s: TntState, faction: Actor, tech: Tech, cards: Cards) -> None:
    """A technology is achieved and Revealed."""


def vaulted(s: TntState, faction: Actor) -> None:
    """A technology has been put into the Vault."""
    pairs: Count = len(s.vault[faction])


@level(DETAIL)
@known_to("knowing")
@reveals
def vaulted_tech(s: TntState, faction: Actor, tech: Tech, cards: Cards, knowing: int) -> None:
    """The technology that was put into the Vault."""


@reveals
def revealed(s: TntState, faction: Actor, tech: Tech, cards: Cards) -> None:
    """A technology of the Vault is Revealed."""


# --- intelligence ------------------------------------------------------------------------------------------------------------


@reveals
def intel(s: TntState, faction: Actor, card: Card) -> None:
    """An Intel card is played."""
    intel: Intel = CARD_INTEL[card]


def aimed(s: TntState, faction: Actor, rival: Faction, action: int) -> None:
    """An Intel card is aimed: at whom, and at which area or nation if at any."""
    intel: Intel = CARD_INTEL[s.agents]
    nation: Nation | None = action & NOUN if action & ~NOUN == ON else None
    area: Area | None = None if nation is not None or action & 255 == NO_AREA else action & 255


def double_agent(s: TntState, faction: Actor, rival: Faction) -> None:
    """The Double Agent turns an Intel card on its player."""
    intel: Intel = CARD_INTEL[s.agents]


def spied(s: TntState, faction: Actor, rival: Faction, action: int) -> None:
    """An Intel card takes effect, as it was aimed."""
    intel: Intel = CARD_INTEL[s.agents]
    nation: Nation | None = action & NOUN if action & ~NOUN == ON else None
    area: Area | None = None if nation is not None or action & 255 == NO_AREA else action & 255


@only("player")
@reveals
def spotted(s: TntState, player: int, block: int) -> None:
    """The Agent sees a unit."""
    nation: Nation = BLOCK_POWER[block]
    area: Area = s.place[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]


@only("faction")
@reveals
def hand_seen(s: TntState, faction: Actor, rival: Faction) -> None:
    """A Rival's hand is looked at."""
    cards: Cards = s.hand[rival]


@known_to("BIT[faction] | BIT[rival]")
@reveals
def stolen(s: TntState, faction: Actor, rival: Faction, card: Card) -> None:
    """A card is taken from a Rival's hand."""


@only("faction")
@reveals
def vault_seen(s: TntState, faction: Actor, rival: Faction) -> None:
    """A Rival's Vault is looked at."""
    techs: Techs = [pair >> 16 for pair in s.vault[rival]]
    cards: Cards = tuple([card for pair in s.vault[rival] for card in (pair >> 8 & 255, pair & 255)])


# --- commands ----------------------------------------------------------------------------------------------------------------


@level(DETAIL)
@only("faction")
def committed(s: TntState, faction: Actor, card: Card) -> None:
    """A card is laid down as a command: which."""


@level(DETAIL)
@all_but("faction")
def committed_hidden(s: TntState, faction: Actor) -> None:
    """A card is laid down as a command."""


@reveals
def commands(s: TntState, faction: Actor) -> None:
    """The commands of a faction are revealed."""
    cards: Cards = s.commits[faction]


@level(PHASE)
def turn(s: TntState, faction: Actor, card: Card) -> None:
    """A Player Turn begins; its kind is an index of `TURN_KINDS`."""
    kind: Code = s.turn_kind
    commands: Count = s.commands


# --- war and peace -----------------------------------------------------------------------------------------------------------


def declared_war(s: TntState, faction: Actor, rival: Faction) -> None:
    """War is declared."""


def violated(s: TntState, faction: Actor, nation: Nation) -> None:
    """The neutrality of a nation is violated."""


def armed(s: TntState, nation: Nation) -> None:
    """A Neutral becomes an Armed Minor."""


def colony_armed(s: TntState, nation: Nation) -> None:
    """The colony of a Power that fell arms itself."""


def partitioned(s: TntState, faction: Actor, nation: Nation) -> None:
    """A faction enters an Armed Minor that another has attacked, on its own account."""


def intervened(s: TntState, faction: Actor, nation: Nation) -> None:
    """A faction intervenes for an Armed Minor."""


def minor_defeated(s: TntState, faction: Actor, nation: Nation) -> None:
    """An Armed Minor is conquered."""


def power_defeated(s: TntState, faction: Actor, nation: Nation) -> None:
    """A Major Power is defeated for good."""
    rule: Rule = "T&T 2.21"


# --- combat ------------------------------------------------------------------------------------------------------------------


def battle(s: TntState, area: Area, kind: BattleKind) -> None:
    """A battle begins."""
    attacker: Actor = s.active


@level(DETAIL)
def round(s: TntState, area: Area, round: Count) -> None:
    """A Combat Round begins."""


@level(DETAIL)
def targets(s: TntState, faction: Actor, area: Area) -> None:
    """At whom a faction fires in this battle."""
    targets: Parties = s.targets[faction]


@level(DETAIL)
def group_joined(s: TntState, area: Area, from_: Area) -> None:
    """A BattleGroup of the Attacker joins a sea battle."""
    faction: Actor = s.active


@level(DETAIL)
def fired(s: TntState, area: Area, block: int, class_: TargetClass, need: Target, rolls: Dice, hits: Hits) -> None:
    """A unit, or the Fortress of an Armed Minor, fires; at class I, the industry."""
    fort: bool = block == NEUTRAL_FORT
    faction: Party = MINOR if fort else BLOCK_FACTION[block]
    nation: Owner = NATION[area] if fort else BLOCK_POWER[block]
    unit: UnitType = FORTRESS if fort else BLOCK_TYPE[block]
    cv: Count = s.forts[area] if fort else s.cv[block]


def bombed(s: TntState, faction: Faction, area: Area, hits: Hits) -> None:
    """The industry of a faction has been bombed."""
    ind: Count = s.ind[faction]


@level(DETAIL)
def hit(s: TntState, area: Area, block: int, cv: Count) -> None:
    """A unit, or the Fortress of an Armed Minor, has been hit; the CV it has left."""
    fort: bool = block == NEUTRAL_FORT
    nation: Owner = NATION[area] if fort else BLOCK_POWER[block]
    unit: UnitType = FORTRESS if fort else BLOCK_TYPE[block]


def destroyed(s: TntState, area: Area, block: int) -> None:
    """A unit, or the Fortress of an Armed Minor, is lost."""
    fort: bool = block == NEUTRAL_FORT
    nation: Owner = NATION[area] if fort else BLOCK_POWER[block]
    unit: UnitType = FORTRESS if fort else BLOCK_TYPE[block]


@known_to("knowing")
def retreated(s: TntState, block: int, to: Area, knowing: int) -> None:
    """A unit retreats: what it is. Told before it does."""
    nation: Owner = BLOCK_POWER[block]
    from_: Area = s.place[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]


@known_to("~knowing")
def block_retreated(s: TntState, block: int, to: Area, knowing: int) -> None:
    """A unit retreats, for those who do not know what it is. Told before it does."""
    nation: Owner = BLOCK_POWER[block]
    from_: Area = s.place[block]


@known_to("knowing")
def rebased(s: TntState, block: int, to: Area, knowing: int) -> None:
    """A unit rebases: what it is. Told before it does."""
    nation: Owner = BLOCK_POWER[block]
    from_: Area = s.place[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]


@known_to("~knowing")
def block_rebased(s: TntState, block: int, to: Area, knowing: int) -> None:
    """A unit rebases, for those who do not know what it is. Told before it does."""
    nation: Owner = BLOCK_POWER[block]
    from_: Area = s.place[block]


def escaped(s: TntState, block: int) -> None:
    """A Submarine escapes."""
    nation: Owner = BLOCK_POWER[block]
    unit: UnitType = BLOCK_TYPE[block]
    cv: Count = s.cv[block]
    area: Area = s.place[block]


def battle_over(s: TntState, area: Area, winner: PartyOrNobody) -> None:
    """A battle is over, won by somebody or by nobody."""
