"""Playing over HTTP: small words for the tests."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import httpx
from httpx import Response

Body = dict[str, Any]
"""What a test reads out of JSON."""

JSON = {"Content-Type": "application/json"}

LEADS = {"triumph": ("rest", "buy investment", "spy", "at")}
"""How actions begin that lead to secrets and windows, of games in which chance alone takes long to come there."""


def lead_on(game: str, options: Sequence[str], rng: Random) -> str:
    """A random option that leads there, if there is one, or any."""
    return rng.choice([text for text in options if text.startswith(LEADS.get(game, ()))] or options)


PATIENCE_SECONDS = 60
"""How long something may take; it takes a fraction of that, unless other programs have the processor."""


class Guest:
    """Somebody at a match, with a key or without."""

    def __init__(self, client: httpx.Client, match: str, key: str | None = None) -> None:
        self.client = client
        self.match = match
        self.key = key

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    def post(self, path: str, body: object, **query: str) -> Response:
        return self.client.post(f"/api/matches/{self.match}/{path}", json=body, headers=self.headers, params=query)

    def get(self, path: str = "", **query: Any) -> Response:
        return self.client.get(f"/api/matches/{self.match}{path}", headers=self.headers, params=query)

    def table(self, **query: Any) -> Body:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        found: Body = answer.json()
        return found

    def act(self, seat: str, action: str, ply: int | None = None) -> int:
        at = self.table()["ply"] if ply is None else ply
        answer = self.post("actions", {"seat": seat, "ply": at, "action": action})
        assert answer.status_code == 200, answer.text
        found: int = answer.json()["ply"]
        return found

    def until(self, done: Callable[[Body], bool]) -> Body:
        """The table as soon as it is as wished."""
        until = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < until:
            table = self.table()
            if done(table):
                return table
            time.sleep(0.01)
        raise AssertionError(f"the table never became as wished; the last one: {json.dumps(table)[:2000]}")


def refused(answer: Response, status: int, code: str) -> Body:
    """The body of a refusal that must be this one."""
    assert (answer.status_code, answer.json().get("error")) == (status, code), answer.text
    body: Body = answer.json()
    assert set(body) == {"error", "message", "cite"} and body["message"] and "Traceback" not in answer.text
    return body


def make(client: httpx.Client, gull: str = "me", heron: str = "open", **more: object) -> tuple[Guest, Body]:
    """A match of the tiny game, and the answer to making it."""
    wish = {"game": "gauge", "seats": {"gull": gull, "heron": heron}, "name": "Anna", "pace": "instant"}
    answer = client.post("/api/matches", json={**wish, **more})
    assert answer.status_code == 201, answer.text
    body: Body = answer.json()
    return Guest(client, body["match"], body["key"]), body


def take(client: httpx.Client, match: str, invitation: str, name: str = "Béla", **more: object) -> Guest:
    """Somebody who has taken the seats of an invitation."""
    answer = Guest(client, match, invitation).post("take", {"name": name, **more})
    assert answer.status_code == 201, answer.text
    return Guest(client, match, answer.json()["key"])


def everybody(client: httpx.Client, made: Body) -> dict[str, Guest]:
    """Those who sit on the seats of a new match, by seat: its maker, and guests who have taken their invitations."""
    match = made["match"]
    guests = {key: take(client, match, key) for key in dict.fromkeys(made["invitations"].values())}
    maker = Guest(client, match, made["key"])
    return dict.fromkeys(made["seats"], maker) | {seat: guests[key] for seat, key in made["invitations"].items()}


def pair(client: httpx.Client, **more: Any) -> tuple[Guest, Guest]:
    """Two people at a match: the second one has taken the invitation."""
    anna, body = make(client, **more)
    return anna, take(client, anna.match, body["invitations"]["heron"])
