"""The files in deploy/: no image is built here, but whatever they name is there, and their parts fit together."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import make
import pytest
import yaml
from typer.main import get_command

from tests.cost import slow
from tests.server.conftest import FREE, Here
from tests.server.served import served
from vezerkar.cli.app import app
from vezerkar.server.app import MAX_BODY_BYTES, create_app
from vezerkar.server.operation.health import HEALTH, READINESS
from vezerkar.server.settings import SECRETS, load_settings, unknown_variables

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DEBIAN = {"gcc", "libc6-dev", "postgresql-client"}
SERVICE_KEYS = {
    *("image", "build", "restart", "environment", "secrets", "networks", "depends_on", "read_only", "tmpfs", "volumes"),
    *("cap_drop", "security_opt", "network_mode", "entrypoint", "stop_grace_period", "healthcheck", "ports"),
}
"""What the Compose Specification allows in a service, as far as it is used here."""


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile with their arguments; lines that go on are joined."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text("utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def given(instruction: str) -> list[str]:
    return [arguments for name, arguments in instructions() if name == instruction]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def environment(arguments: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in arguments.split())


def test_the_image_is_of_a_python_that_the_package_allows() -> None:
    (default,) = given("ARG")
    major, minor = map(int, re.fullmatch(r"PYTHON=python:(\d+)\.(\d+)-slim", default).groups())  # type: ignore[union-attr]
    least = tuple(map(int, PROJECT["requires-python"].removeprefix(">=").split(".")))
    assert (major, minor) >= least
    assert given("FROM") == ["${PYTHON} AS build", "${PYTHON}"]


def test_the_image_is_made_by_commands_that_are_there() -> None:
    commands = " && ".join(given("RUN"))
    assert set(re.findall(r"make\.py (\S+)", commands)) == {"wheels", "archives"} <= make.TARGETS.keys()
    packages = {word for one in re.findall(r"--no-install-recommends ([^&]+)", commands) for word in one.split()}
    assert packages == DEBIAN
    extra = re.search(r"\.whl\)\[(\w+)\]", commands)
    assert extra and extra[1] in PROJECT["optional-dependencies"]
    assert "-c /src/constraints.txt" in commands and (ROOT / "constraints.txt").is_file()
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").split()
    for needed in ("constraints.txt", "make.py", "pyproject.toml", "setup.py", "web", "docs", "mkdocs.yml", "tools", "src"):
        assert (ROOT / needed).exists() and needed not in ignored


def test_the_image_runs_the_table_as_nobody_in_particular() -> None:
    assert given("USER") == ["10001:10001"] and "useradd --uid 10001" in " ".join(given("RUN"))
    (program,), (arguments,) = map(yaml.safe_load, (*given("ENTRYPOINT"), *given("CMD")))
    assert program in PROJECT["scripts"]
    assert arguments in get_command(app).commands  # type: ignore[attr-defined]
    (variables,) = map(environment, given("ENV"))
    assert unknown_variables(variables) == []
    settings = load_settings(None, variables, {})
    assert (settings.host, settings.log, str(settings.port)) == ("0.0.0.0", "json", *given("EXPOSE"))
    assert [variables["XDG_DATA_HOME"]] == given("WORKDIR")[1:] == given("VOLUME")


@slow
def test_the_check_of_health_tells_a_table_that_answers_from_one_that_does_not(tmp_path: Path) -> None:
    (check,) = given("HEALTHCHECK")
    python, option, code = yaml.safe_load(check.partition("CMD ")[2])
    assert (python, option) == ("python", "-c") and HEALTH in code
    with served(create_app(f"sqlite:///{tmp_path / 'table.db'}", bots=Here(), limits=FREE)) as here:
        here_code = code.replace("127.0.0.1:8035", here.address)
        assert here_code != code
        assert subprocess.run([sys.executable, option, here_code], check=False).returncode == 0
        gone = here_code.replace(HEALTH, "/nowhere")
        assert subprocess.run([sys.executable, option, gone], stderr=subprocess.DEVNULL, check=False).returncode != 0
    assert subprocess.run([sys.executable, option, here_code], stderr=subprocess.DEVNULL, check=False).returncode != 0


def test_the_services_name_only_what_is_there() -> None:
    found = compose()
    services, secrets, volumes, networks = (found[name] for name in ("services", "secrets", "volumes", "networks"))
    assert set(services) == {"table-1", "table-2", "rules", "postgres", "caddy"}
    for name, service in services.items():
        assert service.keys() <= SERVICE_KEYS and service["restart"] == ("no" if name == "rules" else "unless-stopped")
        assert set(service.get("networks", ())) <= networks.keys() and set(service.get("secrets", ())) <= secrets.keys()
        assert set(service.get("depends_on", ())) <= services.keys()
        for place in (volume.split(":")[0] for volume in service.get("volumes", ())):
            assert (DEPLOY / place).exists() if place.startswith(".") else place in volumes
        for variable, value in service["environment"].items():
            assert not variable.endswith("_FILE") or value.removeprefix("/run/secrets/") in service["secrets"]
    for secret in secrets.values():
        assert secret["file"].startswith("./secrets/"), "which git and the image leave out"
    assert "/deploy/secrets/" in (ROOT / ".gitignore").read_text("utf-8").split()
    build = services["table-1"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT and (ROOT / build["dockerfile"]).is_file()


def test_the_tables_are_shut_in_and_have_settings_that_can_be_used(tmp_path: Path) -> None:
    found = compose()
    one, other = found["services"]["table-1"], found["services"]["table-2"]
    assert one == other and one["read_only"] and one["cap_drop"] == ["ALL"] and one["tmpfs"] == ["/tmp"]
    assert "no-new-privileges:true" in one["security_opt"]
    (tmp_path / "db").write_text("postgresql+psycopg://vezerkar:hush@postgres/vezerkar\n", "utf-8")
    variables = {name: re.sub(r"\$\{TABLE_HOST.*\}", "table.example", value) for name, value in one["environment"].items()}
    assert unknown_variables(variables) == []
    (secret,) = (name for name in variables if name.endswith("_FILE"))
    assert secret.removeprefix("VEZERKAR_").removesuffix("_FILE").lower() in SECRETS
    settings = load_settings(None, {**variables, secret: str(tmp_path / "db")}, {})
    assert settings.public_url == "https://table.example" and settings.db.endswith("@postgres/vezerkar")
    (subnet,) = (config["subnet"] for config in found["networks"]["inside"]["ipam"]["config"])
    assert ip_network(settings.trusted_proxies[0]) == ip_network(subnet)
    # Drained, then 3 seconds for sockets, then 10 for what is being written.
    assert int(one["stop_grace_period"].removesuffix("s")) >= settings.drain + 13


@pytest.mark.skipif(os.name != "posix", reason="a shell of POSIX")
def test_the_image_carries_the_archives_of_its_rules_to_where_the_tables_look(tmp_path: Path) -> None:
    """The command of the service `rules` is run, in folders of this machine in place of those of the image."""
    (copied,) = [arguments.split() for arguments in given("COPY") if arguments.startswith("--from=build")]
    assert copied[1] == "/src/dist/rules" and tools_default_folder() == "dist/rules"
    shell, option, command = compose()["services"]["rules"]["entrypoint"]
    (variables,) = map(environment, given("ENV"))
    kept = Path(variables["XDG_DATA_HOME"]) / "vezerkar" / "rules"
    assert copied[2] in command and command.count(str(kept)) == 3
    image, data = tmp_path / "image", tmp_path / "data"
    image.mkdir()
    # Compose reads $$ as $.
    here = command.replace("$$", "$").replace(copied[2], str(image)).replace(str(kept), str(data))
    for release, version in (("old", "2.0"), ("new", "3.0")):
        (image / f"hunt-{version}.pyz").write_text(release, "utf-8")
        subprocess.run([shell, option, here], check=True)
        (image / f"hunt-{version}.pyz").unlink()
    assert {path.name: path.read_text("utf-8") for path in data.iterdir()} == {"hunt-2.0.pyz": "old", "hunt-3.0.pyz": "new"}
    (image / "hunt-2.0.pyz").write_text("another", "utf-8")
    subprocess.run([shell, option, here], check=True)
    assert (data / "hunt-2.0.pyz").read_text("utf-8") == "old", "what matches began with stays"
    assert compose()["services"]["table-1"]["depends_on"]["rules"] == {"condition": "service_completed_successfully"}


def tools_default_folder() -> str:
    """Where the archives are put unless another folder is named."""
    found = re.search(r'default=Path\("(.*?)"\)', (ROOT / "tools" / "rules_archive.py").read_text("utf-8"))
    assert found
    return found[1]


def test_the_proxies_know_the_table() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text("utf-8")
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", caddy)
    assert upstreams.split() == [f"{name}:8035" for name in compose()["services"] if name.startswith("table")]
    assert f"health_uri {READINESS}\n" in caddy and f"max_size {MAX_BODY_BYTES // 1024}KiB\n" in caddy
    assert caddy.count("{") == caddy.count("}")
    nginx = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert f"client_max_body_size {MAX_BODY_BYTES // 1024}k;" in nginx and "server 127.0.0.1:8035;" in nginx
    for line in ("X-Forwarded-For   $remote_addr", "Upgrade    $http_upgrade", "Host              $host"):
        assert f"proxy_set_header {line};" in nginx
    assert "$proxy_add_x_forwarded_for" not in nginx and nginx.count("{") == nginx.count("}")


def test_the_service_starts_the_table(tmp_path: Path) -> None:
    unit = (DEPLOY / "vezerkar.service").read_text("utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, command, option, _ = start.split()
    serve = get_command(app).commands[command]  # type: ignore[attr-defined]
    assert Path(program).name in PROJECT["scripts"] and option in {name for each in serve.params for name in each.opts}
    if analyze := shutil.which("systemd-analyze"):
        # It also looks whether the program is there.
        (tmp_path / "vezerkar.service").write_text(unit.replace(program, "/bin/true"), "utf-8")
        done = subprocess.run([analyze, "verify", tmp_path / "vezerkar.service"], capture_output=True, text=True, check=False)
        assert [line for line in done.stderr.splitlines() if "vezerkar.service" in line] == []


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx")
def test_nginx_reads_its_file(tmp_path: Path) -> None:
    text = re.sub(r"listen 443 ssl;|ssl_certificate\S* .*;", "", (DEPLOY / "nginx.conf").read_text("utf-8"))
    (tmp_path / "nginx.conf").write_text(f"events {{}}\nhttp {{\n{text}\n}}\n", "utf-8")
    done = subprocess.run(["nginx", "-t", "-c", tmp_path / "nginx.conf"], capture_output=True, text=True, check=False)
    assert "syntax is ok" in done.stderr, done.stderr
