"""Litestar lays all routes anew for each application; here an application that has ended is the next one.

The tests start hundreds of tables in one process, all with the same routes. To lay them takes more than most tests do themselves.
"""

from __future__ import annotations

from collections import defaultdict

from litestar import Litestar
from litestar.datastructures import State

from vezerkar.server import app as tables
from vezerkar.server.http.host_check import HostCheck

_lay_routes = tables.application
_free: defaultdict[object, list[Litestar]] = defaultdict(list)
"""Applications that nobody uses any more, by what their routes depend on."""
_lent: list[tuple[object, Litestar]] = []


def lend_again() -> None:
    """Let tables be made upon applications of tables that are gone."""
    tables.application = _application


def take_back() -> None:
    """Take back all applications, when a test is over and its tables have ended."""
    for key, application in _lent:
        _free[key].append(application)
    _lent.clear()


def _application(lifespan: tables.Lifespan, host_check: HostCheck) -> Litestar:
    key = host_check.public, frozenset(host_check._names)
    free = _free[key]
    if free:
        application = free.pop()
        application.state = State()
        application._lifespan_managers = [lifespan]
    else:
        application = _lay_routes(lifespan, host_check)
    _lent.append((key, application))
    return application
