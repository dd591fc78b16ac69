"""The services of accounts: who they are, how they sign in, and how mail reaches them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from vezerkar.server.accounts.account_changes import AccountChanges
from vezerkar.server.accounts.account_erasure import AccountErasure
from vezerkar.server.accounts.account_table import AccountTable
from vezerkar.server.accounts.accounts import Accounts
from vezerkar.server.accounts.device_table import DeviceTable
from vezerkar.server.accounts.guess_table import GuessTable
from vezerkar.server.accounts.guesses import Guesses
from vezerkar.server.accounts.holder_check import HolderCheck
from vezerkar.server.accounts.passkey_challenges import PasskeyChallengeTable
from vezerkar.server.accounts.passkey_table import PasskeyTable
from vezerkar.server.accounts.passkeys import Passkeys
from vezerkar.server.accounts.relying_party import RelyingParty
from vezerkar.server.accounts.session_sockets import SessionSockets
from vezerkar.server.http.host_check import HostCheck
from vezerkar.server.http.limits import Limits
from vezerkar.server.mail.mail_service import MailService
from vezerkar.server.mail.mail_table import MailTable
from vezerkar.server.matches.match_service import MatchService


@dataclass(frozen=True, slots=True)
class AccountServices:
    """Accounts, guesses of their passwords, their passkeys, the proof that one is their holder, their addresses, and the open
    sockets of each session.
    """

    accounts: Accounts
    guesses: Guesses
    passkeys: Passkeys
    holder_check: HolderCheck
    addresses: MailTable
    mail: MailService
    session_sockets: SessionSockets

    @classmethod
    def of(cls, match_service: MatchService, limits: Limits, host_check: HostCheck, *, mails: bool) -> Self:
        """The services on the database of the matches; ``mails`` says whether mail can be sent."""
        engine, jobs, in_order = match_service.store.engine, match_service.store.jobs, match_service.in_order
        table = AccountTable(engine)
        erasure = AccountErasure(engine, jobs)
        accounts = Accounts(table, AccountChanges(engine), erasure, in_order, secure=host_check.https)
        guesses = Guesses(GuessTable(engine), DeviceTable(engine), in_order, limits.guesses, limits.guesses_in_all)
        passkeys = Passkeys(
            RelyingParty(host_check.public), PasskeyTable(engine), PasskeyChallengeTable(engine), table, accounts, in_order
        )
        addresses = MailTable(engine, jobs)
        sockets = SessionSockets(accounts.alive)
        accounts.on_ended = sockets.ended
        return cls(
            accounts,
            guesses,
            passkeys,
            HolderCheck(accounts, passkeys, guesses),
            addresses,
            MailService(addresses, jobs, accounts, in_order, mails),
            sockets,
        )
