"""A bot that plays every title by taking any option: python any_title.py https://table.example vz_TOKEN."""

import json
import random
import sys
import time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ADDRESS, HEADERS = sys.argv[1].rstrip("/"), {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}


def ask(path, body=None):
    """Ask for something, and again later if the table says so; None: it refuses."""
    try:
        return json.load(urlopen(Request(ADDRESS + path, body and json.dumps(body).encode(), HEADERS), timeout=60))
    except HTTPError as error:
        if error.code == 429:
            time.sleep(float(error.headers["Retry-After"]))
            return ask(path, body)
        print(json.load(error)["message"], file=sys.stderr)


def choose(match, seat):
    """Take any option of a seat that must choose."""
    page = ask(f"/api/matches/{match}?seat={seat}")
    if page and page["decision"]:
        action = random.choice(page["decision"]["options"])
        ask(f"/api/matches/{match}/actions", {"seat": seat, "ply": page["ply"], "action": action})


while True:
    try:
        stream = urlopen(Request(f"{ADDRESS}/api/bot/events", None, HEADERS), timeout=60)
        for event in map(json.loads, filter(bytes.strip, stream)):
            if event["type"] == "challenge":
                ask(f"/api/bot/challenges/{event['id']}", {"accept": True})
            elif event["type"] == "ask":
                choose(event["match"], event["seat"])
    except (OSError, HTTPException) as error:
        print(error, file=sys.stderr)
    time.sleep(5)
