"""Examples of requests and answers for the OpenAPI document, by the name of the handler. docs/http-api.md explains them."""

from __future__ import annotations

from typing import Any, Final

REQUESTS: Final[dict[str, Any]] = {
    "check_board": {"draft": {"id": "farm", "pieces": []}, "extra_lists": {"piece_types": []}},
    "change_army": {"draft": "", "change": "army germany_1939_45 1941"},
    "make_match": {
        "game": "hunt",
        "options": {"side": "normal"},
        "seats": {"german": "me", "british": "bot:greedy"},
        "name": "Anna",
        "seed": None,
    },
    "take": {"name": "Béla", "once": "a-random-secret-word"},
    "act": {"seat": "german", "ply": 12, "action": "play G10 event"},
    "undo": {"seat": "german", "ply": 13},
    "why": {"seat": "german", "action": "to 14"},
    "advise": {"seat": "german", "ply": 12, "rest": False},
    "resign": {"seat": "german"},
    "agree": {"agree": True},
    "chat": {"text": "hello"},
    "change": {
        "seat": "british",
        "autopass": True,
        "pass_turn": True,
        "orders": [{"do": "use", "action": "respond G08", "when": {"trigger": ["event"]}}],
        "name": "Anna",
    },
}

RESPONSES: Final[dict[str, Any]] = {
    "make_match": {"match": "k3v9...", "key": "...", "seats": ["german"], "invitations": {"british": "INVITATION"}},
    "take": {"match": "k3v9...", "key": "...", "seats": ["british"], "invitations": {}},
    "rematch": {"match": "k3v9...", "key": "...", "seats": ["german"], "invitations": {"british": "INVITATION"}},
    "act": {"ply": 13, "held": False},
    "undo": {"ply": 14},
    "why": {"legal": False, "message": "...", "cite": "HUNT 36"},
    "advise": {"ply": 12, "actions": ["play G10 event"]},
    "resign": {"ply": 15},
    "agree": {"upgraded": False},
    "chat": {},
    "change": {},
}
