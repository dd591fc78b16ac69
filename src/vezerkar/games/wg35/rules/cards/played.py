"""Play of any card (WG35 4.4-4.9, 21, 22; decisions 6.5), and what all titles share.

The user is named and legality checked; the card leaves the hand at once, for the pool or for good. A tactic card then needs a
Morale test. The other side may answer with "No!", which is a card as well. What is left has its effect, and a dirty trick its
die.
"""

from __future__ import annotations

from typing import Final

from vezerkar.engine.bit_sets import BIT, members
from vezerkar.engine.decision import Domain, Question, Refusal
from vezerkar.games.wg35 import events
from vezerkar.games.wg35.battle.names import WINDOWS
from vezerkar.games.wg35.battle.numbering import NOBODY
from vezerkar.games.wg35.content import LIBRARY
from vezerkar.games.wg35.game_data import CARD_INDEX, CARDS
from vezerkar.games.wg35.library.records import Army
from vezerkar.games.wg35.notation import FIGURES
from vezerkar.games.wg35.rules.basics import checks, figures
from vezerkar.games.wg35.rules.morale import testing
from vezerkar.games.wg35.rules.shooting.attack import GOING, attack_of
from vezerkar.games.wg35.rules.step import SkirmishStep, own
from vezerkar.games.wg35.rules.victory import points
from vezerkar.games.wg35.rules.windows import CARD_PLAYED, CARD_RULES, OWN_TURN, SHOT_DECLARED, Occasion, Rule, Window
from vezerkar.games.wg35.state import SkirmishState

DIRTY: Final = 3
"""Number that the die of a dirty trick must show to cost a point (WG35 4.6)."""
DIRTY_GUERRILLA: Final = 5
"""Number that the die of a guerrilla's dirty trick must show to cost a point (WG35 4.6, 22.5)."""

PLAYED: Final = 0
TESTED: Final = 1
ANSWERED: Final = 2
CANCELLED: Final = 3
"""Stages of a card in play."""


def army_of(s: SkirmishState, side: int) -> Army:
    """The army list of a side."""
    return LIBRARY.armies[s.field.armies[side]]


def fit(s: SkirmishState, side: int) -> int:
    """The figures of a side that can be named as users: on the table, able to act, not concealed (WG35 4.8)."""
    return own(s, side) & figures.able(s) & ~s.concealed


def active(s: SkirmishState, side: int) -> int:
    """The figure that is activated, if this side may name it as a user."""
    return fit(s, side) & BIT[s.active] if s.active != NOBODY else 0


