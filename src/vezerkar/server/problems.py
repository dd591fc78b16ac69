"""Refusals in words: every error leaves as one `Problem`, and no traceback with it."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from vezerkar.engine import Refusal
from vezerkar.server.language import preferred
from vezerkar.server.protocol import Problem
from vezerkar.server.refused import STATUS, Illegal, Refused
from vezerkar.texts import LANGUAGES, explain, speaker

LOG: Final = logging.getLogger(__name__)
BY_STATUS: Final = {400: "malformed", 404: "not_found", 405: "not_allowed", 413: "too_large"}


def message(refused: Refused, lang: str) -> str:
    """A refusal in words."""
    if isinstance(refused, Illegal):
        return explain(Refusal(refused.reason, refused.cite, refused.reason_facts), refused.game, lang)
    return speaker("", lang)(f"error-{refused.code}", refused.facts)


def problem(refused: Refused, lang: str) -> Response[Problem]:
    """A refusal as an answer."""
    cite = refused.cite if isinstance(refused, Illegal) else ""
    headers = {"Retry-After": refused.facts["wait"]} if "wait" in refused.facts else {}
    return Response(Problem(refused.code, message(refused, lang), cite), status_code=STATUS[refused.code], headers=headers)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """What the table itself refuses."""
    return problem(refused, _language(request))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What never came as far as the table: bad JSON, unknown addresses, bodies that are too large."""
    code = BY_STATUS.get(error.status_code, "failed" if error.status_code >= 500 else "malformed")
    refused = Refused(code, detail=error.detail) if code == "malformed" else Refused(code)
    if code == "failed":
        LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(refused, _language(request))


def on_any(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: it is logged here, and the client learns that nothing has changed."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(Refused("failed"), _language(request))


def _language(request: Request[Any, Any, Any]) -> str:
    asked = request.query_params.get("lang")
    return asked if asked in LANGUAGES else preferred(request.headers.get("Accept-Language", ""))
