"""A stage in words, for a terminal: the fight, its sides, what has been done with which dice, who comes next, the luck."""

from __future__ import annotations

from collections.abc import Iterator

from vezerkar.engine.scene import Stage, StageSide, StageStep


def stage_lines(stage: Stage) -> Iterator[str]:
    """Return the lines that say a stage. All words in it are translated already."""
    yield " · ".join(text for text in (stage.title, stage.note) if text)
    if stage.result:
        yield stage.result
    for side in stage.sides:
        yield f"{' · '.join(text for text in (side.title, side.note) if text)}: {', '.join(of_side(side))}"
    for number, step in enumerate(stage.order, 1):
        yield f"{number:3}. {of_step(step)}"
    yield from [odds.label for odds in stage.odds]
    yield from [chance.label for chance in stage.chances]


def of_side(side: StageSide) -> Iterator[str]:
    """Return the parts of a side: its units, its card, what is counted of it."""
    for unit in side.units:
        strength = f" {unit.pips}/{unit.most}" if unit.most else ""
        yield unit.title + strength + (f" ({unit.note})" if unit.note else "")
    if side.card is not None:
        yield side.card.title
    for meter in side.meters:
        yield f"{meter.label} {meter.value}" + (f"/{meter.most}" if meter.most else "")


def of_step(step: StageStep) -> str:
    """Return an act with its dice."""
    dice = " ".join(str(die.value) for die in step.dice)
    return " · ".join(text for text in (step.title, dice, step.note) if text)
