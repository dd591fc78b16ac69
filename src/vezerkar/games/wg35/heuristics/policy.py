"""The policy of a side: values of its actions for each Step that asks, and rollouts by these values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.playout import greedy_playout
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.battle.point import point, point_x, point_y
from vezerkar.games.wg35.game_data import CARDS, THINGS
from vezerkar.games.wg35.heuristics import goals, hand, shots
from vezerkar.games.wg35.heuristics.expected_damage import blow_chance, blow_worth, hit_worth, price
from vezerkar.games.wg35.heuristics.information import own_step
from vezerkar.games.wg35.heuristics.movement import PlaceEvaluator
from vezerkar.games.wg35.heuristics.numbers import GREEDY, Numbers
from vezerkar.games.wg35.notation import (
    ACTIVATE,
    AREA_BURST,
    AT,
    BACK,
    CHARGE,
    DEFUSE,
    DONE,
    END,
    FACE,
    FILL,
    FLEE,
    GIVE,
    HALT,
    HELPER,
    HIDE,
    LEAVE,
    LIFT_CRATE,
    LOOK_OUT,
    LOOT,
    MOVE,
    NAME,
    ON,
    OPEN,
    PASS,
    PICK,
    PLANT,
    PLAY_BY,
    PRONE,
    RALLY,
    RALLY_WITH,
    RUN,
    SET_UP_ARM,
    SHOOT,
    SPEND,
    STAND,
    STOP,
    STRIKE,
    SWITCH,
    TO,
    TREAT,
    TREAT_KIT,
    VIA,
    first_of,
    last_of,
    verb_of,
)
from vezerkar.games.wg35.rules.abilities import Discard
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.cards.played import Choice
from vezerkar.games.wg35.rules.geometry.sight import HIDDEN, STANDING
from vezerkar.games.wg35.rules.geometry.sight import PRONE as LYING
from vezerkar.games.wg35.rules.morale.testing import Failed
from vezerkar.games.wg35.rules.movement.moving import Entry, Way
from vezerkar.games.wg35.rules.movement.walking import Walk, xyz
from vezerkar.games.wg35.rules.shooting import aiming, declaring, fire, lobbing
from vezerkar.games.wg35.rules.shooting.aftermath import Jammed
from vezerkar.games.wg35.rules.shooting.aiming import in_area, targets
from vezerkar.games.wg35.rules.shooting.attack import SHOT, attack_of
from vezerkar.games.wg35.rules.shooting.covering import Cover
from vezerkar.games.wg35.rules.shooting.declaring import Aim
from vezerkar.games.wg35.rules.shooting.lobbing import AimRound
from vezerkar.games.wg35.rules.shooting.volley import NextTarget
from vezerkar.games.wg35.rules.step import own, side_of
from vezerkar.games.wg35.rules.turns.activation import Activation, OwnTurn, StartOfActivation
from vezerkar.games.wg35.rules.turns.rounds import HandAdjust, PickUp, Reveal
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.windows import ACTION_CHOICE, OWN_TURN, Window, is_answer
from vezerkar.games.wg35.state import SkirmishState

TRUST: Final = 12.0
"""Score of one Victory Point, in percent of a game."""
CERTAIN: Final = 1000.0
"""The same for decisions that are not searched."""
SEARCHED: Final = (Activation, OwnTurn)
"""The Steps whose decisions are searched: whom to activate, and what to do with an action."""
UNTHINKABLE: Final = -100.0
SURELY: Final = 50.0
CONSIDERED: Final = 10
"""Largest number of decisions in a rollout."""
SPREAD: Final = 0.03
"""Largest random amount added to an action value in a rollout, in Victory Points."""
IDLE: Final = -0.02
TO_RELOAD: Final = 0.03
TO_PLUNDER: Final = 0.4
TO_SET_UP: Final = 0.4
TO_SWITCH: Final = 0.4
LATE: Final = 5
"""From this round on nobody stays concealed who is not waiting for somebody to come."""
FRIENDS: Final = 1.5
"""Factor by which it is worse to hit a friend than good to hit an enemy."""

Handler: TypeAlias = Callable[[SkirmishState, int, Any, list[int], Numbers], list[float]]


def action_scores(s: SkirmishState, seat: int, legal: list[int]) -> list[float]:
    """Return the score of each action, in percent of a game.

    Targets, answering cards and hands show their value at once. There the scores are so far apart that nothing is searched.
    """
    trust = TRUST if isinstance(own_step(s, seat), SEARCHED) else CERTAIN
    return [trust * worth for worth in action_values(s, seat, legal)]


def action_values(s: SkirmishState, seat: int, legal: list[int], numbers: Numbers = GREEDY) -> list[float]:
    """Return the value of each action by these numbers, in Victory Points. Only the differences mean something."""
    step = own_step(s, seat)
    handler = HANDLERS.get(type(step))
    if handler is None:
        default = step.question(s, seat).default
        return [1.0 if action == default else 0.0 for action in legal]
    return handler(s, seat, step, legal, numbers)


def candidate_actions(s: SkirmishState, seat: int, legal: list[int], numbers: Numbers = GREEDY) -> list[int]:
    """Return the listed actions and, if a path can end anywhere, the best end of it."""
    step = own_step(s, seat)
    if not isinstance(step, Way) or not s.path:
        return legal
    evaluator = PlaceEvaluator(s, step.figure, numbers)
    to = evaluator.destination(step.walk(s), xyz(s.path[-1]), s.spent, s.left[step.figure])[1]
    if to is None or TO + point(*to) in legal:
        return legal
    return sorted([*legal, TO + point(*to)])


def rollout(s: SkirmishState, rng: int) -> int:
    """Play some decisions by the values of the actions. Return the new state of the generator."""
    left = CONSIDERED

    def keep_going(s: SkirmishState) -> bool:
        nonlocal left
        left -= 1
        return left >= 0

    return greedy_playout(s, rng, keep_going, action_values, SPREAD, candidate_actions)


# --- an activation -------------------------------------------------------------------------------------------------


def activate(s: SkirmishState, seat: int, step: OwnTurn, legal: list[int], numbers: Numbers) -> list[float]:
    """Score who is activated: first who can shoot well, then who is in danger; who lies helpless waits."""
    found: list[float] = []
    for action in legal:
        if verb_of(action) != ACTIVATE:
            found.append(1.5 * hand.answer_worth(s, seat, action, OWN_TURN, NOBODY, NOBODY, numbers) + 100.0)
            continue
        figure = last_of(action)
        if not s.on & BIT[figure] or s.helpless & BIT[figure]:
            found.append(99.0)
            continue
        found.append(100.0 + urgency(s, figure, numbers))
    # A card is played before anybody is activated if it is worth anything at all.
    for i, action in enumerate(legal):
        if verb_of(action) != ACTIVATE:
            found[i] = 200.0 if found[i] > 100.0 else UNTHINKABLE
    return found


def urgency(s: SkirmishState, figure: int, numbers: Numbers) -> float:
    """Return how soon a figure should be activated: the higher, the sooner."""
    if s.concealed & BIT[figure]:
        return -0.5
    if (s.shocked | s.broken) & BIT[figure]:
        return 0.05
    outlook = shots.outlook(s, figure, shots.standing_at(s, figure), shots.loaded(s, figure), numbers)
    worth = numbers.gain_first * outlook.gain + numbers.danger_first * outlook.danger
    return worth + numbers.engaged_first * bool(figures.is_engaged(s, figure))


def act(s: SkirmishState, seat: int, step: Activation, legal: list[int], numbers: Numbers) -> list[float]:
    """Score the actions of an activated figure."""
    return ActionEvaluator(s, step.figure, numbers).judge(legal)


class ActionEvaluator:
    """Values of the next action of an activated figure, in Victory Points: of its place at the end of the activation, as far
    as that is foreseen, and of everything that happens until then."""

    __slots__ = ("base", "evaluator", "figure", "left", "moved", "numbers", "s")

    def __init__(self, s: SkirmishState, figure: int, numbers: Numbers) -> None:
        self.s = s
        self.figure = figure
        self.numbers = numbers
        self.left = s.left[figure]
        self.evaluator = PlaceEvaluator(s, figure, numbers)
        self.base = self.evaluator.stay() if s.on & BIT[figure] else 0.0
        self.moved: list[float] = []
        """Value of a Move of one action, with nothing left then; found when it is needed."""

    def judge(self, legal: list[int]) -> list[float]:
        """Return the value of each action."""
        found = [self.worth(action) for action in legal]
        best = max([found[i] for i in range(len(legal)) if not is_answer(legal[i])], default=self.base)
        for i, action in enumerate(legal):
            if is_answer(action):
                found[i] = self.take_aim() if is_aim(action) else best + self.card(action)
            elif verb_of(action) == LOOK_OUT:
                found[i] = best + self.at_opening(last_of(action)) - self.base - 0.01
        return found

    def worth(self, action: int) -> float:
        """Return the value of an action; cards and free extras are judged afterwards."""
        s, figure, verb = self.s, self.figure, verb_of(action)
        if verb in (RALLY, RALLY_WITH):
            leader = figure if verb == RALLY else last_of(action)
            return SURELY + figures.morale(s, leader)
        if verb == FLEE:
            return SURELY
        if verb == END:
            return self.base
        if verb == FACE:
            return self.base + 0.005
        if verb == SHOOT:
            return self.shoot(action)
        if verb in (MOVE, RUN):
            return self.go(2 if verb == RUN else 1)
        if verb == CHARGE:
            return self.charge(last_of(action))
        if verb == STRIKE:
            return blow_worth(s, figure, last_of(action), self.numbers) + self.base + 0.05
        if verb == PRONE:
            return self.lie()
        if verb == STAND:
            return self.stand()
        if verb == HIDE:
            here = shots.standing_at(s, figure)
            return self.evaluator.look((here[0], here[1], here[2], HIDDEN, last_of(action), NOBODY))[0]
        return self.base + self.errand(action)

    def errand(self, action: int) -> float:
        """Return the value that the simpler actions add to that of staying."""
        s, figure, verb = self.s, self.figure, verb_of(action)
        if verb == PLANT:
            return self.numbers.planting
        if verb == DEFUSE:
            return self.numbers.planting
        if verb == LIFT_CRATE:
            return self.numbers.fetching / 2.0
        if verb == LEAVE:
            return self.leave()
        if verb == TREAT:
            return self.numbers.treat * price(s, last_of(action), self.numbers) + 0.02 * s.bleeding[last_of(action)]
        if verb == TREAT_KIT:
            return self.numbers.treat_well * price(s, last_of(action), self.numbers) + 0.02 * s.bleeding[last_of(action)]
        if verb == LOOT:
            return TO_RELOAD if last_of(action) >> 4 == figure >> 4 else TO_PLUNDER
        if verb == SET_UP_ARM:
            return TO_SET_UP
        if verb == SWITCH:
            return self.switch(last_of(action))
        if verb == OPEN:
            shut = min([goals.length(s, goal.lattice, s.x[figure], s.y[figure]) for goal in self.evaluator.goals], default=0)
            return 0.3 if shut >= goals.FAR else IDLE
        return IDLE

    def leave(self) -> float:
        """Return the value that walking off the table adds."""
        s, side = self.s, self.figure >> 4
        earned = 0
        for number in range(len(s.field.mission.scores)):
            score = s.field.mission.scores[number]
            if score.event == "own_figure_left" and points.concerns(score.side, side):
                earned += points.worth(s, number, side)
        return float(earned) if not s.charges & BIT[self.figure] else IDLE

    def switch(self, thing: int) -> float:
        """Return the value that taking another weapon in hand adds: much if the one in hand is of no use."""
        s, figure = self.s, self.figure
        if self.evaluator.arm != NOBODY:
            return IDLE
        for arm in s.field.arms_of[figure]:
            weapon = s.field.arms[arm].weapon
            if weapon is not None and weapon.id == THINGS[thing] and not s.dry[arm] and not s.gone[arm]:
                return TO_SWITCH
        return IDLE

    # --- shooting ------------------------------------------------------------------------------------------------

    def shoot(self, action: int) -> float:
        """A shot, and what can be done after it."""
        s, figure = self.s, self.figure
        arm = aiming.arm_of(s, figure, last_of(action))
        attack = Attack(SHOT, figure, side_of(figure), arm, first_of(action))
        attack.x = fire.burst_rate(s, attack)
        gain = aim_worth(s, attack, self.numbers)
        if gain <= 0.0:
            return self.base + gain + IDLE
        return gain + self.after(arm)

    def after(self, arm: int) -> float:
        """Return the value of what is left to do when a weapon has been fired."""
        if self.left < 2:
            return self.base
        rates = fire.weapon_of(self.s, arm).rates
        best = max(self.base, self.step_aside())
        if fire.SEMI in rates or fire.AUTOMATIC in rates:
            best = max(best, self.base + self.numbers.second_shot * self.evaluator.shot())
        return max(best, self.lie())

    def step_aside(self) -> float:
        """Return the value of a Move of one action."""
        if not self.moved:
            s, figure = self.s, self.figure
            walk = Walk(s, figure, 1)
            to = self.evaluator.destination(walk, figures.at(s, figure), 0, 0)
            self.moved.append(to[0] - self.evaluator.leaving() if to[1] is not None else -1e9)
        return self.moved[0]

    # --- going ---------------------------------------------------------------------------------------------------

    def go(self, actions: int) -> float:
        """A Move, and what can be done after it."""
        s, figure = self.s, self.figure
        if s.arriving & BIT[figure]:
            return 1.0 + 0.1 * actions
        left = self.left - actions
        if not left and actions == 1:
            return self.step_aside()
        if actions > 1 and self.evaluator.shot() > self.numbers.good_shot:
            return UNTHINKABLE
        worth, to = self.evaluator.destination(Walk(s, figure, actions), figures.at(s, figure), 0, left)
        return worth - self.evaluator.leaving() if to is not None else UNTHINKABLE

    def charge(self, enemy: int) -> float:
        """To run at an enemy and strike."""
        s, figure, numbers = self.s, self.figure, self.numbers
        worth = blow_worth(s, figure, enemy, numbers) - self.evaluator.leaving()
        worth += goals.pull(s, figure, self.evaluator.goals, goals.place(s, enemy), numbers)
        if figures.within(s, figure, enemy, figures.movement(s, figure) * 10) and self.left > 1:
            worth += numbers.again * blow_worth(s, figure, enemy, numbers)
        if figures.able(s) & BIT[enemy]:
            dazed = blow_chance(s, figure, enemy) if s.variant.melee_shock else 0.0
            worth -= numbers.strikes_back * (1.0 - 0.6 * dazed) * blow_worth(s, enemy, figure, numbers)
        danger = shots.outlook(s, figure, shots.standing_at(s, enemy), NOBODY, numbers).danger
        return worth - numbers.charge_danger * danger

    def lie(self) -> float:
        """To end the activation lying here."""
        s, figure = self.s, self.figure
        if s.posture[figure] != STANDING:
            return UNTHINKABLE
        here = shots.standing_at(s, figure)
        return self.evaluator.look((here[0], here[1], here[2], LYING, NOBODY, NOBODY))[0]

    def stand(self) -> float:
        """To stand up, and go on if there is an action left."""
        s, figure = self.s, self.figure
        posture, hide = s.posture[figure], s.hide[figure]
        s.posture[figure], s.hide[figure] = STANDING, NOBODY
        worth = self.evaluator.stay()
        if self.left > 1:
            worth = max(worth, self.step_aside(), worth + self.evaluator.shot())
        s.posture[figure], s.hide[figure] = posture, hide
        return worth

    def at_opening(self, opening: int) -> float:
        """To end the activation looking out of a window."""
        here = shots.standing_at(self.s, self.figure)
        return self.evaluator.look((here[0], here[1], here[2], here[3], NOBODY, opening))[0]

    # --- cards ---------------------------------------------------------------------------------------------------

    def card(self, action: int) -> float:
        """Return the value that a card adds that is played before the next action."""
        return hand.answer_worth(self.s, self.figure >> 4, action, ACTION_CHOICE, self.figure, NOBODY, self.numbers) - 0.02

    def take_aim(self) -> float:
        """Return the value of playing Aim now: it leads to a better shot, and nothing else."""
        return self.base + self.evaluator.shot(True) - self.numbers.aiming if self.evaluator.shot() > 0.0 else UNTHINKABLE


def is_aim(action: int) -> bool:
    """Return True if an action plays the card Aim."""
    return verb_of(action) == PLAY_BY and CARDS[last_of(action)] == "aim"


# --- aiming --------------------------------------------------------------------------------------------------------


def aim_worth(s: SkirmishState, attack: Attack, numbers: Numbers) -> float:
    """Return the value of the best choice of a target for an attack."""
    weapon = fire.weapon_of(s, attack.arm)
    if weapon.projectile.kind != fire.SOLID:
        choices = lobbing.choices(s, attack, NOBODY)
        return max([lob_worth(s, attack, action, numbers) for action in choices], default=0.0)
    if attack.mode == AREA_BURST:
        return max([area_worth(s, attack, spot, numbers) for spot in declaring.area_spots(s, attack, NOBODY)], default=0.0)
    return max([target_worth(s, attack, target, numbers) for target in targets(s, attack)], default=0.0)


def target_worth(s: SkirmishState, attack: Attack, target: int, numbers: Numbers) -> float:
    """Return the value of a shot or a burst at a figure."""
    by = attack.by
    cover = shots.view_of(s, shots.standing_at(s, by), shots.standing_at(s, target))[2]
    aimed = s.aimed & BIT[by] != 0
    worth = shots.shot_worth(s, by, attack.arm, attack.mode, target, figures.apart(s, by, target), cover, aimed, numbers)
    if s.field.has(target, "medic") and not s.bloodied & BIT[target]:
        worth -= min(1, s.vp[attack.side])
    return worth


def area_worth(s: SkirmishState, attack: Attack, spot: int, numbers: Numbers) -> float:
    """Return the value of an area burst at a point."""
    worth = -numbers.jam
    for figure in in_area(s, attack, spot):
        cover = shots.view_of(s, shots.standing_at(s, attack.by), shots.standing_at(s, figure))[2]
        squared = figures.apart(s, attack.by, figure)
        found = shots.shot_worth(s, attack.by, attack.arm, AREA_BURST, figure, squared, cover, False, numbers) + numbers.jam
        worth += found if figure >> 4 != attack.side else -FRIENDS * found
    return worth


def lob_worth(s: SkirmishState, attack: Attack, action: int, numbers: Numbers) -> float:
    """Return the value of a round with a template that is aimed somewhere."""
    prospect = lobbing.prospect(s, attack, action)
    weapon = fire.weapon_of(s, attack.arm)
    chance = prospect.odds.chance / 1000.0
    worth = 0.0
    for figure in members(prospect.hit):
        found = chance * hit_worth(s, figure, weapon.strength, weapon.ap, numbers)
        worth += found if figure >> 4 != attack.side else -FRIENDS * found - 0.05
    return worth - (0.05 if weapon.single_use else 0.0)


def aim(s: SkirmishState, seat: int, step: Aim, legal: list[int], numbers: Numbers) -> list[float]:
    """At whom, or where; a helper feeds the belt if he has nothing better to do."""
    attack = attack_of(s)
    found: list[float] = []
    for action in legal:
        verb = verb_of(action)
        if verb == AT:
            found.append(target_worth(s, attack, last_of(action), numbers))
        elif verb == ON:
            found.append(area_worth(s, attack, last_of(action), numbers))
        else:
            found.append(UNTHINKABLE)
    best = max(found)
    for i, action in enumerate(legal):
        if verb_of(action) == HELPER:
            helper = last_of(action)
            idle = shots.outlook(s, helper, shots.standing_at(s, helper), shots.loaded(s, helper), numbers).gain
            found[i] = 1.6 * best - idle - 0.1
    return found


def aim_round(s: SkirmishState, seat: int, step: AimRound, legal: list[int], numbers: Numbers) -> list[float]:
    """Score where a round is to come down."""
    return [lob_worth(s, attack_of(s), action, numbers) for action in legal]


def next_target(s: SkirmishState, seat: int, step: NextTarget, legal: list[int], numbers: Numbers) -> list[float]:
    """Whom a sweep goes on to."""
    attack = attack_of(s)
    weapon = fire.weapon_of(s, attack.arm)
    found: list[float] = []
    for action in legal:
        if action == STOP:
            found.append(0.0)
            continue
        target = last_of(action)
        cover = shots.view_of(s, shots.standing_at(s, attack.by), shots.standing_at(s, target))[2]
        chance = shots.hit_chance(s, attack.by, attack.arm, figures.apart(s, attack.by, target), cover, 0, False)[0]
        medic = s.field.has(target, "medic") and not s.bloodied & BIT[target]
        found.append(chance * hit_worth(s, target, weapon.strength, weapon.ap, numbers) - (1.0 if medic else 0.0))
    return found


def cover(s: SkirmishState, seat: int, step: Cover, legal: list[int], numbers: Numbers) -> list[float]:
    """Score whether to shoot first at an enemy who shoots at a comrade: any shot is better than none."""
    found: list[float] = []
    for action in legal:
        if action == PASS:
            found.append(0.1)
            continue
        arm = aiming.arm_of(s, step.coverer, last_of(action))
        attack = Attack(SHOT, step.coverer, side_of(step.coverer), arm, first_of(action))
        attack.x = fire.burst_rate(s, attack)
        found.append(target_worth(s, attack, step.shooter, numbers) if attack.mode != AREA_BURST else 0.0)
    return found


# --- ways ----------------------------------------------------------------------------------------------------------


def way(s: SkirmishState, seat: int, step: Way, legal: list[int], numbers: Numbers) -> list[float]:
    """Score the ends of a way."""
    evaluator = PlaceEvaluator(s, step.figure, numbers)
    left = s.left[step.figure]
    found: list[float] = []
    for action in legal:
        verb = verb_of(action)
        if verb == TO:
            found.append(evaluator.score(xyz(last_of(action)), left))
        elif verb == HALT:
            found.append(evaluator.score(xyz(s.path[-1]), left))
        elif verb == BACK:
            found.append(UNTHINKABLE)
        else:
            assert verb == VIA
            found.append(UNTHINKABLE / 2.0)
    return found


def entry(s: SkirmishState, seat: int, step: Entry, legal: list[int], numbers: Numbers) -> list[float]:
    """Score where to come onto the table: as near to the goals as may be, in cover if possible."""
    evaluator = PlaceEvaluator(s, step.figure, numbers)
    found: list[float] = []
    for action in legal:
        place = last_of(action)
        if is_answer(action):
            found.append(UNTHINKABLE)
        else:
            found.append(evaluator.score((point_x(place), point_y(place), 0), 0))
    return found


# --- cards and dice ------------------------------------------------------------------------------------------------


def answer(s: SkirmishState, seat: int, step: Window, legal: list[int], numbers: Numbers) -> list[float]:
    """Score what to play in a reaction window, if anything."""
    return [
        0.0 if action == PASS else hand.answer_worth(s, seat, action, step.window, step.figure, step.other, numbers)
        for action in legal
    ]


def choose_for_card(s: SkirmishState, seat: int, step: Choice, legal: list[int], numbers: Numbers) -> list[float]:
    """Score what a card is used on."""
    found: list[float] = []
    for action in legal:
        verb = verb_of(action)
        if verb == ON:
            found.append(hand.shelled(s, seat, point_x(last_of(action)), point_y(last_of(action)), 90, numbers))
        elif verb == NAME:
            found.append(price(s, last_of(action), numbers))
        elif verb == PICK:
            found.append(hand.next_copy(s, seat, last_of(action)))
        else:
            found.append(0.5 if action == GIVE else 0.0)
    return found


def pick_up(s: SkirmishState, seat: int, step: PickUp, legal: list[int], numbers: Numbers) -> list[float]:
    """Score which card to take."""
    return [
        hand.next_copy(s, seat, last_of(action)) if verb_of(action) == PICK else UNTHINKABLE if action == FILL else 0.0
        for action in legal
    ]


def put_down(s: SkirmishState, seat: int, step: HandAdjust, legal: list[int], numbers: Numbers) -> list[float]:
    """Score which card to do without, if one must."""
    return [0.0 if action == DONE else -hand.kept(s, seat, last_of(action)) - 0.01 for action in legal]


def pay(s: SkirmishState, seat: int, step: Discard, legal: list[int], numbers: Numbers) -> list[float]:
    """Score which card to give for an ability."""
    return [-hand.kept(s, seat, last_of(action)) for action in legal]


def reveal(s: SkirmishState, seat: int, step: Reveal, legal: list[int], numbers: Numbers) -> list[float]:
    """Score whether to give up concealment: for a good shot, or because there is something to be done elsewhere.

    Who waits for the enemy lets him come near, and shows himself in a round that his own side begins, or he is shot at first.
    When one is seen, all fight.
    """
    sprung = own(s, seat) & ~(s.concealed | s.helpless) != 0
    found: list[float] = []
    for action in legal:
        if action == DONE:
            found.append(0.0)
            continue
        figure = last_of(action)
        here = shots.outlook(s, figure, shots.standing_at(s, figure), shots.loaded(s, figure), numbers)
        if sprung or s.round >= LATE or goals.goals_of(s, figure, numbers):
            found.append(0.1 + here.gain)
        else:
            found.append(here.gain - numbers.spotting - (0.0 if s.first == seat else numbers.exposed * here.danger))
    return found


def jammed(s: SkirmishState, seat: int, step: Jammed, legal: list[int], numbers: Numbers) -> list[float]:
    """Extra ammunition is what it is for."""
    return [
        1.0 if verb_of(action) == SPEND else 0.0 if action == PASS else hand.ability_worth(s, seat, action, numbers)
        for action in legal
    ]


def helped(s: SkirmishState, seat: int, step: Failed, legal: list[int], numbers: Numbers) -> list[float]:
    """A political officer always helps."""
    return [0.0 if action == PASS else 1.0 for action in legal]


HANDLERS: Final[dict[type, Handler]] = {
    Activation: act,
    Aim: aim,
    AimRound: aim_round,
    Choice: choose_for_card,
    Cover: cover,
    Discard: pay,
    Entry: entry,
    Failed: helped,
    HandAdjust: put_down,
    Jammed: jammed,
    NextTarget: next_target,
    OwnTurn: activate,
    PickUp: pick_up,
    Reveal: reveal,
    StartOfActivation: act,
    Way: way,
    Window: answer,
}
"""Function that scores the actions at each procedure. At all other questions the default of the rules is taken."""
