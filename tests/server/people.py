"""People with accounts, as the page lets them speak to the table."""

from __future__ import annotations

from typing import Any, TypeAlias

import httpx

from tests.server.play import Guest

SECRET = "nine grey herons"
PAGE = {"X-Vezerkar": "1", "Sec-Fetch-Site": "same-origin"}
"""What the page and the browser add to each request."""
Client: TypeAlias = httpx.Client


def register(client: Client, name: str = "Anna", password: str = SECRET) -> str:
    """Somebody who has made an account; the browser of a stranger. Returns the token of the session."""
    client.headers.update(PAGE)
    client.cookies.clear()
    answer = client.post("/api/accounts", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    assert answer.json()["account"]["name"] == name
    return client.cookies["vezerkar"]


def sign_in(client: Client, name: str = "Anna", password: str = SECRET) -> Any:
    return client.post("/api/session", json={"name": name, "password": password})


def sign_out(client: Client) -> None:
    assert client.request("DELETE", "/api/session", json={}).status_code == 200


def me(client: Client) -> Any:
    return client.get("/api/me").json()["account"]


def become(client: Client, token: str) -> None:
    """Go on as the browser that has this session."""
    client.headers.update(PAGE)
    client.cookies.clear()
    client.cookies.set("vezerkar", token)


def claim(client: Client, guest: Guest) -> Any:
    return client.post("/api/me/claims", json={"match": guest.match, "key": guest.key})


def sessions(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/sessions").json()
    return found


def end(client: Client, session: str) -> None:
    assert client.request("DELETE", f"/api/me/sessions/{session}", json={}).status_code == 200
