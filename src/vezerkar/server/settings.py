"""The settings of a table: from the command line, the environment and a file. The first of these that has one is believed.

A setting has one name everywhere: ``--public-url``, ``VEZERKAR_PUBLIC_URL``, and ``public-url = "…"`` in the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_type_hints

import msgspec
from msgspec import Meta

from vezerkar.engine import VezerkarError

PREFIX: Final = "VEZERKAR_"
"""Begins the name of a variable of the environment."""
IN_A_FILE: Final = "_FILE"
"""Ends the name of a variable that names the file of a secret, such as ``VEZERKAR_DB_FILE``."""
OTHERS: Final = (f"{PREFIX}CONFIG", f"{PREFIX}LIBRARY", f"{PREFIX}MODELS")
"""Variables that are no settings: the file of settings, the folders of a user's own armies and boards and of trained models."""
SECRETS: Final = ("db", "db-pooler", "mail")
"""Settings that may hold a password: they can stand in a file of their own, and no error shows them."""

Text: TypeAlias = Annotated[str, Meta(description="a text")]
Words: TypeAlias = Annotated[tuple[str, ...], Meta(description="a list of texts")]
Switch: TypeAlias = Annotated[bool, Meta(description="true or false")]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65_535, description="a port: a whole number from 0 to 65535")]
OptionalPort: TypeAlias = Annotated[Port | None, Meta(description="a port: a whole number from 0 to 65535")]
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=3600, description="a number of seconds from 0 to 3600")]
Days: TypeAlias = Annotated[float, Meta(ge=0, le=36_500, description="a number of days from 0 to 36500")]
Processes: TypeAlias = Annotated[int, Meta(ge=1, le=64, description="a number of processes from 1 to 64")]
LogForm: TypeAlias = Annotated[Literal["auto", "json", "text"], Meta(description="one of auto, json, text")]
LogLevel: TypeAlias = Annotated[
    Literal["debug", "info", "warning", "error"], Meta(description="one of debug, info, warning, error")
]


class BadSetting(VezerkarError):
    """The table cannot be opened as it was asked for. The text has a line for each fault."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, rename="kebab"):
    """The options of `vezerkar serve`. Without a ``db`` the matches are in a file of the user's data folder."""

    host: Text = "127.0.0.1"
    port: Port = 8035
    db: Text = ""
    db_pooler: Text = ""
    bot_delay: Seconds = 0.6
    browser: Switch = False
    processes: Processes = 1
    public_url: Text = ""
    host_name: Words = ()
    trusted_proxies: Words = ()
    rules: Text = ""
    open_data: Text = ""
    log: LogForm = "auto"
    log_level: LogLevel = "warning"
    metrics_port: OptionalPort = None
    drain: Seconds = 3.0
    mail: Text = ""
    mail_from: Text = ""
    push_services: Words = ()
    keep_bots: Days = 7.0
    keep_idle: Days = 180.0
    keep_cancelled: Days = 30.0


HINTS: Final = get_type_hints(Settings, include_extras=True)
KINDS: Final[dict[str, Any]] = {field.encode_name: HINTS[field.name] for field in msgspec.structs.fields(Settings)}
"""The type of each setting, by its name."""


@dataclass(frozen=True, slots=True)
class Given:
    """A setting as it was found: ``source`` says where. Values of the environment are texts, whatever they mean (``as_text``)."""

    source: str
    name: str
    value: object
    as_text: bool = False


def load_settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, object]) -> Settings:
    """Return the settings of a TOML file, of the environment, and those given by name (None: not given).

    Raises `BadSetting`.
    """
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    faults: list[str] = []
    found: dict[str, object] = {}
    for given_one in (*_of_file(file, faults), *_of_environment(environment, faults), *_of_command(given)):
        kind = KINDS.get(given_one.name)
        if kind is None:
            close = get_close_matches(given_one.name, KINDS, 1)
            faults.append(f"{given_one.source}: there is no such setting" + (f"; {close[0]} is one" if close else ""))
            continue
        try:
            found[given_one.name] = msgspec.convert(given_one.value, kind, strict=not given_one.as_text)
        except msgspec.ValidationError:
            shown = "" if given_one.name in SECRETS else f", not {given_one.value!r}"
            faults.append(f"{given_one.source} must be {kind.__metadata__[0].description}{shown}")
    if faults:
        raise BadSetting("\n".join(faults))
    return msgspec.convert(found, Settings)


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Return the variables that begin as settings do, but name none."""
    known = {*OTHERS, *(variable_of(name) for name in KINDS), *(variable_of(name) + IN_A_FILE for name in SECRETS)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _of_file(file: Path | None, faults: list[str]) -> Iterator[Given]:
    if file is None:
        return
    try:
        settings = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        faults.append(f"{file}: {error.strerror}")
        return
    except ValueError as error:
        faults.append(f"{file}: {error}")
        return
    for name, value in settings.items():
        yield Given(f"{file}: {name}", name, value)


def _of_environment(environment: Mapping[str, str], faults: list[str]) -> Iterator[Given]:
    # Variables that name no setting may be of somebody else, such as the servers of a cluster; `doctor` tells of them.
    for name, kind in KINDS.items():
        variable = variable_of(name)
        if name in SECRETS and (place := environment.get(variable + IN_A_FILE)):
            try:
                yield Given(variable + IN_A_FILE, name, Path(place).read_text("utf-8").strip(), as_text=True)
            except (OSError, ValueError) as error:
                faults.append(f"{variable}{IN_A_FILE}: {place}: {getattr(error, 'strerror', None) or 'this is no text'}")
        text = environment.get(variable)
        if text:
            yield Given(variable, name, words(text) if kind == HINTS["host_name"] else text, as_text=True)


def _of_command(given: Mapping[str, object]) -> Iterator[Given]:
    for name, value in given.items():
        if value is not None:
            yield Given(f"--{name}", name, value)


def words(text: str) -> tuple[str, ...]:
    """The texts of a list with commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def variable_of(name: str) -> str:
    """Return the variable of the environment that holds a setting."""
    return PREFIX + name.upper().replace("-", "_")
