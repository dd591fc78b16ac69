"""Reports, and acts on accounts, as whoever runs the table sees and does them."""

from __future__ import annotations

from vezerkar.server.accounts.account_names import name_key
from vezerkar.server.care.care_messages import ReportInfo
from vezerkar.server.care.report_table import ReportTable
from vezerkar.server.care.sanction_table import Deed, SanctionTable
from vezerkar.server.operation.account_admin import BadAccount
from vezerkar.server.storage.store import Store


def reports(store: Store) -> list[str]:
    """Return a line for each report that waits."""
    return [_line(report) for report in ReportTable(store.engine).all_open()]


def _line(report: ReportInfo) -> str:
    where = f" in {report.match} at ply {report.ply}" if report.match else ""
    said = f', who said "{report.said}"' if report.said else ""
    about = f"{report.name or 'somebody'}{'' if report.account else ' (a guest)'}{said}"
    return f"{report.id}  {report.at}  {about}{where}: {report.reason} (by {report.by or 'a guest'})"


def act(store: Store, name: str, deed: Deed) -> str:
    """Do something to an account; return its name. Raises `BadAccount`."""
    table = SanctionTable(store.engine)
    account = table.account(name_key(name))
    if account is None:
        raise BadAccount(f"there is no account {name!r}")
    table.act(account.id, deed)
    return account.name
