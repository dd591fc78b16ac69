"""The job that posts a notice to a webhook: at least once, each time under the same number of its delivery."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from vezerkar.engine.game import Json
from vezerkar.server.accounts.accounts import InOrder
from vezerkar.server.keys import hash_token
from vezerkar.server.lobby.my_matches import MyMatches
from vezerkar.server.mail.mail_table import MailTable, Recipient
from vezerkar.server.notices.channel_table import MOST_FAILURES, ChannelTable, Webhook
from vezerkar.server.notices.notice_job import Noticer
from vezerkar.server.notices.notice_letters import NoticeWords, board_picture
from vezerkar.server.notices.notices import Notice
from vezerkar.server.notices.public_post import PostFailed
from vezerkar.server.notices.webhook_sender import WebhookSender, form_with_picture
from vezerkar.server.operation.metrics import NOTICES
from vezerkar.translation import translator

LOG: Final = logging.getLogger(__name__)
WAITS: Final = (60.0, 300.0, 1800.0, 7200.0, 21_600.0)
"""Seconds until a post is tried again, after one failure, two, and so on."""
LONGEST_CONTENT: Final = 2000
"""Characters that Discord takes."""


class WebhookJob:
    """Posts notices. ``public`` is the address of the table, to which links lead."""

    def __init__(
        self,
        channels: ChannelTable,
        accounts: MailTable,
        in_order: InOrder,
        noticer: Noticer,
        my_matches: MyMatches,
        sender: WebhookSender,
        public: str,
    ) -> None:
        self._channels = channels
        self._accounts = accounts
        self._in_order = in_order
        self._noticer = noticer
        self._my_matches = my_matches
        self._sender = sender
        self._public = public

    async def work(self, body: dict[str, Json]) -> float | None:
        """Post a notice, if it is still so. Returns the seconds until it is tried again, or None."""
        webhook: Webhook | None = await self._in_order(self._channels.webhook, body["channel"])
        if webhook is None or webhook.broken:
            return None
        match, numbers = str(body["match"]), body["numbers"]
        assert isinstance(numbers, list)
        to: Recipient | None = await self._in_order(self._accounts.recipient, webhook.account)
        found = await self._noticer.still(match, webhook.account, [str(one) for one in numbers])
        if to is None or found is None or await self._noticer.sees(match, webhook.account, found[1]):
            NOTICES.labels("webhook", "dropped").inc()
            return None
        session, notices = found
        words = NoticeWords(to, await self._my_matches.public(session, to.lang), await self._noticer.wishes(webhook.account))
        content = FORMS[webhook.form](words, notices, self._public + words.path)
        picture = await board_picture(self._my_matches, session, to.lang) if webhook.form == "discord" else b""
        failures = await self._post(webhook, content, f"{webhook.id} {numbers[0]}", picture)
        return WAITS[min(failures, len(WAITS)) - 1] if 0 < failures < MOST_FAILURES else None

    async def test(self, webhook: Webhook, lang: str) -> str:
        """Post a line that says that it works; return why it does not, or ""."""
        text = translator("", lang)("webhook-test", {})
        content = {"event": "test", "text": text} if webhook.form == "json" else _discord(text)
        await self._post(webhook, content, f"{webhook.id} test")
        now: Webhook | None = await self._in_order(self._channels.webhook, webhook.id)
        return "" if now is None else now.error

    async def _post(self, webhook: Webhook, content: dict[str, Any], delivery: str, picture: bytes = b"") -> int:
        """Post something, and return how often in a row that has failed."""
        error = ""
        body, content_type = msgspec.json.encode(content), "application/json"
        if picture:
            body, content_type = form_with_picture(body, picture)
        try:
            await self._sender.post(webhook.url, body, webhook.secret, hash_token(delivery)[:32], content_type)
        except PostFailed as failed:
            error = failed.reason
        NOTICES.labels("webhook", "failed" if error else "sent").inc()
        failures = int(await self._in_order(self._channels.note, webhook.id, error))
        if failures == MOST_FAILURES:
            LOG.info("webhook %d is given up: %s", webhook.id, error)
        return failures


def json_form(words: NoticeWords, notices: Sequence[Notice], url: str) -> dict[str, Any]:
    """A notice for programs, as docs/http-api.md describes it."""
    summary, first = words.summary, notices[0]
    return {
        "event": first.event,
        "match": summary.match,
        "game": summary.game,
        "title": summary.title,
        "turn": summary.turn,
        "seats": [one.seat for one in notices if one.seat],
        "players": {seat.id: seat.player_name for seat in summary.seats},
        "ends": None if first.ends is None else first.ends // 1000,
        "headline": summary.last,
        "text": words.subject(first),
        "url": url,
    }


def discord_form(words: NoticeWords, notices: Sequence[Notice], url: str) -> dict[str, Any]:
    """A notice for a channel of Discord. It calls nobody by name there: a name may look like a call."""
    told = "\n".join((words.subject(notices[0]), *words.paragraphs(notices)[1:]))
    return _discord(f"{told[: LONGEST_CONTENT - len(url) - 1]}\n{url}")


def _discord(text: str) -> dict[str, Any]:
    return {"content": text, "allowed_mentions": {"parse": []}}


FORMS: Final[dict[str, Callable[[NoticeWords, Sequence[Notice], str], dict[str, Any]]]] = {
    "json": json_form,
    "discord": discord_form,
}
