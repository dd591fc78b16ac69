"""The makers of environment and page: done once, told clearly."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import bootstrap


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own, in which installing and npm only take notes."""
    root = bootstrap.ROOT
    for name in ("ROOT", "VENV", "WEB", "CLIENT", "PAGE", "SITE", "SITE_CONFIG", "LOGS", "PYTHON"):
        monkeypatch.setattr(bootstrap, name, tmp_path / getattr(bootstrap, name).relative_to(root))
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text(name, "utf-8")
    return tmp_path


@pytest.fixture
def calls(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    notes: list[str] = []

    def make_venv() -> None:
        notes.append("venv")
        bootstrap.PYTHON.parent.mkdir(parents=True)
        bootstrap.PYTHON.touch()

    def npm(*args: str, log: str, wrong: str) -> None:
        notes.append(args[0])
        if args[0] == "run":
            bootstrap.PAGE.parent.mkdir(parents=True, exist_ok=True)
            bootstrap.PAGE.touch()

    monkeypatch.setattr(bootstrap, "make_venv", make_venv)
    monkeypatch.setattr(bootstrap, "pip", lambda *what: notes.append(what[-1]))
    monkeypatch.setattr(bootstrap, "npm", npm)
    return notes


def test_packages_are_installed_once(calls: list[str]) -> None:
    bootstrap.packages("dev")
    assert calls == ["venv", "setuptools", ".[dev]"]
    bootstrap.packages("dev")
    bootstrap.packages()
    assert calls == ["venv", "setuptools", ".[dev]"]


def test_an_extra_is_added_to_what_is_there(calls: list[str]) -> None:
    bootstrap.packages()
    bootstrap.packages("dev")
    assert calls == ["venv", "setuptools", ".", "setuptools", ".[dev]"]


def test_changed_pins_are_installed_into_the_same_environment(calls: list[str]) -> None:
    bootstrap.packages("dev")
    calls.clear()
    (bootstrap.ROOT / "constraints.txt").write_text("changed", "utf-8")
    bootstrap.packages()
    assert calls == ["setuptools", "."]


def test_another_python_gets_another_environment(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.packages()
    calls.clear()
    bootstrap.PYTHON.unlink()
    bootstrap.PYTHON.parent.rmdir()
    monkeypatch.setattr(sys, "version", "another")
    bootstrap.packages()
    assert calls == ["venv", "setuptools", "."]


def test_an_interrupted_installation_is_repeated(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*what: str) -> None:
        raise bootstrap.Trouble("no network")

    with monkeypatch.context() as patch, pytest.raises(bootstrap.Trouble):
        patch.setattr(bootstrap, "pip", fail)
        bootstrap.packages()
    bootstrap.packages()
    assert calls == ["venv", "setuptools", "."]


def test_the_page_is_built_when_its_sources_change(checkout: Path, calls: list[str]) -> None:
    source = checkout / "web" / "src" / "main.tsx"
    source.parent.mkdir(parents=True)
    source.write_text("one", "utf-8")
    bootstrap.CLIENT.write_text("{}", "utf-8")
    bootstrap.client()
    bootstrap.client()
    assert calls == ["install", "run"]
    source.write_text("two", "utf-8")
    bootstrap.client()
    assert calls == ["install", "run", "run"]
    (checkout / "web" / "node_modules" / "x.js").write_text("made", "utf-8")
    bootstrap.client()
    assert calls == ["install", "run", "run"]


def test_a_tree_without_the_clients_sources_has_nothing_to_build(calls: list[str]) -> None:
    bootstrap.client()
    assert bootstrap.npm_run("test") == 0
    assert calls == []


def test_a_python_that_cannot_make_environments_says_what_to_install(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(bootstrap.Trouble, match="python3-venv"):
        bootstrap.packages()


def test_a_failure_is_one_line_with_the_reason_and_the_log(checkout: Path) -> None:
    script = "print('ERROR: no such version'); print('a hint'); raise SystemExit(3)"
    with pytest.raises(bootstrap.Trouble) as caught:
        bootstrap.logged("pip", [sys.executable, "-c", script], "cannot install")
    assert str(caught.value) == f"cannot install: ERROR: no such version (see {Path('.cache/logs/pip.txt')})"


@pytest.fixture
def builds(checkout: Path, calls: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A checkout with one page of documentation, in which MkDocs only takes notes."""
    notes: list[str] = []

    def logged(name: str, command: list[str], wrong: str, **rest: object) -> None:
        notes.append(" ".join(command[1:]))
        bootstrap.SITE.parent.mkdir(parents=True, exist_ok=True)
        bootstrap.SITE.touch()

    monkeypatch.setattr(bootstrap, "logged", logged)
    bootstrap.SITE_CONFIG.write_text("site_name: x\n", "utf-8")
    (checkout / "docs").mkdir()
    (checkout / "docs" / "index.md").write_text("# x\n", "utf-8")
    return notes


def test_the_documentation_is_built_strictly_and_only_when_a_page_has_changed(builds: list[str], calls: list[str]) -> None:
    bootstrap.site()
    bootstrap.site()
    assert builds == ["-m mkdocs build --strict"] and calls[-1] == ".[docs]"
    (bootstrap.ROOT / "docs" / "index.md").write_text("# y\n", "utf-8")
    bootstrap.site()
    assert len(builds) == 2


def test_a_tree_without_the_pages_ships_the_documentation(checkout: Path, calls: list[str]) -> None:
    bootstrap.site()
    assert calls == []
