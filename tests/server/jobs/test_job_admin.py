"""`vezerkar admin jobs`: what is to be done later can be seen, done at once, and forgotten; each deed is written down."""

from __future__ import annotations

from contextlib import closing
from functools import partial

import pytest
from sqlalchemy import select

from tests.cli.test_commands import run
from tests.server.jobs.taking import taken
from vezerkar.server.jobs.job_admin import BadJob, drop, listed, retry
from vezerkar.server.jobs.job_table import MAX_ATTEMPTS, NewJob
from vezerkar.server.storage.schema import ACTS
from vezerkar.server.storage.store import Store


def test_the_operator_sees_mends_and_forgets_jobs(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = partial(run, "admin", "jobs", monkeypatch=monkeypatch, capsys=capsys)
    with closing(Store(sqlite_url)) as store:
        store.jobs.add([NewJob("tidy", after=3600, key="tidy")])
        store.jobs.add([NewJob("mail", {"to": "a secret"}, key="mail 1")])
        for _ in range(MAX_ATTEMPTS):
            job = taken(store.jobs, "mail")
            assert job is not None
            store.jobs.failed(job, "OSError at mail.py:7")
            with store.engine.begin() as connection:
                connection.exec_driver_sql("update jobs set due = 0 where id = 2 and due is not null")
    code, out, _ = admin("list", "--db", sqlite_url)
    assert code == 0 and "a secret" not in out
    first, second = out.splitlines()
    assert (
        first.startswith("2  mail 1: dead, tried 8 times")
        and first.endswith("OSError at mail.py:7")
        and second.startswith("1  tidy: due 20")
    )
    assert admin("drop", "1", "--db", sqlite_url)[:2] == (0, "job 1 is forgotten\n")
    assert admin("retry", "2", "--db", sqlite_url)[:2] == (0, "job 2 is due now\n")
    code, _, err = admin("drop", "1", "--db", sqlite_url)
    assert code != 0 and "there is no job 1" in err
    with closing(Store(sqlite_url)) as store:
        assert taken(store.jobs, "mail") is not None
        assert "taken until" in listed(store)[0]
        with store.engine.connect() as connection:
            acts = [(row.deed, row.about) for row in connection.execute(select(ACTS).order_by(ACTS.c.id))]
    assert acts == [("job drop", "1"), ("job retry", "2")]


def test_what_has_failed_too_often_comes_first(url: str) -> None:
    with closing(Store(url)) as store:
        store.jobs.add([NewJob("tidy"), NewJob("mail")])
        job = taken(store.jobs, "mail")
        while job is not None and job.attempts < MAX_ATTEMPTS:
            store.jobs.failed(job, "no")
            with store.engine.begin() as connection:
                connection.exec_driver_sql("update jobs set due = 0 where kind = 'mail'")
            job = taken(store.jobs, "mail")
        assert job is not None
        store.jobs.failed(job, "no")
        assert listed(store)[0] == f"{job.id}  mail: dead, tried 8 times; no"
        retry(store, job.id)
        again = taken(store.jobs, "mail")
        assert again is not None and again.attempts == 1
        drop(store, job.id)
        for deed in (retry, drop):
            with pytest.raises(BadJob):
                deed(store, job.id)
