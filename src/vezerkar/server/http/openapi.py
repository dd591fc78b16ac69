"""The HTTP API as an OpenAPI document. Litestar gathers it from the routes, msgspec says what the messages are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus
from importlib.metadata import version
from inspect import isclass
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Example, SecurityScheme

from vezerkar.server.http.api_errors import STATUS, ApiError
from vezerkar.server.http.dependencies import DEPENDENCIES
from vezerkar.server.http.error_handlers import message
from vezerkar.server.http.openapi_examples import REQUESTS, RESPONSES
from vezerkar.server.messages import MESSAGE_MODULES
from vezerkar.server.protocol import Problem

SCHEMAS: Final = "#/components/schemas/{name}"
EVERY: Final = ("wrong_host", "failed")
"""Errors with which any request may be refused."""
READ: Final = (*EVERY, "malformed", "slow_down")
MATCH: Final = (*READ, "unknown_match", "other_rules", "rules_lost", "damaged", "bad_key", "bad_token")
WRITE: Final = (*READ, "origin", "unmarked", "too_large", "not_json", "try_again")
PROOF: Final = (*WRITE, "wrong_password", "no_passkeys", "challenge_void", "wrong_passkey")
"""A write for which the holder of an account must show being there."""
SUBSTITUTES: Final = ("no_substitute", "substitute_account")
"""Refusals to whoever wants a seat that somebody has left in a match that goes on."""
COMMAND: Final = (*WRITE, *MATCH, "invitation", "taken", "not_your_seat", "token_scope")
BY_SESSION: Final = (
    "see_sessions",
    "end_session",
    "claim",
    "change_password",
    "rename",
    "leave",
    "only_account",
    "export",
    "report_name",
    "chat_of_watchers",
    "see_mutes",
    "mute_name",
    "unmute_name",
    "see_invitations",
    "answer_invitation",
    "see_followed",
    "follow_person",
    "unfollow_person",
    "see_own_acts",
    "own_acts_seen",
    "see_reports",
    "see_acts",
    "moderate",
    "admin_people",
    "admin_role",
    "admin_reset_link",
    "admin_match",
    "admin_check",
    "admin_mend",
    "admin_cancel",
    "admin_reopen",
    "admin_jobs",
    "admin_retry",
    "admin_drop",
    "admin_ratings",
    "admin_rebuild",
    "admin_rules",
    "admin_health",
    "admin_acts",
    "see_tokens",
    "make_token",
    "revoke_token",
    "become_bot",
    "see_mail",
    "set_mail",
    "remove_mail",
    "see_ways_in",
    "begin_proof",
    "begin_passkey",
    "add_passkey",
    "rename_passkey",
    "remove_passkey",
    "see_wishes",
    "set_wishes",
    "see_channels",
    "add_channel",
    "remove_channel",
    "try_channel",
    "see_bell",
    "bell_seen",
    "see_push_devices",
    "add_push_device",
    "remove_push_device",
    "try_push_device",
    "see_own_puzzles",
    "see_own_lessons",
    "keep_own_lessons",
    "vote_on_puzzle",
    "make_tournament",
    "open_tournament",
    "enter_tournament",
    "withdraw_from_tournament",
    "start_tournament",
    "settle_pairing",
    "cancel_tournament",
)
"""Handlers that ask for an account."""
PROGRAMS_TOO: Final = ("act", "undo", "resign", "come_back", "chat", "answer_offer")
"""Handlers of commands that the program of a bot may give, too."""
BY_TOKEN: Final = ("see_events", "follow_match", "set_accepts", "answer_challenge")
"""Handlers that ask for the token of a program."""
DESCRIPTION: Final = """Vezérkar's table: everything that docs/http-api.md describes, except for the socket.

