"""The State of a battle of WG35: everything on, under and behind the table.

Figures are numbered as `battle.numbering` says. Arms, the weapons that figures brought, are numbered in one row for both sides;
see `battle.field`.
"""

from __future__ import annotations

from vezerkar.engine.dice import Dice
from vezerkar.engine.state import State
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.field import Field, crate_place
from vezerkar.games.wg35.battle.numbering import MEN, NOBODY, SIDES
from vezerkar.games.wg35.battle.variant import Variant
from vezerkar.games.wg35.game_data import CARDS
from vezerkar.games.wg35.roster.records import Roster


class SkirmishState(State):
    """A battle of WG35. Its attributes are declared in ``declarations``."""

    # --- written by tools/declare.py from declarations/attributes.py
    __slots__ = (
        "acted",
        "activated",
        "active",
        "again",
        "aimed",
        "ammo",
        "answer",
        "arriving",
        "attacks",
        "away",
        "barred",
        "bereft",
        "bleeding",
        "bloodied",
        "broken",
        "called",
        "cause",
        "charges",
        "concealed",
        "covers",
        "crates",
        "cut",
        "distracted",
        "doors",
        "dry",
        "dumps",
        "ending",
        "evacuated",
        "fell",
        "field",
        "fired",
        "first",
        "flagged",
        "fx",
        "fy",
        "gone",
        "guarded",
        "hands",
        "harder",
        "helpless",
        "hide",
        "home",
        "hurrah",
        "immune",
        "in_hand",
        "killer",
        "kits",
        "left",
        "load",
        "loaded",
        "locks",
        "lookout",
        "loot",
        "losses",
        "moved",
        "on",
        "out",
        "passage",
        "path",
        "pincer",
        "place",
        "pools",
        "posture",
        "pyrrhic",
        "quarry",
        "rallied",
        "refuge",
        "remove",
        "reroll",
        "reserve",
        "rosters",
        "round",
        "scored",
        "seen",
        "shocked",
        "shots",
        "shown",
        "smoke",
        "spent",
        "spotted",
        "stance",
        "strength",
        "surprises",
        "tested",
        "trail",
        "treated",
        "turn",
        "used",
        "variant",
        "vp",
        "weak",
        "winner",
        "wounder",
        "x",
        "y",
        "z",
    )

    variant: Variant
    field: Field
    rosters: list[Roster]
    hurrah: int
    pincer: int
    bereft: int
    distracted: int
    harder: int
    shown: int
    round: int
    first: int
    active: int
    turn: int
    doors: int
    locks: int
    spent: int
    answer: int
    tested: int
    immune: int
    winner: int
    ending: int
    home: list[int]
    vp: list[int]
    losses: list[int]
    strength: list[int]
    cut: list[int]
    pyrrhic: list[int]
    scored: list[int]
    crates: list[int]
    dumps: list[int]
    path: list[int]
    on: int
    out: int
    evacuated: int
    away: int
    reserve: int
    called: int
    arriving: int
    again: int
    shocked: int
    broken: int
    refuge: int
    helpless: int
    concealed: int
    spotted: int
    seen: int
    activated: int
    treated: int
    fired: int
    acted: int
    flagged: int
    guarded: int
    rallied: int
    aimed: int
    trail: int
    passage: int
    moved: int
    charges: int
    bloodied: int
    loot: list[tuple[int, int, int]]
    smoke: list[tuple[int, int]]
    surprises: list[tuple[int, int]]
    covers: list[tuple[int, int]]
    barred: list[tuple[int, int, int]]
    hands: list[list[int]]
    pools: list[list[int]]
    used: list[list[int]]
    x: list[int]
    y: list[int]
    z: list[int]
    fx: list[int]
    fy: list[int]
    posture: list[int]
    hide: list[int]
    lookout: list[int]
    in_hand: list[int]
    load: list[int]
    weak: list[int]
    bleeding: list[int]
    reroll: list[int]
    remove: list[int]
    ammo: list[int]
    kits: list[int]
    left: list[int]
    cause: list[int]
    wounder: list[int]
    killer: list[int]
    fell: list[int]
    shots: list[int]
    loaded: list[int]
    dry: list[int]
    gone: list[int]
    stance: list[int]
    place: list[int]
    quarry: list[int]
    attacks: list[Attack]

    def begin_wg35(self, dice: Dice, variant: Variant, field: Field) -> None:
        """Set every attribute as at the beginning of a game."""
        self.begin(dice)
        self.variant = variant
        self.field = field
        self.rosters = [Roster("", 0, 0), Roster("", 0, 0)]
        self.hurrah = 0
        self.pincer = 0
        self.bereft = 0
        self.distracted = 0
        self.harder = 0
        self.shown = 0
        self.round = 0
        self.first = 0
        self.active = NOBODY
        self.turn = NOBODY
        self.doors = field.table.open_doors
        self.locks = 0
        self.spent = 0
        self.answer = 0
        self.tested = 0
        self.immune = NOBODY
        self.winner = NOBODY
        self.ending = 0
        self.home = [0, 1]
        self.vp = [0] * SIDES
        self.losses = [0] * SIDES
        self.strength = [0] * SIDES
        self.cut = [0] * SIDES
        self.pyrrhic = [0] * SIDES
        self.scored = [0] * (SIDES * len(field.mission.scores))
        self.crates = [crate_place(field, i) for i in range(len(field.markers))]
        self.dumps = [0] * len(field.markers)
        self.path = []
        self.on = 0
        self.out = 0
        self.evacuated = 0
        self.away = 0
        self.reserve = 0
        self.called = 0
        self.arriving = 0
        self.again = 0
        self.shocked = 0
        self.broken = 0
        self.refuge = 0
        self.helpless = 0
        self.concealed = 0
        self.spotted = 0
        self.seen = 0
        self.activated = 0
        self.treated = 0
        self.fired = 0
        self.acted = 0
        self.flagged = 0
        self.guarded = 0
        self.rallied = 0
        self.aimed = 0
        self.trail = 0
        self.passage = 0
        self.moved = 0
        self.charges = 0
        self.bloodied = 0
        self.loot = []
        self.smoke = []
        self.surprises = []
        self.covers = []
        self.barred = []
        self.hands = [[0] * len(CARDS) for _ in range(SIDES)]
        self.pools = [[0] * len(CARDS) for _ in range(SIDES)]
        self.used = [[0] * len(CARDS) for _ in range(SIDES)]
        self.x = [0] * MEN
        self.y = [0] * MEN
        self.z = [0] * MEN
        self.fx = [0] * MEN
        self.fy = [0] * MEN
        self.posture = [0] * MEN
        self.hide = [NOBODY] * MEN
        self.lookout = [NOBODY] * MEN
        self.in_hand = [NOBODY] * MEN
        self.load = [NOBODY] * MEN
        self.weak = [0] * MEN
        self.bleeding = [0] * MEN
        self.reroll = [0] * MEN
        self.remove = [0] * MEN
        self.ammo = [0] * MEN
        self.kits = [0] * MEN
        self.left = [0] * MEN
        self.cause = [NOBODY] * MEN
        self.wounder = [NOBODY] * MEN
        self.killer = [NOBODY] * MEN
        self.fell = [NOBODY] * MEN
        self.shots = []
        self.loaded = []
        self.dry = []
        self.gone = []
        self.stance = []
        self.place = []
        self.quarry = []
        self.attacks = []

    def clone(self) -> SkirmishState:
        other = SkirmishState()
        self.copy_base(other)
        other.variant = self.variant
        other.field = self.field
        other.rosters = self.rosters.copy()
        other.hurrah = self.hurrah
        other.pincer = self.pincer
        other.bereft = self.bereft
        other.distracted = self.distracted
        other.harder = self.harder
        other.shown = self.shown
        other.round = self.round
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.doors = self.doors
        other.locks = self.locks
        other.spent = self.spent
        other.answer = self.answer
        other.tested = self.tested
        other.immune = self.immune
        other.winner = self.winner
        other.ending = self.ending
        other.home = self.home.copy()
        other.vp = self.vp.copy()
        other.losses = self.losses.copy()
        other.strength = self.strength.copy()
        other.cut = self.cut.copy()
        other.pyrrhic = self.pyrrhic.copy()
        other.scored = self.scored.copy()
        other.crates = self.crates.copy()
        other.dumps = self.dumps.copy()
        other.path = self.path.copy()
        other.on = self.on
        other.out = self.out
        other.evacuated = self.evacuated
        other.away = self.away
        other.reserve = self.reserve
        other.called = self.called
        other.arriving = self.arriving
        other.again = self.again
        other.shocked = self.shocked
        other.broken = self.broken
        other.refuge = self.refuge
        other.helpless = self.helpless
        other.concealed = self.concealed
        other.spotted = self.spotted
        other.seen = self.seen
        other.activated = self.activated
        other.treated = self.treated
        other.fired = self.fired
        other.acted = self.acted
        other.flagged = self.flagged
        other.guarded = self.guarded
        other.rallied = self.rallied
        other.aimed = self.aimed
        other.trail = self.trail
        other.passage = self.passage
        other.moved = self.moved
        other.charges = self.charges
        other.bloodied = self.bloodied
        other.loot = self.loot.copy()
        other.smoke = self.smoke.copy()
        other.surprises = self.surprises.copy()
        other.covers = self.covers.copy()
        other.barred = self.barred.copy()
        other.hands = [self.hands[0].copy(), self.hands[1].copy()]
        other.pools = [self.pools[0].copy(), self.pools[1].copy()]
        other.used = [self.used[0].copy(), self.used[1].copy()]
        other.x = self.x.copy()
        other.y = self.y.copy()
        other.z = self.z.copy()
        other.fx = self.fx.copy()
        other.fy = self.fy.copy()
        other.posture = self.posture.copy()
        other.hide = self.hide.copy()
        other.lookout = self.lookout.copy()
        other.in_hand = self.in_hand.copy()
        other.load = self.load.copy()
        other.weak = self.weak.copy()
        other.bleeding = self.bleeding.copy()
        other.reroll = self.reroll.copy()
        other.remove = self.remove.copy()
        other.ammo = self.ammo.copy()
        other.kits = self.kits.copy()
        other.left = self.left.copy()
        other.cause = self.cause.copy()
        other.wounder = self.wounder.copy()
        other.killer = self.killer.copy()
        other.fell = self.fell.copy()
        other.shots = self.shots.copy()
        other.loaded = self.loaded.copy()
        other.dry = self.dry.copy()
        other.gone = self.gone.copy()
        other.stance = self.stance.copy()
        other.place = self.place.copy()
        other.quarry = self.quarry.copy()
        other.attacks = [attack.clone() for attack in self.attacks] if self.attacks else []
        return other

    # --- end of what is written

    # --- cards (WG35 4) ------------------------------------------------------------------------------------------

    def holds(self, side: int, card: int) -> bool:
        """Return True if a side has a copy of a title in hand."""
        return self.hands[side][card] > 0

    def put_back(self, side: int, card: int) -> None:
        """A card of the hand goes back to the pool of its deck (WG35 4.4, 4.10)."""
        self.hands[side][card] -= 1
        self.pools[side][card] += 1

    def use_up(self, side: int, card: int) -> None:
        """A card of the hand leaves the game (WG35 4.4)."""
        self.hands[side][card] -= 1
        self.used[side][card] += 1

    def pick_up(self, side: int, card: int) -> None:
        """A card of the pool comes into the hand (WG35 6.4)."""
        self.pools[side][card] -= 1
        self.hands[side][card] += 1


def new_state(dice: Dice, variant: Variant, field: Field) -> SkirmishState:
    """An empty table before everything."""
    s = SkirmishState()
    s.begin_wg35(dice, variant, field)
    return s
