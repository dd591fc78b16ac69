"""Links by which somebody who is not signed in has no more mails of a kind. They are signed, and never expire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import Engine

from vezerkar.engine.game import Translator
from vezerkar.server.accounts.accounts import InOrder
from vezerkar.server.http.api_errors import ApiError
from vezerkar.server.keys import new_key
from vezerkar.server.notices.wish_table import WishTable
from vezerkar.server.storage.kept_key import kept_key

KEY: Final = "unsubscribe_key"
"""The name under which the key of the signatures is kept. Whoever had it could do no more than to stop mails."""


@dataclass(frozen=True, slots=True)
class Unsubscribing:
    """The links, and what they do."""

    engine: Engine
    wishes: WishTable
    in_order: InOrder

    async def path(self, account: int, event: str) -> str:
        """Return the path of the link by which an account gets no more mails of an event, or no more ``digest``."""
        return f"/u/{(await self._signer()).dumps([account, event])}"

    async def stop(self, token: str) -> str:
        """Do what a link says; return the event. Raises `ApiError`."""
        try:
            account, event = (await self._signer()).loads(token)
        except BadData as error:
            raise ApiError("not_found") from error
        await self.in_order(self.wishes.stop_mails, account, event)
        return str(event)

    async def _signer(self) -> URLSafeSerializer:
        return URLSafeSerializer(await self.in_order(kept_key, self.engine, KEY, new_key), salt="unsubscribe")


def stop_links(tr: Translator, stop: str, public: str) -> tuple[tuple[str, str], ...]:
    """Return what stands below a letter: the link ``stop``, by which no more such come, and where one chooses what comes."""
    return (tr("notice-stop", {}), stop), (tr("notice-choose", {}), f"{public}/account")
