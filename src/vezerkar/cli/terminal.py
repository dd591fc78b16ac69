"""Playing in the terminal: the text table, the question, and one line of input for an answer.

Everything is plain lines of text, so that a screen reader reads it in order.
"""

from __future__ import annotations

import re
import secrets
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from vezerkar import registry
from vezerkar.bots import bot
from vezerkar.engine import Bot, Decision, IllegalAction, Match, Observation
from vezerkar.engine.game import Translator
from vezerkar.engine.stage_words import stage_lines
from vezerkar.study.action_words import labels_of
from vezerkar.translation import explain, translator

HUMAN: Final = "human"

CROWD: Final = 9
"""More answers than this of one kind are told in one line."""

SAMPLES: Final = 3
"""So many of the points that may be chosen are told."""


def play(game: str, seats: dict[str, str], options: dict[str, str], lang: str, seed: str, save: Path | None) -> None:
    """Play one game. Seats not named are held by the strongest quick bot, but the first one by the human if none is."""
    rules = registry.game(game)
    match = rules.start(seed or secrets.token_hex(16), options)
    holders = seat_holders(match, seats)
    table = Terminal(match, holders, lang)
    print(table.tr("terminal-welcome", {"commitment": match.commitment}))
    try:
        table.run()
    finally:
        if save is not None:
            save.write_text(match.record().text(), encoding="utf-8")


def seat_holders(match: Match[Any, Any], seats: dict[str, str]) -> dict[str, Bot | None]:
    """Return who holds each seat; None is a human. Raises `BadSeat`, `UnknownBot`."""
    for seat in seats:
        match.seat_index(seat)
    chosen = dict(seats)
    if not chosen:
        chosen[match.seats[0]] = HUMAN
    holders: dict[str, Bot | None] = {}
    for seat in match.seats:
        name = chosen.get(seat, "greedy" if HUMAN in chosen.values() else HUMAN)
        holders[seat] = None if name == HUMAN else bot(name, match.game.id, f"{match.commitment} {seat}")
    return holders


class Terminal:
    """One game at one terminal. With one human at it only their secrets are shown; with several it is hot-seat."""

    def __init__(self, match: Match[Any, Any], holders: dict[str, Bot | None], lang: str) -> None:
        self.match = match
        self.holders = holders
        self.lang = lang
        self.words = translator(match.game.id, lang)
        self.humans = [seat for seat, holder in holders.items() if holder is None]
        self.heard = dict.fromkeys([*self.humans, ""], 0)
        self.last = ""

    def tr(self, message: str, args: dict[str, int | str]) -> str:
        """Words for a message."""
        return self.words(message, args)

    def run(self) -> None:
        """Ask and answer until the game is over or somebody quits."""
        while not self.match.state.over:
            for decision in self.match.decisions():
                holder = self.holders[decision.seat]
                if holder is not None:
                    self.match.act(decision.seat, holder.choose(Observation.of(self.match, decision.seat)))
                elif not self.ask(decision):
                    return
                break
        self.news(self.humans[0] if len(self.humans) == 1 else None)
        print()
        self.show(None)
        print(self.tr("terminal-seed", {"seed": self.match.seed or ""}))

    def ask(self, decision: Decision) -> bool:
        """Put a question to a human until it is answered; false if they quit."""
        seat = decision.seat
        if len(self.humans) > 1 and self.last != seat:
            print(self.tr("terminal-hand-over", {"name": self.tr(f"seat-{seat}", {})}))
            input()
        self.last = seat
        self.news(seat)
        menu = ActionMenu(self.match, decision, self.words)
        print()
        for line in menu.lines():
            print(line)
        while True:
            try:
                answer = input("> ").strip()
            except EOFError:
                return False
            if answer.lower() == "q":
                return False
            if self.command(answer.lower(), seat, menu):
                continue
            if answer.lower() == "u" and self.match.can_undo(seat):
                self.match.undo(seat)
                self.heard[seat] = min(self.heard[seat], len(self.match.events(seat)))
                return True
            try:
                self.match.act(seat, menu.action(answer))
            except IllegalAction as refused:
                rule = f" [{refused.cite}]" if refused.cite else ""
                print(explain(refused, self.match.game.id, self.lang) + rule)
                continue
            return True

    def command(self, answer: str, seat: str, menu: ActionMenu) -> bool:
        """Carry out a command that is no action; false if it is none."""
        if answer == "?":
            print(self.tr("terminal-help", {}))
        elif answer == "t":
            self.show(seat)
        elif answer == "c":
            for line in menu.cards:
                print(line)
        elif answer in ("l", ""):
            for line in menu.lines():
                print(line)
        elif answer == "u" and not self.match.can_undo(seat):
            print(self.tr("refuse-undo", {}))
        else:
            return False
        return True

    def news(self, seat: str | None) -> None:
        """Tell what has happened since this seat was last told."""
        events = self.match.events(seat)
        for event in events[self.heard[seat or ""] :]:
            print(self.match.game.event_text(event, self.words))
        self.heard[seat or ""] = len(events)

    def show(self, seat: str | None) -> None:
        """Print the text table, and the stage in words if there is one."""
        game, view = self.match.game, self.match.view(seat)
        for line in game.text_view(view, self.words):
            print(line)
        stage = game.stage(view, self.match.events(seat), None, self.words)
        if stage is not None:
            print()
            for line in stage_lines(stage):
                print(line)


