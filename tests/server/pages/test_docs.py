"""The documentation under /docs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.play import refused
from vezerkar.server.http.headers import POLICY
from vezerkar.server.pages.static_files import site, static_file

SCRIPT = re.compile(r"<script\b([^>]*)>")
LOADED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)=["']?([^"' >]+)""")


@pytest.fixture
def url(sqlite_url: str) -> str:
    """The documentation comes from no database."""
    return sqlite_url


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
def test_the_address_people_type_leads_to_the_first_page(client: TestClient[Any], path: str) -> None:
    answer = client.get(path, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/docs/index.html")


def test_files_of_the_documentation(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(site(), "/docs/rules/gauge.html", static_file("/docs/rules/gauge.html", b"<p>Two ships.</p>"))
    answer = client.get("/docs/rules/gauge.html")
    assert answer.text == "<p>Two ships.</p>" and answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-security-policy"] == POLICY
    again = client.get("/docs/rules/gauge.html", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for path in ("/docs/rules", "/docs/nothing.html", "/docs/../store.py", "/docs/..%2fstore.py"):
        refused(client.get(path), 404, "not_found")


def test_no_page_needs_more_than_the_policy_allows() -> None:
    """No script stands in a page, and nothing is loaded from another host."""
    if not site():
        pytest.skip("the documentation has not been built")
    pages = {path: file.content.decode() for path, file in site().items() if path.endswith(".html")}
    assert len(pages) > 20
    for path, html in pages.items():
        scripts = SCRIPT.findall(html)
        assert scripts and all("src=" in script or 'type="application/json"' in script for script in scripts), path
        assert not re.search(r"<[^>]+\son\w+=", html), path
        assert [target for target in LOADED.findall(html) if re.match(r"[a-z]+:|//", target) and target[:5] != "data:"] == [], (
            path
        )
    sheets = [file.content.decode() for path, file in site().items() if path.endswith(".css")]
    assert sheets and not [sheet for sheet in sheets if re.search(r"(?:@import|url\()\s*['\"]?(?:https?:)?//", sheet)]
