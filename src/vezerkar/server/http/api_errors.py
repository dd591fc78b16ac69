"""Refusals of the web table: one code each, with its HTTP status. Nothing has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vezerkar.engine import Refusal

STATUS: Final = {
    "malformed": 400,
    "bad_question": 400,
    "blank": 400,
    "bad_key": 401,
    "bad_token": 401,
    "sign_in": 401,
    "wrong_sign_in": 401,
    "wrong_password": 403,
    "wrong_passkey": 403,
    "not_your_seat": 403,
    "invitation": 403,
    "not_alone": 403,
    "origin": 403,
    "unmarked": 403,
    "not_maker": 403,
    "muted": 403,
    "not_watching": 403,
    "not_welcome": 403,
    "no_substitute": 403,
    "substitute_account": 401,
    "banned": 403,
    "not_moderator": 403,
    "not_admin": 403,
    "own_account": 403,
    "token_scope": 403,
    "bot_account": 403,
    "own_match": 403,
    "no_advice": 403,
    "hints_off": 403,
    "analysis_off": 403,
    "unknown_game": 404,
    "unknown_match": 404,
    "unknown_offer": 404,
    "unknown_person": 404,
    "unknown_tournament": 404,
    "unknown_report": 404,
    "unknown_job": 404,
    "unknown_bot": 404,
    "not_found": 404,
    "not_allowed": 405,
    "stale": 409,
    "same_board": 409,
    "not_your_turn": 409,
    "over": 409,
    "running": 409,
    "bot_plays": 409,
    "taken": 409,
    "gathering": 409,
    "begun": 409,
    "claimed": 409,
    "rated_twice": 409,
    "rated_same_browser": 409,
    "rated_no_bots": 409,
    "rating_range": 403,
    "in_tournament": 409,
    "resign_instead": 409,
    "not_organiser": 403,
    "own_game": 403,
    "barred": 403,
    "tournament_state": 409,
    "round_date": 409,
    "put_off_enough": 409,
    "tournament_full": 409,
    "too_few_entrants": 409,
    "start_passed": 409,
    "not_tried": 409,
    "settled": 409,
    "too_many_tournaments": 429,
    "holiday_planned": 409,
    "holiday_too_long": 409,
    "no_holiday_left": 409,
    "taken_name": 409,
    "renamed": 409,
    "taken_mail": 409,
    "no_passkeys": 409,
    "known_passkey": 409,
    "too_many_passkeys": 409,
    "last_way_in": 409,
    "no_mail": 409,
    "no_account": 409,
    "no_address": 409,
    "stays_bot": 409,
    "bot_sits": 409,
    "nothing_to_mend": 409,
    "beyond_mending": 409,
    "not_a_bot": 409,
    "has_played": 409,
    "bot_declines": 409,
    "too_many_tokens": 409,
    "too_many_mutes": 409,
    "too_many_challenges": 409,
    "challenge_gone": 410,
    "challenge_instead": 409,
    "invitation_declined": 409,
    "invitation_gone": 410,
    "too_many_invitations": 409,
    "too_many_followed": 409,
    "no_webhooks": 409,
    "too_many_webhooks": 409,
    "no_push": 409,
    "other_rules": 409,
    "no_draw": 409,
    "not_vanished": 409,
    "no_clock": 409,
    "no_plans": 409,
    "not_an_opponent": 403,
    "enough_time": 409,
    "time_left": 409,
    "paused": 409,
    "not_paused": 409,
    "offer_open": 409,
    "offer_gone": 409,
    "former_rules": 409,
    "analysis_former": 409,
    "too_far_back": 409,
    "nothing_to_take_back": 409,
    "no_upgrade": 409,
    "no_upgrade_here": 409,
    "link_void": 410,
    "challenge_void": 410,
    "too_large": 413,
    "not_json": 415,
    "wrong_host": 421,
    "illegal": 422,
    "bad_name": 422,
    "reserved_name": 422,
    "weak_password": 422,
    "bad_mail": 422,
    "bad_webhook": 422,
    "unknown_push_service": 422,
    "slow_down": 429,
    "too_many_bots": 429,
    "bots_alone": 429,
    "crowded": 429,
    "too_many_tables": 429,
    "failed": 500,
    "damaged": 500,
    "table_full": 503,
    "try_again": 503,
    "no_advice_now": 503,
    "rules_lost": 503,
}
"""The codes of the API and their status."""
UNREADABLE: Final = ("unknown_match", "other_rules", "rules_lost", "damaged")
"""Refusals of matches of which nothing can be told: deleted meanwhile, or without what they need."""


class ApiError(Exception):
    """A request that is not granted. ``message_args`` are the arguments of its message ``error-CODE``."""

    def __init__(self, code: str, **message_args: str) -> None:
        super().__init__(code, message_args)
        self.code = code
        self.message_args = message_args

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


class IllegalActionError(ApiError):
    """An action the rules do not allow: their refusal, and what makes words of it in a language."""

    def __init__(self, refusal: Refusal, explain: Callable[[Refusal, str], str]) -> None:
        super().__init__("illegal")
        self.refusal = refusal
        self.explain = explain
