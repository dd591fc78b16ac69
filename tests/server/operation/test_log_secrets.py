"""A match is played while errors are forced at every level, each with all secrets in its text. None of them reaches the log."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import WebSocketException

from tests.server.conftest import FREE, Here
from tests.server.play import make, take
from tests.server.served import client_at, served, true_session
from vezerkar.engine.game import Json
from vezerkar.server.app import create_app
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.matches import match_service
from vezerkar.server.matches.match_session import MatchSession
from vezerkar.server.operation.logs import log_formatter
from vezerkar.server.pages import match_page
from vezerkar.server.storage.store import Store

SAID = ("bid 437", "mum's the word", "Anna Karenina")
"""What players do and say, which is nobody's business either."""


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that anything in this process logs, however small, as the server writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(log_formatter(as_text=False))
    root, ours = logging.getLogger(), logging.getLogger("vezerkar")
    before = root.level, ours.level
    root.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(before[0])
    ours.setLevel(before[1])


class Traitor(Here):
    """A bot that tells what it knows when it fails."""

    secrets = ""

    async def choose(self, game_id: str, name: str, seed: str, observation: Mapping[str, Json]) -> str:
        raise RuntimeError(f"{self.secrets} {seed} {observation}")


def everything_fails(patch: pytest.MonkeyPatch, secrets: str) -> Iterator[str]:
    """Break one part after the other, and mend the one before; its name."""

    def failing(error: BaseException) -> Any:
        def fail(*_: object, **__: object) -> None:
            raise error

        return fail

    of_database = {"seed": secrets, "key": secrets}
    levels: dict[str, tuple[Any, str, BaseException]] = {
        "rules": (MatchSession, "check", KeyError(secrets)),
        "session": (MatchSession, "take", ValueError(secrets)),
        "disk": (Store, "append", OperationalError("INSERT INTO log", of_database, Exception("disk is full"))),
        "viewer": (MatchSession, "viewer", RuntimeError(secrets)),
        "page": (match_page.PageInputs, "match_page", TypeError(secrets)),
        "seats": (Store, "seat", IntegrityError("UPDATE seats", of_database, Exception("not unique"))),
        "chat": (Store, "add_chat", OSError(secrets)),
        "match": (Store, "load", LookupError(secrets)),
        "middleware": (HostCheck, "check", AssertionError(secrets)),
    }
    for level, (owner, name, error) in levels.items():
        with patch.context() as broken:
            broken.setattr(match_service, "MAX_DATABASE_SECONDS", 0.15)
            broken.setattr(owner, name, failing(error))
            yield level


@pytest.mark.slow
def test_no_secret_reaches_the_log_whatever_fails(sqlite_url: str, log: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = Traitor()
    app = create_app(sqlite_url, bots=bots, bot_delay=0.0, limits=FREE)
    with served(app) as here, client_at(here.address) as client:
        anna, body = make(client)
        invitation = body["invitations"]["heron"]
        bela = take(client, anna.match, invitation)
        made = true_session(sqlite_url, anna.match)
        assert anna.key and bela.key and made.match.seed
        secrets = [anna.key, bela.key, invitation, made.match.seed, *made.keys, *SAID]
        bots.secrets = " ".join(secrets)
        failed = []
        for level in everything_fails(monkeypatch, bots.secrets):
            if level == "match":
                app.state.context.match_service._sessions.clear()
                app.state.context.match_service._recent.clear()
            answers = [
                anna.post("actions", {"seat": "gull", "ply": 0, "action": SAID[0]}),
                anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 2"}),
                anna.post("say", {"text": SAID[1]}),
                bela.post("settings", {"seat": "heron", "name": SAID[2]}),
                bela.get(lang="hu", key=bela.key),
                take_again(client, anna.match, invitation),
                client.post(f"/api/matches/{anna.match}/say?key={anna.key}", content=anna.key),
            ]
            with suppress(WebSocketException, TimeoutError), here.eye(anna.match) as page:
                page.hello(anna.key)
                page.message(2)
            failed += [level] if any(answer.status_code in (500, 503) for answer in answers) else []
        with_bot, _ = make(client, "me", "bot:random")
        with_bot.until(lambda table: table["ply"] > 0)
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    assert failed == ["rules", "session", "disk", "viewer", "page", "seats", "chat", "match", "middleware"]
    assert {line["match"] for line in lines if "match" in line} == {anna.match, with_bot.match}
    assert any(line["message"].startswith("bot random failed") for line in lines)
    assert [secret for secret in secrets if secret in log.getvalue()] == []


def take_again(client: httpx.Client, match: str, invitation: str) -> httpx.Response:
    """Somebody else comes with an invitation."""
    headers = {"Authorization": f"Bearer {invitation}", "Cookie": f"vezerkar={invitation}"}
    return client.post(f"/api/matches/{match}/take", json={"name": SAID[2]}, headers=headers)
