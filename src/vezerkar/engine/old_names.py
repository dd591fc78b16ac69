"""Names of a package that have changed: the old ones work for one more release and warn."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Mapping


def old_names(package: str, names: Mapping[str, str]) -> Callable[[str], object]:
    """Return a `__getattr__` for a package that gives what each old name is called now.

    ``names`` maps old names to new ones. An old name issues a `DeprecationWarning`; any other name raises `AttributeError`.
    """

    def get(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        text = f"{package}.{name} is now called {names[name]}; the old name will be removed in the next release"
        warnings.warn(text, DeprecationWarning, stacklevel=2)
        return getattr(sys.modules[package], names[name])

    return get