class ActionMenu:
    """The answers to a question. Many answers of one kind (to any of thirty spaces) share a line; the others are numbered.
    What may be done with any point is told by its form and a few points.

    An answer may be a number, a notation, the beginning of one, or the last word of one.
    """

    def __init__(self, match: Match[Any, Any], decision: Decision, tr: Translator) -> None:
        scene = match.game.scene(match.view(decision.seat), decision, tr)
        labels = labels_of(scene)
        seen = [card for group in scene.cards if group.style != "pile" for card in group.cards if card.face == "up"]
        self.cards = [f"{card.title} ({card.value}), {card.kind}: {card.text}" for card in seen]
        titles = {card.id: card.title for card in seen}
        self.prompt = f"{scene.prompt.text} [{decision.cite}]" if decision.cite else scene.prompt.text
        self.options = [action.notation for action in decision.options]
        placed = {choice.action for area in scene.areas for choice in area.choices}
        self.spots = [(spot.label, spot.action, [o for o in self.options if fits(spot.action, o)]) for spot in scene.prompt.spots]
        pointed = {notation for _, _, samples in self.spots for notation in samples}
        verbs = Counter(notation.split()[0] for notation in self.options if notation in placed)
        self.crowds = [verb for verb, number in verbs.items() if number > CROWD]
        last = {button.action for button in scene.buttons if button.primary}
        numbered = [notation for notation in self.options if notation.split()[0] not in self.crowds and notation not in pointed]
        verbs_in_order = match.game.verbs
        self.numbered = sorted(numbered, key=lambda text: (text in last, verbs_in_order.index(text.split()[0])))
        self.labels = [labels.get(notation, notation) for notation in self.numbered]
        self.refused: list[tuple[str, str, str]] = []
        for action, refusal in decision.refused:
            title = next((titles[word] for word in action.notation.split() if word in titles), "")
            label = labels.get(action.notation, f"{title} ({action.notation})" if title else "")
            if label:
                self.refused.append((label, tr(refusal.reason, refusal.args), refusal.cite))

    def lines(self) -> Iterable[str]:
        """The question, its answers, and what cannot be done with the reason."""
        yield self.prompt
        for verb in self.crowds:
            nouns = (notation.removeprefix(verb).strip() for notation in self.options if notation.split()[0] == verb)
            yield f"  {verb}: {' '.join(nouns)}"
        for label, form, samples in self.spots:
            yield f"  {label}: {form}" + (f"  ({'; '.join(samples[:SAMPLES])} …)" if samples else "")
        for number, (notation, label) in enumerate(zip(self.numbered, self.labels, strict=True), 1):
            yield f"{number:3}. {label}  ({notation})"
        for label, why, cite in self.refused:
            yield f"  –  {label}: {why} [{cite}]"

    def action(self, answer: str) -> str:
        """The notation an answer means; the answer itself if it is none of ours."""
        wanted = " ".join(answer.lower().split())
        ends = [notation for notation in self.options if notation.lower().split()[-1] == wanted]
        if self.crowds and len(ends) == 1:
            return ends[0]
        if wanted.isdecimal() and 1 <= int(wanted) <= len(self.numbered):
            return self.numbered[int(wanted) - 1]
        begun = [notation for notation in self.options if notation.lower().startswith(wanted)]
        return begun[0] if wanted and len(begun) == 1 else answer


def fits(form: str, notation: str) -> bool:
    """Return True if a notation is that of a form with ``{x}`` and ``{y}`` for some point."""
    return re.fullmatch(r"\d+".join(re.escape(part) for part in re.split(r"\{[xy]\}", form)), notation) is not None