class Title(Rule):
    """A title: its record in ``cards.json``, the rule it is in, and what a game of it needs to know.

    ``effect`` are the numbers of the record.
    """

    __slots__ = ("card", "cite", "civilian", "dirty", "effect", "home_ground", "id", "single_use", "spurred", "tactic", "type")

    def __init__(self, name: str, cite: str) -> None:
        title = LIBRARY.cards[name]
        # "round_guard" is any turn of one's own; what is played then lasts for the round.
        super().__init__(*[OWN_TURN if window == "round_guard" else WINDOWS.index(window) for window in title.windows])
        self.id = name
        self.card = CARD_INDEX[name]
        self.cite = "WG35 " + cite
        self.effect = title.effect
        self.type = title.type
        self.single_use = title.single_use or title.type == "strategy"
        self.tactic = "tactic" in title.subtypes
        self.dirty = "dirty_trick" in title.subtypes
        self.home_ground = "home_ground" in title.subtypes
        self.civilian = "civilian" in title.subtypes
        self.spurred = name == "hurrah"

    # --- what each title says ------------------------------------------------------------------------------------

    def usable(self, s: SkirmishState, side: int) -> int:
        """The figures of a side that may be named as users (WG35 4.8)."""
        return fit(s, side)

    def fits(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        """The figures that may use it now; `NOBODY` if it needs none and may be played, 0 if it may not."""
        return NOBODY

    def pay(self, s: SkirmishState, user: int, occasion: Occasion) -> None:
        """Spend the actions it costs; they are lost even if the card is cancelled."""

    def work(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        """Have its effect. What must be chosen for it is asked by `ask`."""
        raise NotImplementedError

    def choices(self, s: SkirmishState, side: int, user: int, detail: int) -> list[int]:
        """Return the options of a choice for it, sorted; ``side`` is who is asked."""
        raise NotImplementedError

    def chosen(self, s: SkirmishState, side: int, user: int, detail: int, action: int) -> None:
        """It is chosen."""
        raise NotImplementedError

    def region(self, s: SkirmishState, side: int, user: int, detail: int) -> Domain | None:
        """The set the choices come from when they cannot be listed."""
        return None

    # --- what all share ------------------------------------------------------------------------------------------

    def users(self, s: SkirmishState, side: int, occasion: Occasion) -> int:
        if occasion.window == SHOT_DECLARED and attack_of(s).state != GOING:
            return 0
        if self.type == "supply" and s.round <= s.cut[side]:
            return 0
        if self.home_ground and not army_of(s, side).has("home_ground", s.field.years[side]):
            return 0
        if self.civilian and not s.field.table.civilian:
            return 0
        users = self.fits(s, side, occasion)
        if self.tactic and users and army_of(s, side).type == "mass":
            users = led(s, own(s, side) & users, self.spurred)
        return users

    def refuse(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> Refusal:
        args: dict[str, int | str] = {"card": self.id}
        if not self.is_for(occasion.window):
            return Refusal("refuse-card-window", self.cite, args)
        if self.type == "supply" and s.round <= s.cut[side]:
            return Refusal("refuse-card-cut", "WG35 26.5", {**args, "round": s.cut[side]})
        if self.home_ground and not army_of(s, side).has("home_ground", s.field.years[side]):
            return Refusal("refuse-card-home", "WG35 4.7", args)
        if self.civilian and not s.field.table.civilian:
            return Refusal("refuse-card-civilian", "WG35 4.7", args)
        if user != NOBODY:
            args["figure"] = FIGURES[user]
            if not self.usable(s, side) & BIT[user]:
                return Refusal("refuse-card-user", "WG35 4.8", args)
            if self.tactic and army_of(s, side).type == "mass" and not led(s, BIT[user], self.spurred):
                return Refusal("refuse-card-led", "WG35 22.1", args)
        return Refusal("refuse-card-condition", self.cite, args)

    def begin(self, s: SkirmishState, side: int, user: int, occasion: Occasion) -> None:
        if self.leaves(s, side):
            s.use_up(side, self.card)
        else:
            s.put_back(side, self.card)
        events.played(s, side, self.card, user)
        self.pay(s, user, occasion)
        s.call(Played(self.card, side, user, occasion.window, occasion.figure, occasion.other))

    def leaves(self, s: SkirmishState, side: int) -> bool:
        """Return True if it leaves the game when this side plays it (WG35 4.4, 22.2)."""
        return self.single_use or (self.type == "supply" and army_of(s, side).type == "elite")

    def ask(self, s: SkirmishState, side: int, user: int, detail: int = 0) -> None:
        """Ask a side to choose; nobody is asked when there is nothing to choose from."""
        if self.choices(s, side, user, detail):
            s.call(Choice(self.card, side, user, detail))


class Answer(Title):
    """A title that answers a hit, a charge, a blow or a failed test of its user, whatever state that is in (WG35 4.8)."""

    __slots__ = ()

    def usable(self, s: SkirmishState, side: int) -> int:
        return own(s, side)


def led(s: SkirmishState, users: int, spurred: bool) -> int:
    """Those of some figures that are in the command zone of a leader (WG35 7.8, 22.1); leaders are in their own.

    ``spurred`` is of `testing.leads_tactics`.
    """
    found = 0
    for figure in members(users):
        leaders = figures.leaders_of(s, figure) | (BIT[figure] if figures.zone_of(s, figure) else 0)
        for leader in members(leaders):
            if testing.leads_tactics(s, figure, leader, spurred):
                found |= BIT[figure]
    return found


def tell_named(s: SkirmishState, title: Title, user: int, named: int) -> None:
    """Tell that a figure was named for a card."""
    events.named(s, title.card, user, named)


def title_of(card: int) -> Title:
    """The title of a card."""
    title = CARD_RULES[card]
    assert isinstance(title, Title)
    return title


class Played(SkirmishStep):
    """A card in play, and the occasion it was played on."""

    __slots__ = ("card", "figure", "other", "side", "stage", "user", "window")

    def __init__(self, card: int, side: int, user: int, window: int, figure: int, other: int, stage: int = PLAYED) -> None:
        self.card = card
        self.side = side
        self.user = user
        self.window = window
        self.figure = figure
        self.other = other
        self.stage = stage

    def at(self, stage: int) -> Played:
        """The same card, come so far."""
        return Played(self.card, self.side, self.user, self.window, self.figure, self.other, stage)

    def advance(self, s: SkirmishState) -> bool:
        title = title_of(self.card)
        if self.stage == PLAYED and title.tactic:
            s.stack[-1] = self.at(TESTED)
            testing.test_tactic(s, self.user, title.spurred)
        elif self.stage == TESTED and s.tested != testing.PASSED:
            s.stack.pop()
        elif self.stage < ANSWERED:
            s.stack[-1] = self.at(ANSWERED)
            s.call(Window(CARD_PLAYED, 1 - self.side, self.user, self.card, 1 - self.side))
        else:
            s.stack.pop()
            if title.dirty:
                s.call(Dirty(self.card, self.side))
            if self.stage == ANSWERED:
                title.work(s, self.side, self.user, Occasion(self.window, self.figure, self.other))
        return False


class Dirty(SkirmishStep):
    """The die of a dirty trick (WG35 4.6, 22.5)."""

    __slots__ = ("card", "side")

    def __init__(self, card: int, side: int) -> None:
        self.card = card
        self.side = side

    def advance(self, s: SkirmishState) -> bool:
        s.stack.pop()
        least = DIRTY_GUERRILLA if army_of(s, self.side).type == "guerrilla" else DIRTY
        if checks.reaches(s, least, "dirty_trick"):
            points.award(s, self.side, -1, "dirty_trick")
        return False


class Choice(SkirmishStep):
    """Something is chosen for a card; ``detail`` is the title's own."""

    __slots__ = ("card", "detail", "side", "user")

    def __init__(self, card: int, side: int, user: int, detail: int = 0) -> None:
        self.card = card
        self.side = side
        self.user = user
        self.detail = detail

    def asks(self, s: SkirmishState) -> int:
        return self.side

    def options(self, s: SkirmishState, seat: int) -> list[int]:
        return title_of(self.card).choices(s, seat, self.user, self.detail)

    def domain(self, s: SkirmishState, seat: int) -> Domain | None:
        return title_of(self.card).region(s, seat, self.user, self.detail)

    def choose(self, s: SkirmishState, seat: int, action: int) -> None:
        s.stack.pop()
        title_of(self.card).chosen(s, seat, self.user, self.detail, action)

    def question(self, s: SkirmishState, seat: int) -> Question:
        args: dict[str, int | str] = {"card": CARDS[self.card]}
        if self.user != NOBODY:
            args["figure"] = FIGURES[self.user]
        return Question("ask-choice", title_of(self.card).cite, default=self.options(s, seat)[0], args=args)

    def refuse(self, s: SkirmishState, seat: int, action: int) -> Refusal:
        return Refusal("refuse-choice", title_of(self.card).cite, {"card": CARDS[self.card]})
