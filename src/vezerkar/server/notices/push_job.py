"""The job that pushes a notice to a browser: once, even if it is done a second time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Engine

from vezerkar.engine.game import Json
from vezerkar.server.accounts.accounts import InOrder
from vezerkar.server.keys import hash_token
from vezerkar.server.lobby.my_matches import MyMatches
from vezerkar.server.mail.mail_table import MailTable, Recipient
from vezerkar.server.mail.sent_table import SentTable
from vezerkar.server.notices.notice_job import PUSH, Noticer
from vezerkar.server.notices.notice_letters import NoticeWords
from vezerkar.server.notices.notice_messages import NoticeEvent
from vezerkar.server.notices.notices import Notice
from vezerkar.server.notices.public_post import PostFailed
from vezerkar.server.notices.push_sender import GONE, PushMessage, PushSender, new_push_key, public_part
from vezerkar.server.notices.push_table import Device, PushTable
from vezerkar.server.operation.metrics import NOTICES
from vezerkar.server.storage.kept_key import kept_key
from vezerkar.translation import translator

KEY: Final = "push_key"
"""The name under which the key of the signatures is kept. Whoever had it could push to browsers whose addresses they have."""
WAITS: Final = (60.0, 300.0, 1800.0, 7200.0, 21_600.0)
"""Seconds until a message is tried again, after one failure of its browser, two, and so on."""
MOST_FAILURES: Final = 10
"""After so many failures of a browser in a row each message to it is tried once."""
URGENT: Final[tuple[NoticeEvent, ...]] = ("short", "live_turn")
"""Events for which a push service wakes a device that saves power."""
LONGEST_TEXT: Final = 500
"""Characters of a message: no browser shows more, and sealed it must have less than 4096 bytes."""


class PushJob:
    """Pushes notices."""

    def __init__(
        self,
        engine: Engine,
        devices: PushTable,
        sent: SentTable,
        accounts: MailTable,
        in_order: InOrder,
        noticer: Noticer,
        my_matches: MyMatches,
        sender: PushSender,
    ) -> None:
        self._engine = engine
        self._devices = devices
        self._sent = sent
        self._accounts = accounts
        self._in_order = in_order
        self._noticer = noticer
        self._my_matches = my_matches
        self.check = sender.check
        self._sender = sender

    async def key(self) -> str:
        """The public key by which push services know this server."""
        return public_part(await self._key())

    async def work(self, body: dict[str, Json]) -> float | None:
        """Push a notice, if it is still so. Returns the seconds until it is tried again, or None."""
        device: Device | None = await self._in_order(self._devices.device, body["channel"])
        if device is None:
            return None
        match, numbers = str(body["match"]), body["numbers"]
        assert isinstance(numbers, list)
        number = f"{PUSH} {device.id} {numbers[0]}"
        mark = secrets.token_urlsafe(12)
        if not await self._in_order(self._sent.claim, number, device.account, mark):
            return None
        try:
            message = await self._message(device, match, [str(one) for one in numbers])
            if message is None:
                NOTICES.labels(PUSH, "dropped").inc()
                return None
            key = await self._key()
            if not await self._in_order(self._sent.hand_over, number, mark):
                return None
            await self._sender.send(device.to, message, key)
        except PostFailed as failed:
            return await self._failed(device, number, mark, failed)
        except (Exception, asyncio.CancelledError):
            await self._in_order(self._sent.release, number, mark)
            raise
        NOTICES.labels(PUSH, "sent").inc()
        await self._in_order(self._devices.note, device.id, "")
        return None

    async def test(self, device: Device, lang: str) -> str:
        """Push a line that says that it works; return why it does not, or ""."""
        tr = translator("", lang)
        content = {"title": tr("push-test", {}), "text": tr("push-test-text", {}), "lang": lang, "url": "/account"}
        message = PushMessage(msgspec.json.encode(content), hash_token("topic test")[:32], urgent=True)
        try:
            await self._sender.send(device.to, message, await self._key())
        except PostFailed as failed:
            if failed.reason in GONE:
                await self._in_order(self._devices.remove, device.account, device.id)
            else:
                await self._in_order(self._devices.note, device.id, failed.reason)
            return failed.reason
        await self._in_order(self._devices.note, device.id, "")
        return ""

    async def _failed(self, device: Device, number: str, mark: str, failed: PostFailed) -> float | None:
        if failed.reason in GONE:
            NOTICES.labels(PUSH, "refused").inc()
            await self._in_order(self._devices.remove, device.account, device.id)
            return None
        NOTICES.labels(PUSH, "unsure" if failed.unsure else "failed").inc()
        failures = int(await self._in_order(self._devices.note, device.id, failed.reason))
        if failed.unsure or not 0 < failures < MOST_FAILURES:
            return None
        await self._in_order(self._sent.release, number, mark)
        return WAITS[min(failures, len(WAITS)) - 1]

    async def _message(self, device: Device, match: str, numbers: Sequence[str]) -> PushMessage | None:
        to: Recipient | None = await self._in_order(self._accounts.recipient, device.account)
        found = await self._noticer.still(match, device.account, numbers)
        if to is None or found is None or await self._noticer.sees(match, device.account, found[1]):
            return None
        session, notices = found
        wishes = await self._noticer.wishes(device.account)
        return message_of(NoticeWords(to, await self._my_matches.public(session, to.lang), wishes), notices)

    async def _key(self) -> str:
        found: str = await self._in_order(kept_key, self._engine, KEY, new_push_key)
        return found


def message_of(words: NoticeWords, notices: Sequence[Notice]) -> PushMessage:
    """The message about notices of one event, as the service worker of the page (``sw.js``) reads it."""
    first = notices[0]
    # Without the greeting: it is short, and read at a glance.
    text = "\n".join(words.paragraphs(notices)[1:])[:LONGEST_TEXT]
    picture = f"/api/matches/{words.summary.match}/picture.png?lang={words.lang}"
    content = {"title": words.subject(first), "text": text, "lang": words.lang, "url": words.path, "picture": picture}
    # The push service is not told which match it is.
    return PushMessage(msgspec.json.encode(content), hash_token(f"topic {words.path}")[:32], first.event in URGENT)
