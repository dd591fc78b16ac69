"""Values of cards in the hand, and played on an occasion (WG35 4, 21, 26), in Victory Points."""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.games.wg35.battle.attack import Attack
from vezerkar.games.wg35.battle.numbering import NOBODY, SIDE_MEN
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import ABILITIES, CARD_INDEX, CARDS
from vezerkar.games.wg35.heuristics import shots
from vezerkar.games.wg35.heuristics.expected_damage import blow_chance, fit_to_fight, hit_worth, price
from vezerkar.games.wg35.heuristics.numbers import Numbers
from vezerkar.games.wg35.notation import PLAY, USE, first_of, last_of, verb_of
from vezerkar.games.wg35.rules.basics import figures
from vezerkar.games.wg35.rules.setup.field import army_type
from vezerkar.games.wg35.rules.shooting import fire
from vezerkar.games.wg35.rules.shooting.attack import BLAST, BLOW, SHOT, attack_of
from vezerkar.games.wg35.rules.step import own
from vezerkar.games.wg35.rules.windows import CARD_PICKUP
from vezerkar.games.wg35.rules.wounding import camouflage
from vezerkar.games.wg35.state import SkirmishState

HOLDING: Final = {
    "aim": 0.3,
    "new_shot": 0.32,
    "new_wound": 0.26,
    "courage": 0.3,
    "adrenaline": 0.22,
    "not_one_step_back": 0.6,
    "reinforcement": 0.55,
    "no": 0.28,
    "hurrah": 0.35,
    "artillery_strike": 0.5,
    "strafing_run": 0.4,
    "misfire": 0.25,
    "civilians": 0.2,
    "innocent": 0.2,
    "camouflage_card": 0.18,
    "slap_back": 0.15,
    "tit_for_tat": 0.18,
    "surprise": 0.12,
    "covering_fire": 0.1,
    "ammo_supply": 0.1,
    "dressings": 0.15,
    "helpful_civilians": 0.25,
    "cut_supply": 0.15,
    "booby_trap": 0.1,
}
"""Value of a title in the hand, in Victory Points; that of others is next to nothing."""
POOR: Final = 0.03
AGAIN: Final = 0.75
"""Value of each further copy, as a fraction of that before."""
PLAYING: Final = 0.2
"""Cost of playing a card, as a fraction of its value in the hand: it can be picked up again."""
FOR_GOOD: Final = 0.5
"""The same for those that leave the game."""
CANCELS: Final = 0.5
DIRTY: Final = 2 / 3
DIRTY_GUERRILLA: Final = 1 / 3

AGAINST: Final = {
    "artillery_strike": 0.9,
    "strafing_run": 0.7,
    "reinforcement": 0.9,
    "hurrah": 0.6,
    "not_one_step_back": 4.0,
    "new_wound": 0.5,
    "new_shot": 0.35,
    "courage": 0.35,
    "cut_supply": 0.3,
    "pincer": 0.2,
}
"""Value of making a card of the enemy come to nothing, in Victory Points."""


def kept(s: SkirmishState, side: int, card: int) -> float:
    """Return the value of the last copy of a title in the hand."""
    worth = HOLDING.get(CARDS[card], POOR)
    if "civilian" in LIBRARY.cards[CARDS[card]].subtypes and not s.field.table.civilian:
        worth = 0.0
    for _ in range(s.hands[side][card] - 1):
        worth *= AGAIN
    return worth


def next_copy(s: SkirmishState, side: int, card: int) -> float:
    """Return the value of one more copy of a title."""
    return kept(s, side, card) * (AGAIN if s.hands[side][card] else 1.0)


def cheapest(s: SkirmishState, side: int) -> float:
    """Return the value of the card that is missed least."""
    values = [kept(s, side, card) for card in range(len(s.hands[side])) if s.hands[side][card]]
    return min(values, default=1.0)


