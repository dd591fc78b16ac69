"""Pack the compiled wheel: the pure one with the libraries of build/compiled, so that nothing is compiled a second time.

    python -m tools.compiled_wheel dist/vezerkar-VERSION-py3-none-any.whl

It is for this Python and this kind of machine, as its name says. The program is `vezerkar`'s `make.py wheels`.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import sysconfig
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from tools.compile import LIBRARIES, TREE, up_to_date

PURE: Final = "py3-none-any"


def tag() -> str:
    """The Python, its binary interface and the kind of machine, as names of wheels have them."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def libraries() -> dict[str, bytes]:
    """The libraries of the compiled tree, by their places in it."""
    found = (path for path in sorted(TREE.rglob("*")) if path.suffix in LIBRARIES)
    return {path.relative_to(TREE).as_posix(): path.read_bytes() for path in found}


def pack(pure: Path, compiled: dict[str, bytes]) -> Path:
    """Write the wheel with these libraries beside the pure one and return its path."""
    with ZipFile(pure) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    (record,) = (name for name in files if name.endswith(".dist-info/RECORD"))
    about = record.replace("RECORD", "WHEEL")
    told = files[about].decode().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    files[about] = told.replace(f"Tag: {PURE}", f"Tag: {tag()}").encode()
    del files[record]
    files = dict(sorted((files | compiled).items()))
    files[record] = "".join([*(line(name, content) for name, content in files.items()), f"{record},,\n"]).encode()
    path = pure.with_name(pure.name.replace(PURE, tag()))
    with ZipFile(path, "w", ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            wheel.writestr(name, content)
    return path


def line(name: str, content: bytes) -> str:
    """The line about a file in the record of a wheel. Commas are in no name of ours."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}\n"


def main(arguments: list[str]) -> int:
    """Pack it, if the compiled tree is of the present sources."""
    if not up_to_date():
        print("compiled_wheel: build/compiled is not made from the present sources: `python3 make.py compile`", file=sys.stderr)
        return 1
    print(pack(Path(arguments[0]), libraries()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
