"""The OpenAPI document: it is there, it names every route and code, and the running table answers as it says.

`VEZERKAR_REQUESTS=20` sends twenty times as many requests as usual, and others in each run.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from tests.cost import slow
from tests.server.people import PAGE, register, sign_in
from tests.server.play import make
from tests.server.served import Served
from vezerkar.registry import GAMES
from vezerkar.server.http.api_errors import STATUS
from vezerkar.server.http.openapi_examples import REQUESTS, RESPONSES
from vezerkar.server.messages import MESSAGE_MODULES
from vezerkar.server.routes import ROUTES

DOCUMENT = "/api/openapi.json"
DOCS = Path(__file__).parents[3] / "docs" / "http-api.md"
TIMES = int(os.environ.get("VEZERKAR_REQUESTS", "1"))
CASES = 6 * TIMES
"""So many requests of each kind to each route."""


@pytest.fixture
def url(sqlite_url: str) -> str:
    """The description of the API comes from no database."""
    return sqlite_url


@pytest.fixture
def document(client: TestClient[Any]) -> dict[str, Any]:
    found: dict[str, Any] = client.get(DOCUMENT).json()
    return found


@pytest.mark.slow
def test_the_document_is_a_file_like_others(client: TestClient[Any]) -> None:
    answer = client.get(DOCUMENT)
    assert answer.status_code == 200 and answer.headers["content-type"] == "application/json; charset=utf-8"
    text = answer.text
    # An address of an example, and what is said of one.
    for known in (
        "http-api.md",
        '"http"',
        "https://hooks.example.org",
        "https://fcm.googleapis.com",
        "begin with https://",
        "begins with https://",
    ):
        text = text.replace(known, "")
    assert "content-security-policy" in answer.headers and "http" not in text
    again = client.get(DOCUMENT, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = client.head(DOCUMENT)
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", answer.headers["etag"])
    for path in ("/schema", "/api", "/api/", "/api/swagger"):
        assert client.get(path).status_code == 404, "there is no page that loads from elsewhere"


@slow
def test_the_document_names_every_route_and_every_code(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1")
    named = set(document["paths"])
    shown = {re.sub(r":\w+\}", "}", path) for route in ROUTES if route.include_in_schema is not False for path in route.paths}
    assert named == shown
    codes: set[str] = set()
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["summary"].endswith(".")
            for status, response in operation["responses"].items():
                for code, example in response.get("content", {}).get("application/json", {}).get("examples", {}).items():
                    assert STATUS[code] == int(status) and example["value"]["error"] == code
                    codes.add(code)
    assert codes == STATUS.keys() - {"not_allowed"}


def test_the_examples_are_messages_and_those_of_the_docs(document: dict[str, Any]) -> None:
    docs = re.sub(r"\s", "", DOCS.read_text(encoding="utf-8"))
    shapes = {name: shape for module in MESSAGE_MODULES for name, shape in vars(module).items() if isinstance(shape, type)}
    operations = {one["operationId"]: one for path in document["paths"].values() for one in path.values()}
    for examples, at in ((REQUESTS, lambda one: one["requestBody"]), (RESPONSES, success)):
        for name, example in examples.items():
            content = at(operations[name])["content"]["application/json"]
            assert content["example"] == example
            msgspec.convert(example, shapes[content["schema"]["$ref"].rpartition("/")[2]])
            assert json.dumps(example, ensure_ascii=False).replace(" ", "") in docs, name


def success(operation: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(response for status, response in operation["responses"].items() if status < "300")
    return found


def limited(check: Any) -> Any:
    """The same requests in every run, unless there shall be more of them."""
    bounded = settings(
        max_examples=CASES,
        derandomize=TIMES == 1,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    return bounded(check)


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_the_table_answers_as_the_document_says(
    here: Served, http: httpx.Client, monkeypatch: pytest.MonkeyPatch, mode: GenerationMode
) -> None:
    monkeypatch.setitem(GAMES, "wg35", "vezerkar.games.wg35")
    load_all_checks()
    schema = schemathesis.openapi.from_dict(http.get(DOCUMENT).json())
    anna, _ = make(http, heron="me")
    # The first account of a table may do everything.
    register(http)
    keys = st.sampled_from([anna.key, anna.key, "nonsense", None])
    seen: set[int] = set()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        if mode is GenerationMode.NEGATIVE and not operation.body:
            continue
        # What was asked before may have ended the session.
        sign_in(http)
        sessions = st.sampled_from([{}, dict(http.cookies)])
        http.cookies.clear()

        @limited
        @given(operation.as_strategy(generation_mode=mode), keys, sessions, st.booleans())
        def ask(case: Any, key: str | None, cookies: dict[str, str], real: bool) -> None:
            if real and "match" in case.path_parameters:
                case.path_parameters["match"] = anna.match
            if real and "game" in case.path_parameters:
                case.path_parameters["game"] = "wg35"
            checks = [status_code_conformance, content_type_conformance, response_schema_conformance]
            headers = PAGE | ({"Authorization": f"Bearer {key}"} if key else {})
            answer = case.call(base_url=f"http://{here.address}", headers=headers, cookies=cookies)
            seen.add(answer.status_code)
            assert answer.status_code < 500, answer.text
            case.validate_response(answer, checks=checks)

        ask()
    assert seen >= ({200, 400, 404} if mode is GenerationMode.POSITIVE else {400, 404})
