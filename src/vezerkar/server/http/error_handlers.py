"""Refusals in words: every error leaves as one `Problem`, and no traceback with it."""

from __future__ import annotations

import logging
from math import ceil
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from vezerkar.engine.game import Translator
from vezerkar.server.http.api_errors import STATUS, ApiError, IllegalActionError
from vezerkar.server.http.language import preferred
from vezerkar.server.http.typed_json import allowed_values
from vezerkar.server.operation.metrics import REFUSALS
from vezerkar.server.protocol import Problem
from vezerkar.translation import LANGUAGES, translator

LOG: Final = logging.getLogger(__name__)
BY_STATUS: Final = {400: "malformed", 404: "not_found", 405: "not_allowed", 413: "too_large"}


def message(api_error: ApiError, lang: str) -> str:
    """A refusal in words."""
    if isinstance(api_error, IllegalActionError):
        return api_error.explain(api_error.refusal, lang)
    tr = translator("", lang)
    args: dict[str, int | str] = {**api_error.message_args}
    if "wait" in args:
        args["again"] = duration(int(args["wait"]), tr)
    if "until" in args:
        args["until"] = tr("until-day", {"day": args["until"]}) if args["until"] else tr("until-for-good", {})
    return tr(f"error-{api_error.code}", args)


def duration(seconds: int, tr: Translator) -> str:
    """A time in words, such as "in … minutes" needs it: rounded up, in the unit in which it is a small number."""
    for unit, length, most in (("seconds", 1, 90), ("minutes", 60, 90 * 60)):
        if seconds <= most:
            return tr(f"duration-{unit}", {"n": ceil(seconds / length)})
    return tr("duration-hours", {"n": ceil(seconds / 3600)})


def problem(api_error: ApiError, lang: str) -> Response[Problem]:
    """A refusal as an answer."""
    REFUSALS.labels(api_error.code).inc()
    cite = api_error.refusal.cite if isinstance(api_error, IllegalActionError) else ""
    headers = {"Retry-After": api_error.message_args["wait"]} if "wait" in api_error.message_args else {}
    return Response(Problem(api_error.code, message(api_error, lang), cite), status_code=STATUS[api_error.code], headers=headers)


def on_api_error(request: Request[Any, Any, Any], api_error: ApiError) -> Response[Problem]:
    """Answer a refusal of the server itself."""
    return problem(api_error, _language(request))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer an error of Litestar: bad JSON, unknown addresses, bodies that are too large."""
    code = BY_STATUS.get(error.status_code, "failed" if error.status_code >= 500 else "malformed")
    api_error = ApiError(code, detail=_detail(request, error)) if code == "malformed" else ApiError(code)
    if code == "failed":
        LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(api_error, _language(request))


def on_any(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: it is logged here, and the client learns that nothing has changed."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(ApiError("failed"), _language(request))


def _detail(request: Request[Any, Any, Any], error: HTTPException) -> str:
    """Return the parameters that Litestar found wrong, the error of each, and the values that are allowed."""
    found = error.extra if isinstance(error.extra, list) else []
    return "; ".join(f"{one['key']}: {one['message']}{_allowed(request, one['key'])}" for one in found) or error.detail


def _allowed(request: Request[Any, Any, Any], parameter: str) -> str:
    handler = request.route_handler
    signatures = [handler.signature_model, *(provider.signature_model for provider in handler.resolve_dependencies().values())]
    return next((allowed_values(found, f".{parameter}") for found in signatures if parameter in found.__struct_fields__), "")


def _language(request: Request[Any, Any, Any]) -> str:
    asked = request.query_params.get("lang")
    return asked if asked in LANGUAGES else preferred(request.headers.get("Accept-Language", ""))
