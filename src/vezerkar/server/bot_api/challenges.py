"""Challenges: somebody asks a bot account to take an open seat, and its program accepts or declines."""

from __future__ import annotations

import asyncio

from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.bot_api.bot_table import BotAccount, BotTable
from vezerkar.server.bot_api.challenge_table import Challenge, ChallengeTable
from vezerkar.server.bot_api.token_table import Bearer
from vezerkar.server.care.moderation import require_not_banned
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import hash_key, new_key
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.matches.seat_service import require_welcome, sit
from vezerkar.server.matches.viewer import Viewer
from vezerkar.server.storage.stored_match import SeatKey


class Challenges:
    """The challenges of the table."""

    def __init__(self, match_service: MatchService) -> None:
        self._service = match_service
        self.table = ChallengeTable(match_service.store.engine)
        self.bots = BotTable(match_service.store.engine)
        self._sitting = asyncio.Lock()

    async def challenge(self, session: MatchSession, viewer: Viewer, player: str, name: str) -> Challenge:
        """Ask a bot account to take the open seats of a player, for whoever has made the match. Raises `ApiError`."""
        async with session.lock:
            if not viewer.creator:
                raise ApiError("not_maker")
            session.check_not_over()
            # Whoever stands behind a bot is not known, and might be one of those at the table: no bot gets a hand that was left.
            free = (one for one in session.assignments.values() if one.kind == "open" and one.vacant_until is None)
            vacant = {one.player for one in free}
            if not vacant:
                raise ApiError("taken")
            if player not in vacant:
                raise ApiError("malformed", detail=f"'player' can be: {', '.join(sorted(vacant))}")
            game, rated = session.game.id, session.rated
        bot: BotAccount | None = await self._service.in_order(self.bots.bot, name_key(name))
        if bot is None:
            raise ApiError("unknown_bot")
        await require_welcome(self._service, session, bot.id)
        if not bot.plays(game) or not bot.free or (rated and not bot.rated):
            raise ApiError("bot_declines")
        found: Challenge = await self._service.in_order(self.table.add, session.id, player, bot.id)
        return found

    async def answer(self, of: Bearer, number: int, accept: bool) -> tuple[str, list[str]]:
        """Take the seats of a challenge, or decline it; return the match and the seats. Raises `ApiError`.

        An answer that comes again is answered as the first time.
        """
        found: Challenge | None = await self._service.in_order(self.table.challenge, number, of.account.id)
        if found is None:
            raise ApiError("challenge_gone")
        if not accept:
            if found.state == "accepted":
                raise ApiError("challenge_gone")
            told = await self._service.in_order(self.table.decline, number, of.account.name)
            for account in told:
                self._service.on_news(account)
            return found.match, []
        session = await self._service.session(found.match)
        async with session.lock:
            seats = [one.seat for one in session.assignments.values() if one.player == found.player]
            own = all(session.assignments[seat].account == of.account.id for seat in seats)
            left = any(session.assignments[seat].vacant_until is not None for seat in seats)
        if left:
            raise ApiError("challenge_gone")
        if found.state == "open" and not own:
            require_not_banned(of.account)
            await require_welcome(self._service, session, of.account.id)
            # One after the other, so that each counts the matches before.
            async with self._sitting:
                bot: BotAccount | None = await self._service.in_order(self.bots.by_number, of.account.id)
                if bot is None or not bot.free:
                    raise ApiError("bot_declines")
                await self._sit(session, of, seats)
        elif not own:
            # It was accepted, and the seats were lost since.
            raise ApiError("challenge_gone")
        await self._service.in_order(self.table.answer, number, "accepted")
        return found.match, seats

    async def _sit(self, session: MatchSession, of: Bearer, seats: list[str]) -> None:
        # Nobody has the key: the account alone opens the seats.
        key = SeatKey(hash_key(new_key()), tuple(seats))
        try:
            await sit(self._service, session, key, dict.fromkeys(seats, of.account.name), dict.fromkeys(seats, of.account.id))
        except ApiError as error:
            if error.code in ("taken", "over"):
                raise ApiError("challenge_gone") from error
            raise
        async with session.lock:
            # So that it is known here as well that a program has these seats.
            await self._service.catch_up(session)
