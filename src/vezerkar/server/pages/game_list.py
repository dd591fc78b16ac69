"""The games on offer, in words."""

from __future__ import annotations

from functools import cache

from vezerkar.bots import bot_names
from vezerkar.engine.game import LEVELS
from vezerkar.lessons.lesson import lessons
from vezerkar.registry import all_games, presentation_file
from vezerkar.server.clocks.clocks import usual_bot
from vezerkar.server.pages.coach import script
from vezerkar.server.pages.game_messages import BotInfo, GameInfo, LevelInfo, NamedId, OptionInfo
from vezerkar.server.tournaments.table_sizes import table_sizes
from vezerkar.study.puzzles import stored
from vezerkar.translation import bot_label, bot_note, translator


@cache
def game_list(lang: str) -> list[GameInfo]:
    """Return every game with its seats, options and bots. Options that follow from the number of players are left out."""
    found: list[GameInfo] = []
    for game in all_games():
        tr = translator(game.id, lang)
        usual = {option.id: option.default for option in game.options}
        implied = {option for players in game.seatings() for option in game.implied_options(players)}
        found.append(
            GameInfo(
                id=game.id,
                title=tr("game-title", {}),
                blurb=tr("game-blurb", {}),
                players=tr("game-players", {}),
                seats=[NamedId(seat, tr(f"seat-{seat}", {})) for seat in game.seats()],
                seatings=[[list(player) for player in seating] for seating in game.seatings().values()],
                options=[
                    OptionInfo(
                        id=option.id,
                        name=tr(f"option-{option.id}", {}),
                        default=option.default,
                        choices=[NamedId(value, tr(f"option-{option.id}-{value}", {})) for value in option.values],
                    )
                    for option in game.options
                    if option.id not in implied
                ],
                recommended=dict(game.recommended),
                bots=[BotInfo(bot, bot_label(bot, tr), bot_note(bot, tr)) for bot in bot_names(game.id)],
                levels=[LevelInfo(level, tr(f"level-{level}", {}), bot) for level, bot in zip(LEVELS, game.levels, strict=False)],
                minutes=list(game.minutes),
                weight=game.weight,
                cover=f"/boards/{game.id}-cover.svg" if presentation_file(game.id, "cover.svg") else "",
                editor=tr("editor-title", {}) if game.editor() else "",
                muster=tr("muster-title", {}) if game.muster() else "",
                calculators=tr("calculators", {}) if game.calculators() else "",
                positions=tr("position-title", {}) if game.position_editor() else "",
                lessons=tr("lessons", {}) if lessons(game.id) else "",
                puzzles=tr("puzzles", {}) if stored(game.id).puzzles else "",
                learn=coach.match if (coach := script(game.id)) else None,
                table_sizes=table_sizes(game),
                sides=[len(game.sides(usual | game.implied_options(players))) for players in game.seatings()],
                stand_in=usual_bot(game.id),
            )
        )
    return found
