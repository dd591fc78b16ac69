"""Without the package that reads and writes Parquet there is nothing to test here."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyarrow") else ["test_*.py"]
