"""Make the pictures of the README: a game of The Hunt against a bot, on a desktop and on a phone. Needs Chromium.

    python3 make.py screenshots

Serves a table of its own on a free port, plays some way into a game whose seed is fixed, and looks at it with the eyes of the
German player.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import sleep
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import ViewportSize, sync_playwright

from tools import bootstrap

PICTURES = bootstrap.ROOT / "docs" / "images"
GAME, VIEWER, OTHER = "hunt", "german", "british"
SEED, PLIES = "7", 40
WINDOWS: dict[str, ViewportSize] = {"hunt.png": {"width": 1440, "height": 900}, "hunt-phone.png": {"width": 390, "height": 844}}
BROWSER_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


@contextmanager
def table() -> Iterator[str]:
    """A table of our own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'table.db'}"
        command = [str(bootstrap.program("vezerkar")), "serve", "--host", "127.0.0.1", "--port", "0", "--db", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = re.search(r"http://\S+", said)
            if not address:
                raise bootstrap.Trouble(f"the table did not open: {said.strip() or 'see above'}")
            yield address[0].rstrip("/")
        finally:
            server.terminate()
            server.wait()


def ask(address: str, path: str, body: dict[str, Any] | None = None, key: str = "") -> dict[str, Any]:
    """What the table answers."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{address}/api{path}", data, headers), timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def actions(part: object) -> list[str]:
    """The notations that a scene offers, wherever they stand; what is not legal now only shows why."""
    match part:
        case dict():
            own = [part["action"]] if part.get("action") and part.get("enabled", True) else []
            return own + [action for value in part.values() for action in actions(value)]
        case list():
            return [action for value in part for action in actions(value)]
    return []


def play(address: str) -> str:
    """Play some way into a game against a bot, and return the address of the German player's page."""
    wanted = {"game": GAME, "seats": {VIEWER: "me", OTHER: "bot:greedy"}, "name": "Anna", "seed": SEED}
    made = ask(address, "/matches", wanted)
    match, key = made["match"], made["key"]
    luck = Random(SEED)
    while True:
        seen = ask(address, f"/matches/{match}", key=key)
        if seen["over"]:
            raise bootstrap.Trouble("the game was over too soon for a picture: choose another seed")
        if not seen["scene"]["prompt"]["mine"]:
            sleep(0.2)  # the bot is at it
        elif seen["ply"] >= PLIES and seen["scene"]["prompt"]["ask"]:  # a space is asked for: the board has most to show
            return f"{address}/play/{match}#k={key}"
        else:
            action = luck.choice(sorted(set(actions(seen["scene"]))))
            ask(address, f"/matches/{match}/actions", {"seat": VIEWER, "ply": seen["ply"], "action": action}, key)


def main() -> int:
    """Make both pictures."""
    browser_program = bootstrap.chromium()
    if not browser_program:
        raise bootstrap.Trouble("there is no Chromium here; on Debian or Ubuntu: apt-get install chromium")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with table() as address, sync_playwright() as driver:
        page_address = play(address)
        browser = driver.chromium.launch(executable_path=browser_program, args=BROWSER_ARGS)
        for name, window in WINDOWS.items():
            page = browser.new_page(viewport=window, device_scale_factor=2 if window["width"] < 600 else 1, locale="en-GB")
            page.goto(page_address)
            page.locator("svg use, svg path").first.wait_for()
            page.wait_for_timeout(1000)  # pieces slide to their places
            page.screenshot(path=PICTURES / name)
            print((PICTURES / name).relative_to(bootstrap.ROOT))
        browser.close()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except bootstrap.Trouble as trouble:
        sys.exit(f"make: {trouble}")
