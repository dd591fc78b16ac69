"""Tournaments in words: the list of all, and the page of one."""

from __future__ import annotations

from collections import Counter
from typing import Final

from vezerkar.engine.dice import commitment
from vezerkar.engine.game import Translator
from vezerkar.registry import GAMES, game
from vezerkar.server.accounts.account_table import Account
from vezerkar.server.lobby.lobby_messages import TableClock, TableOption
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.storage.moments import written
from vezerkar.server.tournaments.group_stage import GroupStage, group_rounds
from vezerkar.server.tournaments.standings import Standing, standings
from vezerkar.server.tournaments.tournament_messages import (
    Deed,
    EntrantInfo,
    ExtensionInfo,
    GroupInfo,
    PairingInfo,
    RoundDateInfo,
    StandingInfo,
    TournamentInfo,
    TournamentPage,
)
from vezerkar.server.tournaments.tournament_table import StoredEntrant, StoredPairing, StoredTournament, TournamentHead
from vezerkar.server.tournaments.tournaments import groups_of, least_entrants, may_settle, may_take_out, organises, rounds_of
from vezerkar.translation import bot_label, translator

MOST_LISTED: Final = 100
"""Tournaments in the list, the newest."""


async def tournament_list(service: MatchService, account: Account | None, lang: str) -> list[TournamentInfo]:
    """Return the tournaments, the newest first; drafts are for those who organise them."""
    number, admin = (None, False) if account is None else (account.id, account.role == "admin")
    found = await service.in_order(service.store.tournaments.tournaments, number, admin, MOST_LISTED)
    return [_info(one, lang) for one in found if one.game in GAMES]


def tournament_page(found: StoredTournament, account: Account | None, lang: str, at: int) -> TournamentPage:
    """Return the page of a tournament for an account, or for anybody, at a moment by the clock of the database."""
    head = found.head
    rules, tr = game(head.game), translator(head.game, lang)
    implied = rules.implied_options(head.plan.players)
    over = head.state in ("finished", "cancelled")
    me = None if account is None else found.entrant_of(account.id)
    so_far = head.plan, found.field, found.history, head.seed
    stage = GroupStage(*so_far) if head.plan.form == "groups" and head.round else None
    table = stage.knockout_table if stage else standings(*so_far) if head.round else []
    return TournamentPage(
        info=_info(head, lang),
        options=[
            TableOption(tr(f"option-{option.id}", {}), tr(f"option-{option.id}-{value}", {}))
            for option in rules.options
            if option.id not in implied and (value := head.options.get(option.id, option.default)) != option.default
        ],
        clock=TableClock(head.clock.kind, head.clock.bank_s, head.clock.increment_s, head.clock.cap_s),
        sides=[", ".join(tr(f"seat-{seat}", {}) for seat in seats) for seats in groups_of(rules, head.plan.players)],
        entrants=_entrants(found, account, tr, lang),
        standings=[_standing(one) for one in table],
        rounds=[
            [_pairing(found, one, account) for one in found.pairings if one.round == number]
            for number in range(1, head.round + 1)
        ],
        commitment=commitment(head.seed),
        seed=head.seed if over else None,
        may=_may(found, account, me),
        dates=_dates(found, at),
        groups=[] if stage is None else _groups(found, stage),
    )


def _groups(found: StoredTournament, stage: GroupStage) -> list[GroupInfo]:
    known = bool(stage.later) or (stage.over and not found.undecided())
    numbers = stage.through if known else [[] for _ in stage.tables]
    tables = zip(stage.tables, numbers, strict=True)
    return [GroupInfo([_standing(one) for one in table], go_on) for table, go_on in tables]


def _dates(found: StoredTournament, at: int) -> list[RoundDateInfo]:
    open_rounds = {one.round for one in found.undecided()} if found.head.state == "running" else set()
    return [
        RoundDateInfo(
            round=one.round,
            until=written(one.due),
            late=one.round in open_rounds and one.due <= at,
            extensions=[ExtensionInfo(written(extension.due), extension.reason) for extension in one.extensions],
        )
        for one in found.dates
    ]


def _info(head: TournamentHead, lang: str) -> TournamentInfo:
    planned = head.round > 0 or head.began_with >= least_entrants(head.plan)
    return TournamentInfo(
        id=head.id,
        name=head.name,
        about=head.about,
        game=head.game,
        title=translator(head.game, lang)("game-title", {}),
        form=head.plan.form,
        state=head.state,
        rounds=max(rounds_of(head.plan, head.began_with), head.round),
        round=head.round,
        entered=head.entered,
        places=head.places,
        rated=head.rated,
        organiser=head.organiser_name or "",
        made=written(head.made),
        began=written(head.began) if head.began else "",
        ended=written(head.ended) if head.ended else "",
        round_days=head.round_days,
        players=head.plan.players,
        group_size=head.plan.group_size,
        go_on=head.plan.go_on,
        at_once=head.plan.at_once,
        starts_full=head.start_full,
        starts_at=written(head.start_at) if head.start_at else "",
        least=least_entrants(head.plan),
        group_rounds=group_rounds(head.plan, head.began_with) if planned else 0,
    )


def _entrants(found: StoredTournament, account: Account | None, tr: Translator, lang: str) -> list[EntrantInfo]:
    """The entrants; bots of one name are told apart by a number."""
    alike, seen = Counter(one.bot for one in found.entrants if one.account is None), Counter[str]()
    me = None if account is None else found.entrant_of(account.id)
    going = found.head.state in ("draft", "open", "running")
    told = []
    for one in found.entrants:
        if one.account is not None:
            name = translator("", lang)("former-player", {}) if one.name is None else one.name
        else:
            seen[one.bot] += 1
            name = bot_label(one.bot, tr) + (f" {seen[one.bot]}" if alike[one.bot] > 1 else "")
        former = one.account is not None and one.name is None
        out = going and not one.withdrawn and organises(found, account) and may_take_out(found, account, one)
        told.append(EntrantInfo(one.number, name, one.account is None, former, one.withdrawn, one is me, out))
    return told


def _standing(one: Standing) -> StandingInfo:
    return StandingInfo(
        entrant=one.number,
        points=one.points / 2,
        direct=one.direct / 2,
        sonneborn=one.sonneborn / 4,
        buchholz=one.buchholz / 2,
        wins=one.wins,
        performance=one.performance,
        won=one.won,
        drawn=one.drawn,
        lost=one.lost,
    )


def _pairing(found: StoredTournament, one: StoredPairing, account: Account | None) -> PairingInfo:
    here, match = one.pairing, one.match if one.made else None
    settles = found.head.state == "running" and here.result is None and may_settle(found, account, one)
    told = here.first, here.second, match, here.result, here.unplayed, one.reason, settles, here.third
    return PairingInfo(one.table, *told)


def _may(found: StoredTournament, account: Account | None, me: StoredEntrant | None) -> list[Deed]:
    """Return what an account may do with a tournament now."""
    head, may = found.head, list[Deed]()
    going = head.state in ("draft", "open", "running")
    if organises(found, account) and going:
        may.append("open" if head.state == "draft" else "start" if head.state == "open" else "settle")
        if head.state == "running" and found.date is not None and found.undecided():
            may.append("extend")
        if head.state != "running" and not head.rated:
            may.append("enter_bots")
        may.append("cancel")
    if account is not None and head.state == "open" and me is None and len(found.entrants) < head.places:
        may.append("enter")
    if me is not None and not me.withdrawn and going:
        may.append("withdraw")
    return may
