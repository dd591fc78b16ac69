"""`vezerkar admin accounts`: who is there and in which role; another role is written down, and begins with a new sign-in."""

from __future__ import annotations

from contextlib import closing
from functools import partial

import pytest
from sqlalchemy import select

from tests.cli.test_commands import run
from tests.server.people import Client, me, register, sign_in
from vezerkar.server.operation.account_admin import BadAccount, set_role
from vezerkar.server.storage.schema import ACTS
from vezerkar.server.storage.store import Store


@pytest.fixture
def url(sqlite_url: str) -> str:
    """The commands are the same for both."""
    return sqlite_url


@pytest.mark.slow
def test_the_operator_makes_somebody_the_admin_while_the_table_runs(
    client: Client, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = partial(run, "admin", "accounts", monkeypatch=monkeypatch, capsys=capsys)
    assert admin("list", "--db", url)[:2] == (0, "there are no accounts\n")
    register(client)
    assert admin("role", "ANNA", "admin", "--db", url)[:2] == (0, "Anna is admin now\n")
    assert me(client) is None, "other rights begin with another session"
    sign_in(client)
    assert me(client)["role"] == "admin"
    assert admin("role", "Anna", "admin", "--db", url)[0] == 0
    assert me(client)["role"] == "admin", "nothing has changed"
    code, out, _ = admin("list", "--db", url)
    assert code == 0 and out.startswith("Anna: admin, since 20")
    code, _, err = admin("reset-link", "Anna", "--reason", "lost", "--db", url)
    assert code == 1 and "the table has no mail server" in err
    monkeypatch.setenv("VEZERKAR_MAIL", "smtp://mail.example")
    code, _, err = admin("reset-link", "Anna", "--reason", "lost", "--db", url)
    assert code == 1 and "Anna has no e-mail address to which a link could be sent" in err
    with closing(Store(url)) as store:
        with store.engine.connect() as connection:
            assert [(act.deed, act.about) for act in connection.execute(select(ACTS))] == [("role", "account 1: admin")]
        with pytest.raises(BadAccount, match="there is no role 'king' to be given; there are: player, moderator, admin"):
            set_role(store, "Anna", "king")
        with pytest.raises(BadAccount, match="there is no account 'Nobody'"):
            set_role(store, "Nobody", "admin")
