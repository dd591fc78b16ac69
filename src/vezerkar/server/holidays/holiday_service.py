"""The commands on holidays: to begin or plan one, and to come back. They change all matches of the account in one."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from vezerkar.server.accounts.account_table import BOT, Account
from vezerkar.server.holidays.holiday_messages import HolidayInfo, Holidays, HolidayWish, YearDays
from vezerkar.server.holidays.holiday_table import end_holiday, plan_holiday, read_holidays
from vezerkar.server.holidays.holidays import MOST_DAYS, days_left, present, year_of
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.jobs.job_table import NewJob
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.notices import NOTICE, look_job


async def see_holidays(service: MatchService, account: int) -> Holidays:
    """The holiday of an account, and the days that it has left."""
    known, at = await service.in_order(read_holidays, service.store.engine, account)
    there = present(known, at)
    info = None if there is None else HolidayInfo(there.begins // 1000, there.until // 1000, there.days)
    year = year_of(at)
    return Holidays(info, [YearDays(one, days_left(known, one)) for one in (year, year + 1)], MOST_DAYS)


async def begin_holiday(service: MatchService, account: Account, wish: HolidayWish) -> Holidays:
    """Begin or plan a holiday; the same again changes nothing. Raises `ApiError`."""
    if account.role == BOT:
        raise ApiError("bot_account")
    begins = None if wish.begins is None else wish.begins * 1000
    return await _change(service, account.id, lambda connection, at: plan_holiday(connection, account.id, wish.days, begins, at))


async def come_home(service: MatchService, account: int) -> Holidays:
    """End a holiday, or call it off; without one nothing is done. Raises `ApiError`."""
    return await _change(service, account, lambda connection, at: end_holiday(connection, account, at))


async def _change(service: MatchService, account: int, work: Callable[[Connection, int], bool]) -> Holidays:
    def job(match: str) -> NewJob:
        # What is to be told shortly before time is over is looked at anew: that moment has moved.
        return look_job(match, account)

    for match in await service.in_order(service.store.change_holidays, account, work, job):
        session = service.known(match)
        if session is not None:
            async with session.lock:
                await service.catch_up(session)
    service.on_jobs(NOTICE)
    return await see_holidays(service, account)
