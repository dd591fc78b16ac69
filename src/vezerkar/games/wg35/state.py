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
from vezerkar.games.wg35.roster.records import Roster


class SkirmishState(State):
    """A battle of WG35.

    Before the battle: ``rosters`` are the armies as they are built (``shown`` counts what has been shown: 1 the armies, 2 the
    starting hands too), ``home`` the edge of each side, as the mission's zone (0: A's, 1: B's).

    ``round`` counts from 1; ``first`` is the side that acts first in it. ``active`` is the figure that is activated now, or
    `NOBODY`; ``turn`` the side whose turn to activate it is. ``vp`` are the victory points, ``losses`` what counts for
    withdrawal (WG35 20.1), ``strength`` the starting strengths. ``scored`` are the points that each rule of the mission has
    brought so far, two numbers for each: A's, B's.

    Masks of figures: ``on`` the table; ``out`` incapacitated; ``evacuated``; ``away`` (left the table for good); ``reserve`` (not
    yet on the table by the mission); ``called`` (a supply card brings them next round), ``arriving`` (they enter with their next
    activation), ``again`` (brought back: not counted when lost again). ``shocked``, ``broken``, ``refuge`` (broken, and arrived),
    ``helpless``, ``concealed``, ``spotted`` (their concealment ends with the action in progress), ``seen`` (lost their
    concealment to the figure that is active). Of this round: ``activated``, ``treated``, ``fired``, ``acted`` (did something else
    than move), ``flagged`` (showed a white flag), ``guarded`` (did nothing, officer), ``rallied`` (who helped: by officer). Of
    this activation: ``aimed`` (the next shot is aimed), ``trail`` (no difficult ground), ``passage`` (may pass one wall),
    ``moved`` (its last action was a Move). Of this battle: ``bloodied`` (medics that have fired). Sides: ``hurrah`` in this
    round, ``pincer`` in this battle, ``bereft`` whose flag bearer was lost this round, ``distracted`` whose next figure must keep
    its wits together to be activated (WG35 26.4.4), ``harder`` whose next withdrawal test a mercenary makes harder (WG35 25.18).

    By figure: ``x`` ``y`` ``z``, facing ``fx`` ``fy``, ``posture`` (of `rules.geometry.sight`), ``hide`` the piece hidden
    behind, ``lookout`` the opening looked out of, ``weak`` how often weakened, ``bleeding`` dice, ``reroll`` and ``remove``
    the dice granted by Treat, ``left`` actions left, ``in_hand`` the arm in hand, ``load`` what it carries (see
    `rules.loads`), ``cause`` whom a broken figure flees from (a figure, or `MEN` + a point), ``wounder`` who wounded it last
    (`MEN` + the side: somebody off the table), ``killer`` who incapacitated it (`MEN` + the point where a shell from elsewhere
    hit), ``fell`` the point where it fell, ``ammo`` the Extra ammunition it has, ``kits`` the first-aid kits.

    By arm: ``shots`` in this round, ``loaded`` shots of single-shot weapons and of those with a stock, ``dry`` out of
    ammunition (1), ``gone`` used up (1), ``stance`` and ``place`` of support weapons, ``quarry`` the target of the last Shoot
    action.

    ``loot`` are the markers: (figure whose it is, point or `NO_POINT`, carrier or `NOBODY`). ``crates`` and ``dumps`` go with
    the markers of the mission, by marker: a crate's point, or `NO_POINT` when it is carried or delivered; a dump's round of
    explosion, 0 while it is whole, -1 when it is destroyed. ``charges`` are the figures that carry a demolition charge.
    ``doors`` open, ``locks`` locked, as bits of the table's doors. ``smoke`` are (point, diameter). ``surprises`` and
    ``covers`` are (figure, the enemy or the comrade it named), ``barred`` are (figure, target, moment: see
    `rules.fire.moment`): whom it may not shoot with this action. ``cut`` is the last round in which a side may play no supply
    cards, ``pyrrhic`` how many such cards it has played (WG35 26.4.3).

    ``path`` are the points of the way in progress, from the figure's own on; ``spent`` its cost. ``answer`` is 1 and what is
    added to R for a charge in progress that will be answered half way (WG35 26.1.2), else 0; ``tested`` is how the last
    Morale test ended (of `rules.morale`). ``hands``, ``pools`` and ``used`` count the copies of each title by side.
    ``attacks`` are the attacks in progress, the innermost last. ``immune`` is the side of the figure that was passed
    over, until that side has activated one; nobody hesitates until then (WG35 25.7). Else `NOBODY`.
    """

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
    shown: int
    round: int
    first: int
    active: int
    turn: int
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
    hurrah: int
    pincer: int
    bereft: int
    distracted: int
    harder: int
    bloodied: int
    charges: int
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
    x: list[int]
    y: list[int]
    z: list[int]
    fx: list[int]
    fy: list[int]
    posture: list[int]
    hide: list[int]
    lookout: list[int]
    weak: list[int]
    bleeding: list[int]
    reroll: list[int]
    remove: list[int]
    left: list[int]
    in_hand: list[int]
    load: list[int]
    cause: list[int]
    wounder: list[int]
    killer: list[int]
    fell: list[int]
    ammo: list[int]
    kits: list[int]
    shots: list[int]
    loaded: list[int]
    dry: list[int]
    gone: list[int]
    stance: list[int]
    place: list[int]
    quarry: list[int]
    crates: list[int]
    dumps: list[int]
    path: list[int]
    rosters: list[Roster]
    loot: list[tuple[int, int, int]]
    smoke: list[tuple[int, int]]
    surprises: list[tuple[int, int]]
    covers: list[tuple[int, int]]
    barred: list[tuple[int, int, int]]
    hands: list[list[int]]
    pools: list[list[int]]
    used: list[list[int]]
    attacks: list[Attack]

    def clone(self) -> SkirmishState:
        copy = SkirmishState()
        self.copy_base(copy)
        copy.variant = self.variant
        copy.field = self.field
        copy.shown = self.shown
        copy.round = self.round
        copy.first = self.first
        copy.active = self.active
        copy.turn = self.turn
        copy.on = self.on
        copy.out = self.out
        copy.evacuated = self.evacuated
        copy.away = self.away
        copy.reserve = self.reserve
        copy.called = self.called
        copy.arriving = self.arriving
        copy.again = self.again
        copy.shocked = self.shocked
        copy.broken = self.broken
        copy.refuge = self.refuge
        copy.helpless = self.helpless
        copy.concealed = self.concealed
        copy.spotted = self.spotted
        copy.seen = self.seen
        copy.activated = self.activated
        copy.treated = self.treated
        copy.fired = self.fired
        copy.acted = self.acted
        copy.flagged = self.flagged
        copy.guarded = self.guarded
        copy.rallied = self.rallied
        copy.aimed = self.aimed
        copy.trail = self.trail
        copy.passage = self.passage
        copy.moved = self.moved
        copy.hurrah = self.hurrah
        copy.pincer = self.pincer
        copy.bereft = self.bereft
        copy.distracted = self.distracted
        copy.harder = self.harder
        copy.bloodied = self.bloodied
        copy.charges = self.charges
        copy.doors = self.doors
        copy.locks = self.locks
        copy.spent = self.spent
        copy.answer = self.answer
        copy.tested = self.tested
        copy.immune = self.immune
        copy.winner = self.winner
        copy.ending = self.ending
        copy.home = self.home.copy()
        copy.vp = self.vp.copy()
        copy.losses = self.losses.copy()
        copy.strength = self.strength.copy()
        copy.cut = self.cut.copy()
        copy.pyrrhic = self.pyrrhic.copy()
        copy.scored = self.scored.copy()
        copy.x = self.x.copy()
        copy.y = self.y.copy()
        copy.z = self.z.copy()
        copy.fx = self.fx.copy()
        copy.fy = self.fy.copy()
        copy.posture = self.posture.copy()
        copy.hide = self.hide.copy()
        copy.lookout = self.lookout.copy()
        copy.weak = self.weak.copy()
        copy.bleeding = self.bleeding.copy()
        copy.reroll = self.reroll.copy()
        copy.remove = self.remove.copy()
        copy.left = self.left.copy()
        copy.in_hand = self.in_hand.copy()
        copy.load = self.load.copy()
        copy.cause = self.cause.copy()
        copy.wounder = self.wounder.copy()
        copy.killer = self.killer.copy()
        copy.fell = self.fell.copy()
        copy.ammo = self.ammo.copy()
        copy.kits = self.kits.copy()
        copy.shots = self.shots.copy()
        copy.loaded = self.loaded.copy()
        copy.dry = self.dry.copy()
        copy.gone = self.gone.copy()
        copy.stance = self.stance.copy()
        copy.place = self.place.copy()
        copy.quarry = self.quarry.copy()
        copy.crates = self.crates.copy()
        copy.dumps = self.dumps.copy()
        copy.path = self.path.copy()
        copy.rosters = self.rosters.copy()
        copy.loot = self.loot.copy()
        copy.smoke = self.smoke.copy()
        copy.surprises = self.surprises.copy()
        copy.covers = self.covers.copy()
        copy.barred = self.barred.copy()
        copy.hands = [self.hands[0].copy(), self.hands[1].copy()]
        copy.pools = [self.pools[0].copy(), self.pools[1].copy()]
        copy.used = [self.used[0].copy(), self.used[1].copy()]
        copy.attacks = [attack.clone() for attack in self.attacks] if self.attacks else []
        return copy

    # --- cards (WG35 4) ------------------------------------------------------------------------------------------

    def holds(self, side: int, card: int) -> bool:
        """Whether a side has a copy of a title in hand."""
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


