"""The least that a web server can do with a move: read it, answer, and tell the sockets of its table. Without rules or database.

    python echo_server.py PORT

Its addresses are those of the table as far as `tools/load_test.py` needs them.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from itertools import count
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, post, websocket
from litestar.params import FromPath, JSONBody

FILLER = "x" * 1500
"""As many bytes as a usual change of a MatchPage has."""
SOCKETS: defaultdict[str, set[asyncio.Queue[bytes]]] = defaultdict(set)
PLIES: defaultdict[str, count[int]] = defaultdict(lambda: count(1))


class Act(msgspec.Struct):
    """A move."""

    seat: str
    ply: int
    action: str


class Done(msgspec.Struct):
    """The answer to a move."""

    ply: int
    held: bool = False


@post("/api/matches/{match:str}/actions", status_code=200)
async def act(match: FromPath[str], data: JSONBody[Act]) -> Done:
    """Tell all sockets of the match."""
    done = Done(next(PLIES[match]))
    message = msgspec.json.encode({"type": "delta", "to": done.ply, "patch": FILLER})
    for queue in SOCKETS[match]:
        queue.put_nowait(message)
    return done


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Send what is told, after a first message."""
    await socket.accept()
    await socket.receive()
    queue: asyncio.Queue[bytes] = asyncio.Queue()
    SOCKETS[match].add(queue)
    await socket.send_data("{}", mode="text")
    try:
        while True:
            await socket.send_data(await queue.get(), mode="text")
    finally:
        SOCKETS[match].discard(queue)


if __name__ == "__main__":
    uvicorn.run(
        Litestar([act, live], openapi_config=None), port=int(sys.argv[1]), log_level="error", ws_per_message_deflate=False
    )
