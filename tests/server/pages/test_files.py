"""Pages, pictures, rules, headers and limits."""

from __future__ import annotations

import re
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.conftest import Here
from tests.server.play import make, refused
from vezerkar.engine.game import Translator
from vezerkar.engine.scene import Card
from vezerkar.registry import game
from vezerkar.server.app import create_app
from vezerkar.server.http.api_errors import STATUS, ApiError
from vezerkar.server.http.language import preferred
from vezerkar.server.http.limits import Limiter, Limits, Rate
from vezerkar.server.pages import static_files
from vezerkar.server.pages.rules_page import render
from vezerkar.server.pages.static_files import client as built
from vezerkar.server.pages.static_files import static_file
from vezerkar.translation import LANGUAGES, MissingText, translator


@pytest.fixture
def url(sqlite_url: str) -> str:
    """Files come from no database."""
    return sqlite_url


@pytest.mark.parametrize("path", ["/", "/play/abc", "/rules/gauge", "/api/games", "/nothing", "/api/matches/nowhere"])
def test_every_answer_carries_the_security_headers(client: TestClient[Any], path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    for rule in ("default-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "connect-src 'self'"):
        assert rule in policy.split("; ")
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_errors_before_any_handler_carry_them_too(client: TestClient[Any]) -> None:
    assert "content-security-policy" in client.post("/nothing").headers


def plain(document: bytes) -> bytes:
    """A document without what it names to be fetched beforehand."""
    return re.sub(rb'\s*<link rel="(?:module)?preload"[^>]*>', b"", document)


def test_the_page_is_one_page(client: TestClient[Any]) -> None:
    pages = [client.get(path) for path in ("/", "/play/abc", "/play/abc/end", "/rules/gauge")]
    assert {page.status_code for page in pages} == {200} and len({plain(page.content) for page in pages}) == 1
    assert pages[0].headers["content-type"].startswith("text/html")
    again = client.get("/", headers={"If-None-Match": pages[0].headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_first_pages_name_their_code(monkeypatch: pytest.MonkeyPatch) -> None:
    files = {name: static_file(name, name.encode()) for name in ("/", "/home.html", "/play.html")}
    monkeypatch.setattr(static_files, "client", lambda: files)
    paths = ("/", "/play/abc", "/play/abc/end", "/lobby", "/playground")
    assert [static_files.document(path).content for path in paths] == [b"/home.html", b"/play.html", b"/play.html", b"/", b"/"]
    # A page that was built for an older server, or not built at all.
    del files["/home.html"], files["/play.html"]
    assert {static_files.document(path).content for path in paths} == {b"/"}


def test_the_scripts_of_the_first_pages_begin_with_what_chromium_reads_them_by() -> None:
    """It compiles their functions beside the page if they begin with these words, and heeds them nowhere else."""
    scripts = [file for name, file in built().items() if re.match(r"/assets/(index|shared|PlayPage|Home)-.*\.js$", name)]
    assert len(scripts) == 4
    assert all(file.content.startswith(b"//# allFunctionsCalledOnLoad\n") for file in scripts)


def test_a_browser_at_a_mistyped_address_gets_the_page(client: TestClient[Any]) -> None:
    shown = client.get("/loby", headers={"Accept": "text/html,application/xhtml+xml"})
    assert shown.status_code == 404 and plain(shown.content) == plain(client.get("/").content)
    refused(client.get("/loby"), 404, "not_found")
    assert shown.headers["vary"] == "Accept" and shown.headers["cache-control"] == "no-cache"
    assert client.head("/loby", headers={"Accept": "text/html"}).status_code == 404
    for path in ("/api", "/api/loby", "/assets/old-1a2b.js", "/picture.png", "/%2e%2e/%2e%2e/pyproject.toml"):
        refused(client.get(path, headers={"Accept": "text/html"}), 404, "not_found")


def test_files_of_the_client(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(built(), "/assets/main-1a2b.js", static_file("/assets/main-1a2b.js", b"play()"))
    answer = client.get("/assets/main-1a2b.js")
    assert answer.text == "play()" and "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    for path in ("/assets/other.js", "/..%2f..%2fetc/passwd", "/assets/../../store.py", "/index.py"):
        refused(client.get(path), 404, "not_found")


def test_boards_and_texts(client: TestClient[Any]) -> None:
    assert client.get("/boards/gauge.svg").headers["content-type"] == "image/svg+xml"
    for path in ("/boards/gauge-symbols.svg", "/boards/chess.svg", "/boards/gauge", "/boards/..%2fgauge.svg", "/texts/tlh.ftl"):
        refused(client.get(path), 404, "not_found")


def test_an_address_may_look_for_so_many_pictures_that_are_no_file(url: str) -> None:
    limits = Limits(reads=Rate(2, 0.0001))
    with TestClient(create_app(url, bots=Here(), limits=limits)) as client:
        for _ in range(2):
            refused(client.get("/boards/gauge.night-0123456789abcdef.svg"), 404, "not_found")
        refused(client.get("/boards/gauge.night-0123456789abcdef.svg"), 429, "slow_down")
        # The files themselves cost nothing to look for.
        assert client.get("/boards/gauge.svg").status_code == 200


def test_the_theme_of_a_game(client: TestClient[Any]) -> None:
    answer = client.get("/boards/gauge-theme.json")
    assert answer.headers["content-type"].startswith("application/json") and answer.json()["felt"] == "#10202c"
    again = client.get("/boards/gauge-theme.json", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for name in (
        "chess-theme.json",
        "gauge-theme.svg",
        "gauge.json",
        "gauge.day-theme.json",
        "gauge-cards.svg",
        "..%2fgauge-theme.json",
    ):
        refused(client.get(f"/boards/{name}"), 404, "not_found")


def test_a_game_may_make_pictures_of_its_boards(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def picture(name: str) -> str | None:
        made.append(name)
        return f"<svg><title>{name}</title></svg>" if name == "night-sea" else None

    monkeypatch.setattr(game("gauge"), "board_svg", picture)
    answers = [client.get("/boards/gauge.night-sea.svg") for _ in range(2)]
    assert [answer.text for answer in answers] == ["<svg><title>night-sea</title></svg>"] * 2 and made == ["night-sea"]
    assert answers[0].headers["content-type"] == "image/svg+xml"
    again = client.get("/boards/gauge.night-sea.svg", headers={"If-None-Match": answers[0].headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for name in ("gauge.day.svg", "gauge.night-sea", "gauge..svg", "gauge.Night.svg", "gauge.day-symbols.svg", "chess.day.svg"):
        refused(client.get(f"/boards/{name}"), 404, "not_found")
    assert made == ["night-sea", "day"], "names that no picture can have are not asked for"


def test_rules_can_be_linked_to_by_number(client: TestClient[Any]) -> None:
    page = client.get("/api/games/gauge/rules").json()
    assert page["title"] == "The Weather Gauge" and '<p id="rule-1"><strong>1.</strong> Two ships.' in page["html"]
    assert "&lt;b&gt;" in page["html"], "the rules are text, not HTML"
    assert client.get("/api/games/gauge/rules", params={"lang": "hu"}).json()["title"] == "Szél felől"


def test_one_rule_by_its_name(client: TestClient[Any]) -> None:
    told = client.get("/api/games/gauge/rules/1").json()
    assert told == {"name": "1", "heading": "The Weather Gauge", "text": "Two ships. <b>x</b>"}
    assert client.get("/api/games/gauge/rules/1", params={"lang": "hu"}).json()["heading"] == "Szél felől"
    refused(client.get("/api/games/gauge/rules/99"), 404, "not_found")
    refused(client.get("/api/games/chess/rules/1"), 404, "unknown_game")


def test_a_card_as_it_is_printed(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def face(card: str, tr: Translator) -> Card | None:
        return Card(card, tr("game-title", {})) if card == "ace" else None

    monkeypatch.setattr(game("gauge"), "card_face", face)
    card = client.get("/api/games/gauge/cards/ace", params={"lang": "hu"}).json()
    assert card["id"] == "ace" and card["title"] == translator("gauge", "hu")("game-title", {}) and card["choices"] == []
    refused(client.get("/api/games/gauge/cards/deuce"), 404, "not_found")
    refused(client.get("/api/games/chess/cards/ace"), 404, "unknown_game")


def test_other_bold_words_are_no_rules() -> None:
    page = render("# A\n\n**Your turn.** x\n\ny **3.** z\n\n**12a.** w\n\n| a |\n| --- |\n| b |\n")
    assert "rule-3" not in page.html and 'id="rule-12a"' in page.html and "<table>" in page.html


def test_rules_of_several_lists_can_be_linked_to_with_their_letter() -> None:
    page = render(
        "# A\n\n**R-46.** x\n\n**F-46.** y\n\n**RAF-1.** z\n\n**R46.** w\n\n**B-49b.** v\n\n**C-Combat.** u\n\n**U-boat.** t\n"
    )
    assert re.findall(r'id="([^"]+)"', page.html) == ["rule-R-46", "rule-F-46", "rule-B-49b", "rule-C-Combat"]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("hu", "hu"),
        ("de-AT, hu;q=0.3", "hu"),
        ("en;q=0.2, hu-HU;q=0.4", "hu"),
        ("hu;q=x, en;q=0.1", "en"),
        ("*", "en"),
    ],
)
def test_the_language_of_the_browser(header: str, lang: str) -> None:
    assert preferred(header) == lang


def test_every_refusal_has_words_in_every_language() -> None:
    for lang in LANGUAGES:
        tr = translator("", lang)
        for code in STATUS.keys() - {"illegal"}:
            args = ("detail", "then", "now", "most", "host", "again", "state", "day", "own", "range", "until", "least", "scope")
            of_people = ("left", "year", "daily")
            assert tr(f"error-{code}", dict.fromkeys((*args, *of_people), ""))


def test_a_message_without_words_is_an_error_in_tests() -> None:
    with pytest.raises(MissingText):
        translator("gauge", "en")("no-such-message", {})
    with pytest.raises(MissingText):
        translator("gauge", "en")("told-drew", {})


def test_a_bucket_fills_again() -> None:
    time = [0.0]
    limiter = Limiter(Rate(2, 0.5), lambda: time[0])
    limiter.spend("a")
    limiter.spend("a")
    limiter.spend("b")
    with pytest.raises(ApiError):
        limiter.spend("a")
    time[0] = 2.0
    limiter.spend("a")
    with pytest.raises(ApiError):
        limiter.spend("a")


def test_too_many_requests(url: str) -> None:
    limits = Limits(matches=Rate(1, 0), commands=Rate(3, 0), reads=Rate(2, 0))
    with TestClient(create_app(url, bots=Here(), bot_delay=0.0, limits=limits)) as client:
        anna, _ = make(client)
        refused(client.post("/api/matches", json={"game": "gauge", "seats": {"gull": "me", "heron": "me"}}), 429, "slow_down")
        assert anna.post("actions", {"seat": "gull", "ply": 0, "action": "bid 1"}).status_code == 200
        refused(anna.post("say", {"text": "hello"}), 429, "slow_down")
        assert [anna.get().status_code for _ in range(3)] == [200, 200, 429]