def cost(s: SkirmishState, side: int, card: int) -> float:
    """Return the cost of playing a title."""
    return (FOR_GOOD if LIBRARY.cards[CARDS[card]].single_use else PLAYING) * kept(s, side, card)


def answer_worth(s: SkirmishState, side: int, action: int, window: int, figure: int, other: int, numbers: Numbers) -> float:
    """Return the value of playing a card or switching on an ability in a reaction window; that of passing is 0."""
    if verb_of(action) == USE:
        return ability_worth(s, side, action, numbers) - cheapest(s, side)
    card = last_of(action)
    user = NOBODY if verb_of(action) == PLAY else first_of(action)
    return card_worth(s, side, card, user, window, figure, other, numbers) - cost(s, side, card)


def card_worth(
    s: SkirmishState, side: int, card: int, user: int, window: int, figure: int, other: int, numbers: Numbers
) -> float:
    """Return the value of the effect of a title."""
    name = CARDS[card]
    if s.attacks:
        found = worth_in_attack(s, side, name, user, numbers)
        if found >= 0.0:
            return found
    if name == "courage":
        return 0.4
    if name == "not_one_step_back":
        return 5.0
    if name == "reinforcement":
        return 0.9
    if name == "no":
        return CANCELS * AGAINST.get(CARDS[other], 0.0)
    if name == "hurrah":
        return hurrah_worth(s, side)
    if name == "tit_for_tat":
        return 0.25
    if name == "surprise":
        return surprise_worth(s, side, user, numbers)
    if name == "helpful_civilians":
        return 0.3
    if name == "cut_supply":
        return 0.2 if s.hands[1 - side][CARD_INDEX["reinforcement"]] else 0.05
    if name == "ammo_supply":
        return 0.4 * sum([s.dry[arm] for arm in s.field.arms_of[user]])
    if name == "dressings":
        return 0.25 * price(s, user, numbers) * min(1, s.bleeding[user])
    if name == "strafing_run":
        return 0.5 if window == CARD_PICKUP else 0.0
    if name == "artillery_strike":
        return barrage_worth(s, side, user, numbers)
    if name == "booby_trap":
        guerrilla = army_type(s, side) == "guerrilla"
        return hit_worth(s, figure, 0, 1, numbers) - (DIRTY_GUERRILLA if guerrilla else DIRTY) * min(1, s.vp[side])
    return 0.0


def worth_in_attack(s: SkirmishState, side: int, name: str, user: int, numbers: Numbers) -> float:
    """Return the value of a title's effect for the attack in progress; negative if it has nothing to do with it."""
    attack = attack_of(s)
    if name == "new_shot":
        return again(s, attack) * aimed_at(s, attack, numbers)
    if name == "new_wound":
        if attack.victim == NOBODY:
            return 0.0
        return hit_worth(s, attack.victim, attack.strength - 3, attack.ap, numbers, False)
    if name == "adrenaline":
        spent = s.activated & BIT[user] or not s.left[user]
        return (0.12 if spent else 0.35) * 4.0 / 6.0
    if name == "slap_back":
        return blow_chance(s, user, attack.by) * hit_worth(s, attack.by, 0, 1, numbers, False)
    if name in ("misfire", "innocent", "camouflage_card", "civilians") and attack.kind == SHOT and attack.by != NOBODY:
        # All of them spoil a shot more or less surely; civilians cost its side a point if it misses.
        sure = {"misfire": (10 - figures.alertness(s, attack.by)) / 10.0, "innocent": 0.5}.get(name, 0.3)
        if name == "camouflage_card" and attack.side == side:
            return 0.0
        return sure * threatened(s, attack, numbers) + (0.45 if name == "civilians" else 0.0)
    return -1.0


def aimed_at(s: SkirmishState, attack: Attack, numbers: Numbers) -> float:
    """Return the value of a hit by the attack in progress."""
    if attack.kind == BLOW or attack.kind == BLAST or attack.target == NOBODY:
        return 0.5
    weapon = fire.weapon_of(s, attack.arm)
    return hit_worth(s, attack.target, weapon.strength, weapon.ap, numbers)


