"""The house: what holds for the whole repository, whatever the games are."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.compile import compiled_files

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LANGUAGES = ("en", "hu")


@cache
def texts() -> dict[Path, str]:
    """Every text file that is, or is about to be, in the repository."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("only git knows what belongs to the repository")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    bodies = {Path(name): (ROOT / name).read_bytes() for name in names if name and (ROOT / name).is_file()}
    return {file: body.decode() for file, body in bodies.items() if b"\0" not in body}


def places(pattern: str) -> list[str]:
    """Where a pattern is found in the repository, as file:line."""
    wanted = re.compile(pattern)
    return [
        f"{file}:{number}: {line.strip()[:120]}"
        for file, body in texts().items()
        for number, line in enumerate(body.splitlines(), 1)
        if wanted.search(line)
    ]


def test_no_registry_has_its_address_here() -> None:
    """Whoever installs decides where packages come from."""
    hosts = "py[p]i|python[h]osted|npm[j]s|yarn[p]kg|debian|ubuntu"
    assert places(rf"\b(?:{hosts})\.(?:org|com|io|net)\b") == []
    assert not [file for file in texts() if file.name in ("package-lock.json", "yarn.lock", "pnpm-lock.yaml")]


def test_no_path_of_one_machine() -> None:
    assert places(r"(?<![\w./:}-])/(?:home|root|work|Users|mnt)/\w|[A-Z]:\\{1,2}Users\b") == []


def test_text_files_end_with_a_newline_and_have_no_carriage_returns() -> None:
    assert [str(file) for file, body in texts().items() if body and (not body.endswith("\n") or "\r" in body)] == []


# packages


def pins() -> dict[str, str]:
    lines = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line)] == []
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


def test_every_dependency_is_pinned_to_a_version_that_the_package_allows() -> None:
    pinned = pins()
    project = PROJECT["project"]
    wanted = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    for requirement in map(Requirement, [*wanted, *PROJECT["build-system"]["requires"]]):
        assert pinned.get(canonicalize_name(requirement.name), "nothing") in requirement.specifier, requirement


def test_no_third_party_package_escapes_the_rule_that_keeps_the_engine_pure() -> None:
    forbidden = next(
        contract["forbidden_modules"]
        for contract in PROJECT["tool"]["importlinter"]["contracts"]
        if contract["name"] == "Engine and rules import nothing third-party"
    )
    modules = {"argon2-cffi": "argon2", "fluent.runtime": "fluent", "markdown-it-py": "markdown_it"}
    names = [Requirement(line).name for line in PROJECT["project"]["dependencies"]]
    assert sorted(modules.get(name, name.replace("-", "_")) for name in names) == sorted(forbidden)


def test_the_list_of_compiled_modules_names_what_there_is() -> None:
    listed = PROJECT["tool"]["vezerkar"]["compiled"]
    assert [name for name in listed["interpreted"] if not (ROOT / name).is_file()] == []
    assert ROOT / "src" / "vezerkar" / "engine" / "state.py" in compiled_files()


# languages


def text_files() -> list[str]:
    """The Fluent files, without their language: `…/en.ftl` and `…/cards.en.ftl` are one of a pair."""
    files = (file for file in (ROOT / "src").rglob("*.ftl") if "static" not in file.parts)
    return sorted({re.sub(r"[a-z]+\.ftl$", "", file.relative_to(ROOT).as_posix()) for file in files})


def keys(file: Path) -> list[str]:
    """The messages, terms and attributes of a Fluent file."""
    found: list[str] = []
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: cannot be read: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found += [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]
    return found


@pytest.mark.parametrize("stem", text_files())
def test_both_languages_say_everything_once(stem: str) -> None:
    spoken = {language: keys(ROOT / f"{stem}{language}.ftl") for language in LANGUAGES}
    for said in spoken.values():
        assert len(said) == len(set(said))
        assert sorted(said) == sorted(spoken["en"])


def test_no_message_of_a_game_is_said_in_two_files() -> None:
    """All files of a folder go into one bundle, in which the later one would win without a word."""
    for folder in {file.parent for file in (ROOT / "src").rglob("*.en.ftl")}:
        said = [key for file in folder.glob("*.en.ftl") for key in keys(file)]
        assert sorted(said) == sorted(set(said)), folder


def test_every_page_that_has_a_language_has_both() -> None:
    pages = [file for file in texts() if re.search(r"\.(en|hu)\.md$", file.name)]
    stems: dict[str, set[str]] = {}
    for page in pages:
        stem, language, _ = str(page).rsplit(".", 2)
        stems.setdefault(stem, set()).add(language)
    assert {stem: languages for stem, languages in stems.items() if languages != set(LANGUAGES)} == {}


# pages


def test_links_between_pages_lead_somewhere() -> None:
    broken = [
        f"{file}: {target}"
        for file, body in texts().items()
        if file.suffix == ".md"
        for target in re.findall(r"\]\(([^)#\s]+)", body)
        if "://" not in target and not target.startswith("mailto:") and not (ROOT / file.parent / target).exists()
    ]
    assert broken == []
