"""Programs that play for bot accounts, as tests make and hear them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.server.people import PAGE, SECRET, Client, register
from tests.server.play import Guest

Body = dict[str, Any]


def upgrade(client: Client, password: str = SECRET) -> Any:
    return client.post("/api/bot/upgrade", json={"password": password})


def new_token(client: Client, scope: str = "bot:play", name: str = "home") -> str:
    """A token of the account of this browser."""
    answer = client.post("/api/me/tokens", json={"name": name, "scope": scope, "password": SECRET})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def bot_account(client: Client, name: str = "Robi") -> str:
    """A new bot account; returns its token. The browser is nobody's afterwards."""
    if client.get("/api/people/Ilona").status_code == 404:
        # The first account made at this machine is an admin's, and so no bot's.
        register(client, "Ilona")
    register(client, name)
    answer = upgrade(client)
    assert answer.status_code == 200, answer.text
    token = new_token(client)
    client.cookies.clear()
    return token


class Program:
    """A program with a token: it sends no cookie and nothing that a page would send."""

    def __init__(self, client: Client, token: str) -> None:
        self.client = client
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        sent = self.client.headers
        cookies = dict(self.client.cookies)
        for name in PAGE:
            sent.pop(name, None)
        self.client.cookies.clear()
        try:
            return self.client.request(method, path, headers={**self.headers, **headers}, json=body)
        finally:
            sent.update(PAGE)
            self.client.cookies.update(cookies)

    def guest(self, match: str) -> Guest:
        """The same, at a match."""
        return Guest(self.client, match, self.token)


class Lines:
    """A stream that is open."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.iter_lines()

    def __iter__(self) -> Iterator[Body]:
        return (json.loads(line) for line in self._lines if line.strip())

    def next(self, kind: str = "") -> Body:
        """The next line, of a kind if one is named."""
        for line in self:
            if not kind or line["type"] == kind:
                return line
        raise AssertionError("the stream has ended")

    def ends(self) -> bool:
        """Read until the stream ends."""
        for _ in self:
            pass
        return True


@contextmanager
def lines(address: str, token: str, path: str = "/api/bot/events") -> Iterator[Lines]:
    """A stream of a program, over a connection of its own."""
    with (
        httpx.Client(base_url=f"http://{address}", trust_env=False, timeout=20) as client,
        client.stream("GET", path, headers={"Authorization": f"Bearer {token}"}) as answer,
    ):
        assert answer.status_code == 200, answer.read()
        yield Lines(answer)


def challenge(anna: Guest, name: str = "Robi", player: str = "heron") -> Any:
    return anna.post("challenges", {"player": player, "name": name})
