"""The settings of a table, from the command line, the environment and a file."""

from __future__ import annotations

from inspect import signature
from pathlib import Path

import pytest

from vezerkar.server.settings import KINDS, BadSetting, Settings, load_settings, unknown_variables


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "table.toml"
    found.write_text('port = 8100\npublic-url = "https://a.example"\nhost-name = ["a", "b"]\nbrowser = true\n', "utf-8")
    return found


def test_without_anything_the_settings_are_those_of_a_table_for_oneself() -> None:
    assert load_settings(None, {}, {}) == Settings()
    assert load_settings(None, {"VEZERKAR_PORT": ""}, {"port": None}) == Settings()


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    environment = {"VEZERKAR_PORT": "8101", "VEZERKAR_HOST_NAME": "c, d", "VEZERKAR_CONFIG": str(file)}
    found = load_settings(None, environment, {"port": 8102})
    assert (found.port, found.host_name, found.public_url, found.browser) == (8102, ("c", "d"), "https://a.example", True)
    assert load_settings(file, {}, {}).port == 8100
    assert load_settings(None, environment, {}).port == 8101


def test_what_holds_a_password_can_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("postgresql+psycopg://anna:hush@db/table\n", "utf-8")
    found = load_settings(None, {"VEZERKAR_DB_FILE": str(tmp_path / "db")}, {})
    assert found.db == "postgresql+psycopg://anna:hush@db/table"
    with pytest.raises(BadSetting, match=r"^VEZERKAR_DB_FILE: /no/such: No such file or directory$"):
        load_settings(None, {"VEZERKAR_DB_FILE": "/no/such"}, {})


def test_each_fault_is_a_line_that_says_what_is_allowed(file: Path) -> None:
    file.write_text('port = "8100"\nprot = 1\nbot-delay = -1\ndb = 5\nbrowser = 1\n[log]\nlevel = "info"\n', "utf-8")
    environment = {"VEZERKAR_LOG_LEVEL": "loud", "VEZERKAR_BROWSER": "perhaps"}
    with pytest.raises(BadSetting) as refused:
        load_settings(file, environment, {"port": 70_000, "log": "xml"})
    assert str(refused.value).splitlines() == [
        f"{file}: port must be a port: a whole number from 0 to 65535, not '8100'",
        f"{file}: prot: there is no such setting; port is one",
        f"{file}: bot-delay must be a number of seconds from 0 to 3600, not -1",
        f"{file}: db must be a text",
        f"{file}: browser must be true or false, not 1",
        f"{file}: log must be one of auto, json, text, not {{'level': 'info'}}",
        "VEZERKAR_BROWSER must be true or false, not 'perhaps'",
        "VEZERKAR_LOG_LEVEL must be one of debug, info, warning, error, not 'loud'",
        "--port must be a port: a whole number from 0 to 65535, not 70000",
        "--log must be one of auto, json, text, not 'xml'",
    ]


@pytest.mark.parametrize(("content", "words"), [(b"port = \n", "line 1"), (b"\xff", "utf-8")])
def test_a_file_that_is_none_of_settings_is_one_line(file: Path, content: bytes, words: str) -> None:
    file.write_bytes(content)
    with pytest.raises(BadSetting, match=words) as refused:
        load_settings(file, {}, {})
    assert str(refused.value).startswith(f"{file}: ") and "\n" not in str(refused.value)
    with pytest.raises(BadSetting, match="No such file"):
        load_settings(file.with_name("no"), {}, {})


def test_a_variable_that_names_no_setting_is_found() -> None:
    known = {f"VEZERKAR_{name.upper().replace('-', '_')}": "" for name in KINDS}
    assert unknown_variables({**known, "VEZERKAR_DB_FILE": "", "VEZERKAR_LIBRARY": "", "PATH": ""}) == []
    assert unknown_variables({"VEZERKAR_PROT": "1", "VEZERKAR_PORT_FILE": "x"}) == ["VEZERKAR_PORT_FILE", "VEZERKAR_PROT"]


def test_every_setting_is_an_option_of_the_command() -> None:
    from vezerkar.cli.app import serve

    options = {name.replace("_", "-") for name in signature(serve).parameters} - {"config", "pace"}
    assert options == set(KINDS)
