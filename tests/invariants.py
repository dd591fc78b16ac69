"""What must hold at every moment of every game, checked while random games are played through a Match.

`check_game(game, seeds)` is all a game's own test needs. What is cheap is checked after every action, the rest at moments
chosen at random (one in ``every``); a failure names the game's seed and ply, so that it can be looked at again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict
from itertools import accumulate
from random import Random
from typing import Any, TypeAlias

from vezerkar.engine import Action, Decision, Game, IllegalAction, Match, Record, State, settle
from vezerkar.engine.game import Translator
from vezerkar.engine.match import replay
from vezerkar.engine.playout import random_playout
from vezerkar.engine.scene import Area, Card, Scene, Token

Taste: TypeAlias = Callable[[Decision, Random], Action]
"""How players choose."""

LONGEST = 20_000
"""A random game of more actions than this has no way to end."""


def any_option(decision: Decision, rng: Random) -> Action:
    """Whatever is legal."""
    return rng.choice(decision.options)


def check_game(
    game: Game[Any, Any],
    seeds: Iterable[int | str],
    options: Mapping[str, str] | None = None,
    says: Sequence[Translator] = (),
    notations: Iterable[str] = (),
    every: int = 10,
    secrets: bool = True,
    taste: Taste = any_option,
) -> None:
    """Play a random game from each seed and check everything; ``says`` are the languages that must have words for it all.

    ``notations`` are further actions (of any kind, legal or not) that must be refused in an orderly way when not legal; those
    that were seen in the games played are tried anyway. ``secrets`` is false for a game in which nothing is hidden. A ``taste``
    leads to where purely random play does not come.
    """
    known = set(notations)
    deceived: set[str | None] = set()
    for seed in seeds:
        checker = Checker(game, seed, options or {}, says, known, every, taste)
        checker.run()
        deceived |= checker.deceived
    assert not secrets or deceived >= {*game.seats(options), None}, f"only {deceived} ever imagine anything but the truth"


class Checker:
    """One random game under observation."""

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int | str,
        options: Mapping[str, str],
        says: Sequence[Translator],
        known: set[str],
        every: int,
        taste: Taste,
    ) -> None:
        self.game = game
        self.rng = Random(str(seed))
        self.match: Match[Any, Any] = game.start(seed, options)
        self.says = says
        self.known = known
        self.every = every
        self.taste = taste
        self.told = 0
        self.seen: dict[int, tuple[str, int]] = {}
        """What the replay must come by: the States that were looked at and how many events there were, by ply."""
        self.unasked: list[tuple[str, str]] = []
        """The interrupts that each seat may take now."""
        self.deceived: set[str | None] = set()
        self.everybody: tuple[str | None, ...] = (*self.match.seats, None)

    def run(self) -> None:
        """Play to the end."""
        match = self.match
        try:
            while not match.state.over:
                assert match.ply < LONGEST, "the game does not end"
                decisions = self.always()
                if self.rng.randrange(self.every) == 0:
                    self.sometimes()
                self.act({decision.seat: decision for decision in decisions})
            self.at_the_end()
        except Exception as error:
            error.add_note(f"{self.game.id}, seed {match.seed!r}, options {match.options}, ply {match.ply}")
            raise

    # --- playing -------------------------------------------------------------------------------------------------

    def act(self, decisions: Mapping[str, Decision]) -> None:
        """Take a random action, now and then an interrupt; if it can be taken back, now and then do that and take it again."""
        match, rng = self.match, self.rng
        if self.unasked and rng.randrange(25) == 0:
            seat, action = rng.choice(self.unasked)
        else:
            seat = rng.choice(match.waiting())
            action = self.taste(decisions[seat], rng).notation
        if rng.randrange(self.every):
            match.act(seat, action)
            return
        before, heard = match.encode(), len(match.event_log)
        imagined = match.imagine(seat, rng.random().hex())
        for other in match.seats:
            if match.ply and other != match.played_actions[-1].seat:
                assert not match.can_undo(other), "only the seat that acted last may undo"
        match.act(seat, action)
        after = match.encode()
        if not match.can_undo(seat):
            return
        imagined.act(seat, action)
        assert imagined.can_undo(seat), "whether an action can be taken back gives something away"
        assert imagined.view(seat) == match.view(seat), "an action that taught its seat something could be taken back"
        assert imagined.events(seat) == match.events(seat), "an action that told its seat something could be taken back"
        match.undo(seat)
        assert match.encode() == before, "undo does not restore the state"
        assert len(match.event_log) == heard, "undo does not take back the events"
        match.act(seat, action)
        assert match.encode() == after, "the same action after an undo has another effect"

    # --- checks --------------------------------------------------------------------------------------------------

    def always(self) -> tuple[Decision, ...]:
        """The cheap checks, and the decisions that were looked at."""
        match = self.match
        self.game.check(match.state)
        assert match.outcome is None, "there is an outcome before the game is over"
        decisions = match.decisions()
        assert decisions, "the game is not over, but nobody is asked"
        for decision in decisions:
            self.decision(decision)
            self.known.update(action.notation for action in decision.options)
        self.unasked = []
        for seat in match.seats:
            interrupts = match.interrupts(seat)
            codes = [action.code for action in interrupts]
            assert codes == sorted(set(codes)), f"the interrupts of {seat} are not sorted and unique"
            for action in interrupts:
                assert self.game.parse(action.notation) == action.code
                self.known.add(action.notation)
                self.unasked.append((seat, action.notation))
        for tr in self.says:
            for event in match.event_log[self.told :]:
                assert self.game.event_text(event, tr).strip(), f"no words for {event}"
        self.told = len(match.event_log)
        return decisions

    def decision(self, decision: Decision) -> None:
        """What holds for every Decision."""
        codes = [action.code for action in decision.options]
        assert codes, f"{decision.seat} has no legal action"
        assert codes == sorted(set(codes)), f"the options of {decision.seat} are not sorted and unique: {codes}"
        assert len({action.notation for action in decision.options}) == len(codes), "two options have one notation"
        assert decision.default in decision.options, f"the default {decision.default} is not among the options"
        assert decision.prompt and decision.cite, "a question needs words and a rule"
        for action, refusal in decision.refused:
            assert action not in decision.options and refusal.reason, f"{action} is shown as refused without a reason"
        for action in (*decision.options, *(action for action, _ in decision.refused)):
            assert self.game.parse(action.notation) == action.code, f"{action.notation!r} parses to another action"
            assert action.notation.split()[0] in self.game.verbs, f"{action.notation!r} begins with no verb of the game"
        if decision.domain is not None:
            free = {action.notation.split()[0] for action in decision.options if decision.domain.accepts(action.code)}
            for action in decision.options:
                accepted = action.notation.split()[0] not in free or decision.domain.accepts(action.code)
                assert accepted, f"{action} is offered, and the domain has others of its kind but not this one"

    def sometimes(self) -> None:
        """The checks that take time."""
        match = self.match
        before = match.encode()
        self.copies()
        self.refusals()
        self.imagining()
        for seat in self.everybody:
            self.words(seat)
        self.positions()
        self.recorded()
        assert match.encode() == before, "looking at the match has changed it"

    def copies(self) -> None:
        """A clone is equal and independent; running a settled state on changes nothing and tells nothing."""
        state = self.match.state
        before = self.bytes(state)
        clone = state.clone()
        assert self.bytes(clone) == before, "a clone is not equal"
        clone.sink = []
        settle(clone)
        assert self.bytes(clone) == before and clone.sink == [], "settling a settled state changes it"
        random_playout(clone, 1 + self.rng.randrange(1 << 30), 5)
        self.game.check(clone)
        assert self.bytes(state) == before, "playing on a clone changes the original"

    def positions(self) -> None:
        """A position, written and read, is the same State: it looks the same, asks the same and goes on in the same way."""
        match = self.match
        loaded = self.game.position(json.loads(json.dumps(match.position())))
        assert loaded.encode() == match.encode(), "the position loads to another state"
        assert plain(loaded.decisions()) == plain(match.decisions()), "the loaded position asks something else"
        for seat in self.everybody:
            assert loaded.view(seat) == match.view(seat), f"the loaded position shows {seat} something else"
        clone, rng = match.state.clone(), 1 + self.rng.randrange(1 << 30)
        random_playout(clone, rng, 30)
        random_playout(loaded.state, rng, 30)
        assert self.bytes(loaded.state) == self.bytes(clone), "the loaded position goes on in another way"

    def refusals(self) -> None:
        """Whatever is not legal is refused with a reason and changes nothing."""
        match = self.match
        before = match.encode()
        texts = (*self.rng.sample(sorted(self.known), min(8, len(self.known))), "", "no such action")
        for seat in match.seats:
            legal = [action.notation for action in match.interrupts(seat)]
            domain = None
            if seat in match.waiting():
                decision = match.decision(seat)
                legal += [action.notation for action in decision.options]
                domain = decision.domain
            for text in texts:
                refusal = match.why_not(seat, text)
                if refusal is None:
                    assert text in legal or (domain and domain.accepts(self.game.parse(text))), f"{text!r} is no option but legal"
                    continue
                assert text not in legal, f"{text!r} is an option of {seat} but refused: {refusal}"
                assert refusal.reason, f"{text!r} is refused without a reason"
                try:
                    match.act(seat, text)
                except IllegalAction as refused:
                    assert (refused.reason, refused.cite) == (refusal.reason, refusal.cite)
                else:
                    raise AssertionError(f"{text!r} is not legal but was carried out")
        assert match.encode() == before, "a refused action has changed the match"

    def imagining(self) -> None:
        """Nobody can tell an imagined match from the true one, and imagining reads nothing that is hidden."""
        match = self.match
        for seat in self.everybody:
            first, second = self.rng.random().hex(), self.rng.random().hex()
            imagined = match.imagine(seat, first)
            self.game.check(imagined.state)
            assert imagined.state.dice.key != match.state.dice.key, "the imagined match knows the true dice"
            assert imagined.view(seat) == match.view(seat), f"{seat} can tell the imagined match by its view"
            assert imagined.waiting() == match.waiting(), f"{seat} can tell the imagined match by who is asked"
            assert self.game.turn(imagined.state) == self.game.turn(match.state), f"{seat} can tell it by the turn"
            for asked in match.waiting():
                there, here = imagined.decision(asked), match.decision(asked)
                assert there.window == here.window, f"{seat} can tell the imagined match by what {asked} is asked"
                if here.window:
                    public = (here.prompt, here.args, here.cite, here.default)
                    assert (there.prompt, there.args, there.cite, there.default) == public, "the words of a window are secret"
            assert imagined.events(seat) == match.events(seat), f"{seat} can tell the imagined match by its events"
            if seat is not None:
                assert imagined.interrupts(seat) == match.interrupts(seat), f"{seat} can tell by its interrupts"
                if seat in match.waiting():
                    mine = plain((match.decision(seat),))
                    assert plain((imagined.decision(seat),)) == mine, f"{seat} can tell the imagined match by its decision"
            for tr in self.says[:1]:
                assert self.scene(imagined, seat, tr) == self.scene(match, seat, tr), f"{seat} can tell it by the Scene"
            if self.game.dump_state(imagined.state) != self.game.dump_state(match.state):
                self.deceived.add(seat)
            again = imagined.imagine(seat, second)
            assert again.encode() == match.imagine(seat, second).encode(), f"what {seat} imagines depends on something hidden"
            random_playout(imagined.state, 1 + self.rng.randrange(1 << 30), 5)
            self.game.check(imagined.state)

    def scene(self, match: Match[Any, Any], seat: str | None, tr: Translator) -> Scene:
        """What a seat is shown of a match."""
        decision = match.decision(seat) if seat is not None and seat in match.waiting() else None
        return self.game.shown(match.view(seat), match.events(seat), decision, tr)

    def words(self, seat: str | None) -> None:
        """The view is plain data and can be drawn and told; what can be clicked is legal, what is legal can be clicked."""
        match = self.match
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view, "the view is not plain data"
        asked = seat is not None and seat in match.waiting()
        decision = match.decision(seat) if asked and seat is not None else None
        for tr in self.says:
            scene = self.scene(match, seat, tr)
            assert scene.prompt.text.strip(), "the prompt has no words"
            assert scene.prompt.mine == asked, "the prompt is wrong about who must choose"
            self.furniture(scene, seat, tr)
            lines = self.game.text_view(view, tr)
            assert lines and all(isinstance(line, str) for line in lines), "the view has no words"
            shown = clickable(scene)
            self.stage(scene, shown)
            self.spots(scene, decision)
            self.reactions(scene, decision)
            if decision is None:
                unasked = {action.notation for action in match.interrupts(seat)} if seat is not None else set()
                assert shown <= unasked, f"{seat} is offered {shown - unasked} without being asked"
                continue
            options = {action.notation for action in decision.options}
            hidden = {option for option in options - shown if not any(fits(spot.action, option) for spot in scene.prompt.spots)}
            assert not hidden, f"{hidden} cannot be clicked"
            for text in shown:
                assert match.why_not(decision.seat, text) is None, f"{text!r} can be clicked but is not legal"

    def stage(self, scene: Scene, shown: set[str]) -> None:
        """A stage names only what is on it, and offers nothing that is not offered elsewhere."""
        stage = scene.stage
        if stage is None:
            return
        assert stage.title.strip() and stage.form in ("line", "duel", "shot")
        units = [unit for side in stage.sides for unit in side.units]
        ids = {unit.id for unit in units}
        assert len(ids) == len(units), "two units of a stage have one id"
        tokens = {token.id for token in scene.tokens}
        for unit in units:
            assert unit.title.strip() and (not unit.token or unit.token in tokens), f"{unit.title} is no piece of the table"
            assert unit.pips >= 0 and unit.state in ("", "acting", "done", "lost", "gone")
            elsewhere = {choice.action for choice in unit.choices} - shown
            assert not elsewhere, f"{elsewhere} is offered on the stage alone"
        for step in stage.order:
            assert step.title.strip() and step.state in ("", "acting", "done")
            assert {step.by, *step.hits} <= {*ids, ""}, "an act names somebody who is not on the stage"
            assert all(1 <= die.value <= die.sides for die in step.dice)

    def furniture(self, scene: Scene, seat: str | None, tr: Translator) -> None:
        """Clock, plates and frames are well formed; of the others a plate shows what everybody sees; ends have their roles."""
        json.dumps(asdict(scene))
        if scene.clock is not None:
            assert scene.clock.title.strip() and all(phase.strip() for phase in scene.clock.phases)
            assert 0 <= scene.clock.at < max(1, len(scene.clock.phases))
        if scene.plates:
            assert sorted(plate.seat for plate in scene.plates) == sorted(self.match.seats), "a seat has no plate"
        if seat is not None and not self.match.state.over:
            public = {plate.seat: plate for plate in self.game.scene(self.match.view(None), None, tr).plates}
            for plate in scene.plates:
                assert plate.seat == seat or plate == public[plate.seat], f"{seat} sees more of {plate.seat} than everybody does"
        for plate in scene.plates:
            assert all(meter.label.strip() and (not meter.most or 0 <= meter.value <= meter.most) for meter in plate.meters)
            assert all(chip.text.strip() for chip in plate.chips)
        assert len({frame.id for frame in scene.frames}) == len(scene.frames)
        assert all(frame.title.strip() and min(frame.box[2:]) > 0 for frame in scene.frames)
        for button in scene.buttons:
            assert button.role in ("", "pass", "done", "back", "next"), f"{button.role!r} is no role"
            assert button.enabled or not button.stake, "what cannot be done gives up nothing"
        for owner in owners_of(scene):
            mains = [choice for choice in owner.choices if choice.main]
            assert len(mains) <= 1, f"{owner.id} has several likeliest choices: {mains}"
            assert not any(choice.why or choice.stake or choice.unprompted for choice in mains)

    def spots(self, scene: Scene, decision: Decision | None) -> None:
        """Any point of an open table may be clicked where a domain is asked for: what that sends can be read."""
        for spot in scene.prompt.spots:
            assert scene.ground is not None and decision is not None and spot.label.strip()
            # What begins with an action of the question asks for the point after that.
            assert decision.domain is not None or spot.then
            sent = " ".join([spot.action, *spot.then])
            assert "{x}" in sent and "{y}" in sent
            for notation in (spot.action, *spot.then):
                self.game.parse(notation.replace("{x}", "10").replace("{y}", "20"))

    def reactions(self, scene: Scene, decision: Decision | None) -> None:
        """What cards offer in windows can be ordered: the cases they name are those of every window that offers it."""
        found = [card.reaction for group in scene.cards for card in group.cards if card.reaction is not None]
        for reaction in found:
            assert self.game.notation(self.game.parse(reaction.action)) == reaction.action
            assert all(case.label.strip() for case in reaction.cases)
        if decision is None or not decision.window:
            return
        for action in decision.options:
            if action == decision.default:
                continue
            offered = next((one for one in found if one.action == action.notation), None)
            assert offered is not None, f"no standing order can be given for {action}"
            for fact in {case.fact for case in offered.cases}:
                values = [case.value for case in offered.cases if case.fact == fact]
                assert str(decision.args[fact]) in values, f"{action} is offered where {fact} is {decision.args[fact]!r}"

    def recorded(self) -> Record:
        """The record, written and read, is the same."""
        record = self.match.record()
        again = Record.parse(record.text())
        assert again == record, "the record does not read back"
        self.seen[self.match.ply] = (self.bytes(self.match.state), len(self.match.event_log))
        return again

    def replays(self) -> None:
        """The record replays to the same bytes and the same events, by way of the States that were looked at."""
        match = self.match
        again = replay(self.game, self.recorded())
        assert again.encode() == match.encode(), "the record replays to another state"
        assert again.event_log == match.event_log, "the record replays to other events"
        states = [*again.history, again.state]
        events = [0, *accumulate(played.event_count for played in again.played_actions)]
        for ply, (state, count) in self.seen.items():
            assert self.bytes(states[ply]) == state, f"the record replays to another state at ply {ply}"
            assert events[ply] - events[-1] == count - len(match.event_log), f"it replays to other events at ply {ply}"

    def at_the_end(self) -> None:
        """What holds when the game is over."""
        match = self.match
        self.game.check(match.state)
        assert match.outcome is not None, "the game is over without an outcome"
        assert set(match.outcome.winners) <= set(match.seats) and match.outcome.ending
        assert match.decisions() == () and match.state.asked == 0, "somebody is asked after the end"
        for name in match.seats:
            assert match.interrupts(name) == (), "there are interrupts after the end"
            assert not match.can_undo(name), "the end can be taken back, though the seed is known by now"
            assert match.why_not(name, self.rng.choice(sorted(self.known))) is not None
        for seat in self.everybody:
            assert match.imagine(seat).view(seat) == match.view(seat)
            self.words(seat)
        self.replays()
        assert self.game.position(match.position()).encode() == match.encode()

    def bytes(self, state: State) -> str:
        """A State as canonical text."""
        return json.dumps(self.game.dump(state), sort_keys=True)


def plain(decisions: Iterable[Decision]) -> list[tuple[object, ...]]:
    """Decisions as comparable values; of a domain, what can be drawn of it."""
    return [
        (d.seat, d.prompt, d.options, d.cite, d.default, d.args, d.window, d.ask, d.refused, d.domain and d.domain.region())
        for d in decisions
    ]


def fits(spot: str, action: str) -> bool:
    """Whether a click on some point sends this action, or the same without the height that the action says."""
    return re.fullmatch(re.escape(spot).replace(r"\{x\},\{y\}", r"\d+,\d+(,\d+)?"), action) is not None


def clickable(scene: Scene) -> set[str]:
    """The notations of everything in a Scene that can be clicked."""
    buttons = {button.action for button in scene.buttons if button.enabled}
    return buttons | {choice.action for owner in owners_of(scene) for choice in owner.choices if not choice.why}


def owners_of(scene: Scene) -> list[Area | Token | Card]:
    """Everything of a Scene that may have choices."""
    return [*scene.areas, *scene.tokens, *(card for group in scene.cards for card in group.cards)]
