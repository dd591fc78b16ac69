"""The log: its form, its facts, and the secrets that it must not hold."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
import traceback
from collections.abc import Iterator

import pytest
from structlog.contextvars import bound_contextvars

from vezerkar.server.keys import hash_key, new_key, new_seed, next_key
from vezerkar.server.operation.logs import LEFT_OUT, configure_logs, log_formatter

LOG = logging.getLogger("vezerkar.test")


class Lines:
    """What was logged, as it was written."""

    def __init__(self, as_text: bool) -> None:
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(log_formatter(as_text))

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def last(self) -> dict[str, object]:
        found: dict[str, object] = json.loads(self.text.splitlines()[-1])
        return found


@pytest.fixture(params=[True, False], ids=["text", "json"])
def lines(request: pytest.FixtureRequest) -> Iterator[Lines]:
    found = Lines(request.param)
    LOG.addHandler(found.handler)
    yield found
    LOG.removeHandler(found.handler)


@pytest.fixture
def as_json() -> Iterator[Lines]:
    found = Lines(False)
    LOG.addHandler(found.handler)
    yield found
    LOG.removeHandler(found.handler)


def test_a_line_is_json_with_the_facts_of_its_request(as_json: Lines) -> None:
    with bound_contextvars(request="1a2b", match="abcdefgh2345"):
        LOG.warning("bot %s failed", "greedy", extra={"ply": 7, "seat": "gull"})
    found = as_json.last()
    assert found.pop("timestamp")
    assert found == {
        "message": "bot greedy failed",
        "level": "warning",
        "logger": "vezerkar.test",
        "request": "1a2b",
        "match": "abcdefgh2345",
        "ply": 7,
        "seat": "gull",
    }


def test_an_error_is_summed_up_without_its_words(lines: Lines) -> None:
    try:
        raise ValueError("bid 437")
    except ValueError as error:
        LOG.exception("it failed")
        LOG.error("it failed again", exc_info=error)
    assert lines.text.count("ValueError at test_logs.py:") == 2
    assert "bid 437" not in lines.text and "Traceback" not in lines.text


def test_an_error_that_is_a_text_already_is_summed_up_as_well(as_json: Lines) -> None:
    try:
        raise ValueError("bid 437: play 11")
    except ValueError:
        LOG.error("it failed\n%s", traceback.format_exc())
        LOG.error(traceback.format_exc())
    first, second = (json.loads(line) for line in as_json.text.splitlines())
    assert (first["message"], second["message"]) == ("it failed", "an error")
    assert first["error"] == second["error"]
    assert re.fullmatch(r"ValueError at test_logs\.py:\d+", first["error"])
    assert "437" not in as_json.text and "play" not in as_json.text


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("GET /api/matches?key={secret}&seat=uk HTTP/1.1", "GET /api/matches?" + LEFT_OUT),
        ("Authorization: Bearer {secret}", "Authorization " + LEFT_OUT),
        ("headers [(b'authorization', b'Bearer {secret}'), (b'cookie', b'a={secret}')]", "authorization " + LEFT_OUT),
        ("Cookie: vezerkar={secret}; other={secret}", "Cookie " + LEFT_OUT),
        ("cannot reach postgresql+psycopg://anna:{secret}@db/table", f"postgresql+psycopg://anna:{LEFT_OUT}@db/table"),
        ("{{'seed': '{secret}', 'seat': 'uk'}}", "'seat': 'uk'"),
        ("token={secret} seat=uk", "seat=uk"),
    ],
)
def test_what_looks_like_a_secret_is_left_out(lines: Lines, text: str, kept: str) -> None:
    for secret in ("short", new_key(), new_seed()):
        LOG.warning("%s", text.format(secret=secret))
        assert secret not in lines.text and kept in lines.text


def test_keys_seeds_and_hashes_are_known_by_their_form(lines: Lines) -> None:
    secrets = [made for _ in range(50) for made in (new_key(), new_seed(), next_key("a", new_seed()), hash_key(new_key()))]
    for secret in secrets:
        LOG.warning("about %s, (%s) and /x/%s", secret, secret, secret)
    assert [secret for secret in secrets if secret in lines.text] == []


def test_what_is_named_a_secret_is_left_out(as_json: Lines) -> None:
    LOG.warning("made", extra={"key": "a", "seed": 7, "Cookie": "b", "detail": {"seed": 7}, "invitation": "c"})
    found = as_json.last()
    assert [found[name] for name in ("key", "seed", "Cookie", "invitation")] == [LEFT_OUT] * 4
    assert found["detail"] == f"{{'seed': {LEFT_OUT}}}"


def test_ordinary_lines_stay_as_they_are(as_json: Lines) -> None:
    text = "is it so? match_service.py:12 < test_a_table_that_has_a_very_long_name.py:3 in abcdefgh2345; duplicate key value"
    LOG.warning("%s", text, extra={"seconds": 1.5, "nothing": None})
    assert (as_json.last()["message"], as_json.last()["seconds"], as_json.last()["nothing"]) == (text, 1.5, None)


@pytest.mark.parametrize(("form", "at_terminal", "is_json"), [("auto", True, False), ("auto", False, True), ("json", True, True)])
def test_text_is_for_terminals(form: str, at_terminal: bool, is_json: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(stream, "isatty", lambda: at_terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    root, ours = logging.getLogger(), logging.getLogger("vezerkar")
    before = root.level, ours.level
    try:
        monkeypatch.setattr(root, "handlers", [])
        configure_logs(form, "error")
        LOG.warning("not this")
        LOG.error("this")
        monkeypatch.setattr(root, "handlers", [])
        configure_logs(form, "debug")
        LOG.debug("small")
        logging.getLogger("websockets.server").info("foreign")
    finally:
        root.setLevel(before[0])
        ours.setLevel(before[1])
    assert "small" in stream.getvalue() and "foreign" not in stream.getvalue()
    assert "this" in stream.getvalue() and "not this" not in stream.getvalue()
    assert stream.getvalue().startswith("{") == is_json
