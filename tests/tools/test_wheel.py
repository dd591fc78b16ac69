"""The wheel is whole: in an environment of its own, without the checkout, it serves a match."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from venv import EnvBuilder
from zipfile import ZipFile

from tests.cost import slow
from tests.server.play import Guest
from tests.server.served import client_at
from tools import compiled_wheel
from tools.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICES.md", "tools")


def test_the_compiled_wheel_is_the_pure_one_with_libraries(tmp_path: Path) -> None:
    pure = tmp_path / "vezerkar-1-py3-none-any.whl"
    about = "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    with ZipFile(pure, "w") as wheel:
        wheel.writestr("vezerkar/a.py", "A = 1\n")
        wheel.writestr("vezerkar-1.dist-info/WHEEL", about)
        wheel.writestr("vezerkar-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: vezerkar\nVersion: 1\n")
        wheel.writestr("vezerkar-1.dist-info/RECORD", "")
    made = compiled_wheel.pack(pure, {"vezerkar/a.so": b"compiled", "vezerkar__mypyc.so": b"too"})
    assert made.name == f"vezerkar-1-{compiled_wheel.tag()}.whl" and "none-any" not in made.name
    with ZipFile(made) as wheel:
        told = wheel.read("vezerkar-1.dist-info/WHEEL").decode()
        assert f"Tag: {compiled_wheel.tag()}\n" in told and "Root-Is-Purelib: false" in told
        assert wheel.read("vezerkar/a.py") == b"A = 1\n" and wheel.read("vezerkar/a.so") == b"compiled"
    target = tmp_path / "env"
    # pip holds what it installs against the record, and the tag against this machine.
    install = ["install", "-q", "--no-deps", "--no-index", "--target", str(target), str(made)]
    subprocess.run([sys.executable, "-m", "pip", *install], check=True)
    assert (target / "vezerkar" / "a.so").read_bytes() == b"compiled" and (target / "vezerkar__mypyc.so").is_file()


def test_all_that_must_be_checked_is_checked_before_a_release() -> None:
    steps = (ROOT / ".ci" / "run").read_text("utf-8")
    said = [
        "export CI=1",
        "make.py check",
        "make.py compile",
        "make.py wheels",
        "tools.wheel_check dist/*.whl",
        "make.py test --all",
    ]
    places = [steps.index(one) for one in said]
    assert places == sorted(places), "where tests may not be left out, and wheels are of what was just compiled"


@slow
def test_the_wheel_serves_without_the_checkout(tmp_path: Path) -> None:
    source, env = tmp_path / "source", tmp_path / "env"
    # What building leaves behind is not left in the checkout.
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so"))
    for name in NEEDED:
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, source / name)
    build = ["wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(source)]
    subprocess.run([sys.executable, "-m", "pip", *build], check=True)
    (wheel,) = tmp_path.glob("vezerkar-*-py3-none-any.whl")
    assert not [name for name in ZipFile(wheel).namelist() if name.startswith(("tests/", "tools/"))]
    EnvBuilder(with_pip=True).create(env)
    python = env / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "-q", "--no-deps", wheel], check=True)
    # The other packages are those the tests run with; a line of such a file adds no links to a checkout.
    (packages,) = (env / "lib").glob("python*/site-packages")
    (packages / "others.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    where = subprocess.run(
        [python, "-P", "-c", "import vezerkar; print(vezerkar.__file__)"], cwd=tmp_path, env={}, capture_output=True, text=True
    )
    assert Path(where.stdout.strip()).is_relative_to(env)
    port = free_port()
    command: list[str | Path] = [
        env / "bin" / "vezerkar",
        "serve",
        "--port",
        str(port),
        "--db",
        f"sqlite:///{tmp_path / 'table.db'}",
        "--drain",
        "0",
    ]
    with subprocess.Popen(command, cwd=tmp_path, env={}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        try:
            assert process.stdout.readline() == f"The table is open at http://127.0.0.1:{port}/\n"
            with client_at(f"127.0.0.1:{port}", timeout=60) as client:
                assert len(client.get("/api/games").json()) == 4
                for path in ("/", "/docs/running-a-table.html", "/texts/hu.ftl", "/boards/hunt.svg"):
                    answer = client.get(path)
                    assert answer.status_code == 200 and "has not been built" not in answer.text, path
                wish = {"game": "hunt", "seats": {"german": "me", "british": "bot:greedy"}}
                made = client.post("/api/matches", json=wish).json()
                guest = Guest(client, made["match"], made["key"])
                assert guest.until(lambda table: table["decision"] is not None)["scene"]
        finally:
            process.terminate()
        assert process.wait(30) == 0 and process.stderr.read() == ""