def new_state(dice: Dice, variant: Variant, field: Field, cards: int) -> SkirmishState:
    """An empty table before everything; ``cards`` is how many titles there are."""
    s = SkirmishState()
    s.begin(dice)
    s.variant, s.field = variant, field
    s.shown = 0
    s.round = 0
    s.first = 0
    s.on = 0
    s.out = 0
    s.evacuated = 0
    s.away = 0
    s.reserve = 0
    s.called = 0
    s.arriving = 0
    s.again = 0
    s.shocked = 0
    s.broken = 0
    s.refuge = 0
    s.helpless = 0
    s.concealed = 0
    s.spotted = 0
    s.seen = 0
    s.activated = 0
    s.treated = 0
    s.fired = 0
    s.acted = 0
    s.flagged = 0
    s.guarded = 0
    s.rallied = 0
    s.aimed = 0
    s.trail = 0
    s.passage = 0
    s.moved = 0
    s.hurrah = 0
    s.pincer = 0
    s.bereft = 0
    s.distracted = 0
    s.harder = 0
    s.bloodied = 0
    s.charges = 0
    s.doors = field.table.open_doors
    s.locks = 0
    s.spent = 0
    s.answer = 0
    s.tested = 0
    s.ending = 0
    s.active = s.immune = s.winner = s.turn = NOBODY
    s.home = [0, 1]
    s.vp = [0] * SIDES
    s.losses = [0] * SIDES
    s.strength = [0] * SIDES
    s.cut = [0] * SIDES
    s.pyrrhic = [0] * SIDES
    s.scored = [0] * (SIDES * len(field.mission.scores))
    s.x = [0] * MEN
    s.y = [0] * MEN
    s.z = [0] * MEN
    s.fx = [0] * MEN
    s.fy = [0] * MEN
    s.posture = [0] * MEN
    s.weak = [0] * MEN
    s.bleeding = [0] * MEN
    s.reroll = [0] * MEN
    s.remove = [0] * MEN
    s.left = [0] * MEN
    s.ammo = [0] * MEN
    s.kits = [0] * MEN
    s.hide = [NOBODY] * MEN
    s.lookout = [NOBODY] * MEN
    s.in_hand = [NOBODY] * MEN
    s.load = [NOBODY] * MEN
    s.cause = [NOBODY] * MEN
    s.wounder = [NOBODY] * MEN
    s.killer = [NOBODY] * MEN
    s.fell = [NOBODY] * MEN
    s.shots = []
    s.loaded = []
    s.dry = []
    s.gone = []
    s.stance = []
    s.place = []
    s.quarry = []
    s.path = []
    s.crates = [crate_place(field, i) for i in range(len(field.markers))]
    s.dumps = [0] * len(field.markers)
    s.rosters = [Roster("", 0, 0), Roster("", 0, 0)]
    s.loot = []
    s.smoke = []
    s.surprises = []
    s.covers = []
    s.barred = []
    s.attacks = []
    s.hands = [[0] * cards for _ in range(SIDES)]
    s.pools = [[0] * cards for _ in range(SIDES)]
    s.used = [[0] * cards for _ in range(SIDES)]
    return s
