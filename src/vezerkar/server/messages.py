"""The modules with the messages of HTTP API and sockets: from these the OpenAPI document and the client's types are made."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from vezerkar.server import protocol
from vezerkar.server.accounts import account_messages, passkey_messages
from vezerkar.server.bot_api import bot_messages
from vezerkar.server.care import care_messages
from vezerkar.server.chat import chat_messages
from vezerkar.server.clocks import clock_messages
from vezerkar.server.hints import hint_messages
from vezerkar.server.holidays import holiday_messages
from vezerkar.server.invitations import invitation_messages
from vezerkar.server.lobby import lobby_messages
from vezerkar.server.mail import mail_messages
from vezerkar.server.matches import end_messages, match_messages
from vezerkar.server.notices import notice_messages
from vezerkar.server.offers import offer_messages
from vezerkar.server.open_data import open_data_messages
from vezerkar.server.operation import admin_messages
from vezerkar.server.pages import game_messages, lesson_messages, page_messages, position_messages
from vezerkar.server.plans import plan_messages
from vezerkar.server.puzzles import puzzle_messages
from vezerkar.server.ratings import rating_messages
from vezerkar.server.relations import relation_messages
from vezerkar.server.reports import game_report_messages
from vezerkar.server.statistics import statistics_messages
from vezerkar.server.tournaments import tournament_messages
from vezerkar.server.whatif import what_if_messages

MESSAGE_MODULES: Final[tuple[ModuleType, ...]] = (
    protocol,
    game_messages,
    match_messages,
    plan_messages,
    chat_messages,
    page_messages,
    end_messages,
    lesson_messages,
    position_messages,
    puzzle_messages,
    account_messages,
    passkey_messages,
    clock_messages,
    holiday_messages,
    offer_messages,
    lobby_messages,
    mail_messages,
    notice_messages,
    rating_messages,
    open_data_messages,
    statistics_messages,
    tournament_messages,
    what_if_messages,
    care_messages,
    admin_messages,
    bot_messages,
    invitation_messages,
    relation_messages,
    game_report_messages,
    hint_messages,
)