What can be asked for by GET can be asked for by HEAD as well. An answer of 409, 429 or 503 has changed nothing."""


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """The errors of a route, by status, with an example of each code."""
    by_status: dict[int, set[str]] = defaultdict(set)
    for code in codes:
        by_status[STATUS[code]].add(code)
    return {
        status: ResponseSpec(
            Problem,
            generate_examples=False,
            description=", ".join(sorted(found)),
            examples=[Example(id=code, value=_problem(code)) for code in sorted(found)],
        )
        for status, found in by_status.items()
    }


def answer(shape: Any, *codes: str, media_type: str = "application/json") -> dict[int, ResponseSpec]:
    """The answer of a route that makes its bytes itself, and its errors."""
    good = ResponseSpec(shape, generate_examples=False, description=HTTPStatus.OK.phrase, media_type=media_type)
    return {HTTPStatus.OK: good, **refusals(*codes)}


def openapi_document(routes: Sequence[HTTPRouteHandler]) -> bytes:
    """The document about these routes, as JSON."""
    config = OpenAPIConfig(
        title="Vezérkar",
        version=version("vezerkar"),
        description=DESCRIPTION,
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "key": SecurityScheme(type="http", scheme="bearer"),
                "token": SecurityScheme(type="http", scheme="bearer"),
                "session": SecurityScheme(type="apiKey", name="vezerkar", security_scheme_in="cookie"),
            }
        ),
        operation_id_creator=lambda handler, method, _: handler.handler_name + ("_head" if method == "HEAD" else ""),
        # This application is never served; its pages about the document are not either.
        render_plugins=[JsonRenderPlugin()],
    )
    document = Litestar([*routes], dependencies=DEPENDENCIES, openapi_config=config).openapi_schema.to_schema()
    for path in document["paths"].values():
        path.pop("head", None)
        for operation in path.values():
            _complete(operation)
    # What msgspec reads and writes it describes exactly: which fields there are, how long a text may be.
    document["components"]["schemas"] |= msgspec.json.schema_components(_messages(), ref_template=SCHEMAS)[1]
    return msgspec.json.encode(document)


def _complete(operation: dict[str, Any]) -> None:
    name, responses = operation["operationId"], operation["responses"]
    operation["summary"] = operation.pop("description")
    if "401" in responses:
        operation["security"] = _security(name, "requestBody" in operation)
    if name in REQUESTS:
        operation["requestBody"]["content"]["application/json"]["example"] = REQUESTS[name]
    for status, response in responses.items():
        (content,) = response["content"].values()
        for example in content.get("examples", {}).values():
            del example["id"]
        if status < "300" and name in RESPONSES:
            content["example"] = RESPONSES[name]
    for parameter in operation.get("parameters", ()):
        # What is optional is left out; there is no null in an address.
        parameter["schema"] = _without_null(parameter["schema"])


def _security(name: str, command: bool) -> list[dict[str, list[str]]]:
    if name in BY_TOKEN:
        return [{"token": []}]
    if name == "see_my_matches":
        return [{"session": []}, {"token": []}]
    if name in BY_SESSION:
        return [{"session": []}]
    if name in ("see_mine", "take"):
        return [{"key": []}]
    if name == "sign_in":
        return []
    if name in ("join_table", "quick_match"):
        return [{}, {"session": []}]
    by_either: list[dict[str, list[str]]] = [{"key": []}, {"session": []}]
    if command or name in ("rematch", "see_challenges", "see_sent_invitations", "withdraw_invitation"):
        return [*by_either, {"token": []}] if name in PROGRAMS_TOO else by_either
    return [{}, *by_either, {"token": []}]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    one_of = [one for one in schema.pop("oneOf", []) if one["type"] != "null"]
    found = {**schema, **(one_of[0] if one_of else {})}
    if isinstance(found["type"], list):
        found["type"] = next(one for one in found["type"] if one != "null")
        found["enum"] = [one for one in found["enum"] if one is not None]
    return found


def _messages() -> list[type[msgspec.Struct]]:
    shown = {name: found for module in MESSAGE_MODULES for name, found in vars(module).items()}
    return [found for found in shown.values() if isclass(found) and issubclass(found, msgspec.Struct)]


@cache
def _problem(code: str) -> Problem:
    args = {
        "detail": "ply: Expected `int` >= 0 (allowed: 0 to 999999999)",
        "then": "1",
        "now": "2",
        "most": "6",
        "daily": "30",
        "left": "2",
        "year": "2027",
        "least": "4",
        "host": "table.example",
        "wait": "30",
        "state": "declined",
        "day": "2027-02-21",
        "own": "1000",
        "range": "1200–1600",
        "until": "2027-02-21",
        "scope": "read",
    }
    words = "No edge leads there." if code == "illegal" else message(ApiError(code, **args), "en")
    return Problem(code, words, "HUNT 36" if code == "illegal" else "")