def again(s: SkirmishState, attack: Attack) -> float:
    """Return the chance that a second to-hit roll hits, with the card New shot."""
    if attack.kind == BLOW:
        return max(0.0, blow_chance(s, attack.by, attack.target) - 0.3)
    if attack.target == NOBODY:
        return 0.3
    odds = fire.reckon(s, attack, attack.target)
    return fire.chance(odds.target_number - odds.c + 3) / 1000.0


def threatened(s: SkirmishState, attack: Attack, numbers: Numbers) -> float:
    """Return the value of the shot in progress for the side that fires it."""
    if attack.target == NOBODY:
        return 0.0
    odds = fire.reckon(s, attack, attack.target)
    return odds.chance / 1000.0 * aimed_at(s, attack, numbers)


def ability_worth(s: SkirmishState, side: int, action: int, numbers: Numbers) -> float:
    """Return the value of switching an ability on."""
    name = ABILITIES[last_of(action)]
    if name == "small_calibre":
        return 0.3
    if not s.attacks:
        return 0.0
    attack = attack_of(s)
    if attack.target == NOBODY or attack.kind != SHOT:
        return 0.0
    if name in ("ergonomic", "recoil", "destroyer"):
        return 0.1 * aimed_at(s, attack, numbers)
    if name == "camouflage":
        level = camouflage.level_against(s, attack)
        good = level if side != attack.side else -level
        return 0.1 * good * aimed_at(s, attack, numbers)
    if name in ("large_magazine", "hydrodynamic_shock"):
        return 0.12 * price(s, attack.target, numbers)
    return 0.15 * threatened(s, attack, numbers) if name == "unreliable" else 0.0


def hurrah_worth(s: SkirmishState, side: int) -> float:
    """Return the value of spurring on a side: the more comrades may be shot at in this round, the more."""
    waiting = len(members(own(s, 1 - side) & ~s.activated & ~(s.shocked | s.broken | s.helpless)))
    return 0.08 * waiting if s.round > 1 else 0.0


def surprise_worth(s: SkirmishState, side: int, user: int, numbers: Numbers) -> float:
    """Return the value of the chance that one enemy fails to shoot at the user."""
    danger = 0.0
    for enemy in members(SIDE_MEN[1 - side] & s.on & ~s.activated):
        if fit_to_fight(s, enemy):
            danger = max(danger, menace(s, enemy, user, numbers))
    return 0.4 * danger


def menace(s: SkirmishState, enemy: int, figure: int, numbers: Numbers) -> float:
    """Return the value of an enemy's shot at a figure as they stand."""
    arm = shots.usual(s, enemy)
    seen, _, cover, _ = shots.view_of(s, shots.standing_at(s, enemy), shots.standing_at(s, figure))
    if arm == NOBODY or not seen:
        return 0.0
    return max(
        [
            shots.shot_worth(s, enemy, arm, mode, figure, figures.apart(s, enemy, figure), cover, False, numbers)
            for mode in shots.modes_of(s, arm)
        ]
    )


def barrage_worth(s: SkirmishState, side: int, user: int, numbers: Numbers) -> float:
    """Return the value of shells at the best place for them that their spotter sees."""
    best = 0.0
    for enemy in members(own(s, 1 - side)):
        if figures.sees_spot(s, user, figures.place_of(s, enemy)):
            best = max(best, shelled(s, side, s.x[enemy], s.y[enemy], 90, numbers))
    return best


def shelled(s: SkirmishState, side: int, x: int, y: int, radius: int, numbers: Numbers) -> float:
    """Return the value of bursts around a point; comrades count against it."""
    worth = 0.0
    for figure in members(s.on):
        if (s.x[figure] - x) ** 2 + (s.y[figure] - y) ** 2 <= radius * radius:
            found = 0.8 * hit_worth(s, figure, 1, 1, numbers)
            worth += found if figure >> 4 != side else -1.5 * found
    return worth
