"""Mails: their words as plain text and as simple HTML, and the headers that mail programs go by."""

from __future__ import annotations

from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from html import escape
from typing import Final

from vezerkar.server.keys import hash_token
from vezerkar.server.mail.mail_settings import MailSettings

PICTURE: Final = "board@picture"
"""The name of the picture within its mail."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail in words: its subject, its paragraphs, links with their labels, and small print with a link.

    ``unsubscribe`` is the address at which nobody needs to sign in to have no more of these. ``thread`` names what mail programs
    show together. ``picture`` is a PNG; where it is not shown, the words ``pictured`` stand for it.
    """

    subject: str
    paragraphs: tuple[str, ...]
    links: tuple[tuple[str, str], ...] = ()
    small: tuple[tuple[str, str], ...] = field(default=())
    unsubscribe: str = ""
    thread: str = ""
    picture: bytes = b""
    pictured: str = ""


def mail_of(letter: Letter, to: str, lang: str, number: str, settings: MailSettings) -> EmailMessage:
    """Return a letter as a mail to an address; ``number`` names it, and stays the same when it is made again."""
    mail = EmailMessage()
    mail["From"] = settings.sender
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = _name(number, settings)
    if letter.thread:
        mail["References"] = _name(letter.thread, settings)
    mail["Auto-Submitted"] = "auto-generated"
    if letter.unsubscribe:
        mail["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(_text(letter), cte="quoted-printable")
    mail.add_alternative(_html(letter, lang), subtype="html", cte="quoted-printable")
    if letter.picture:
        # It comes with the mail: to load it from elsewhere would tell that the mail is being read.
        html = mail.get_body(("html",))
        assert isinstance(html, EmailMessage)
        html.add_related(letter.picture, "image", "png", cid=f"<{PICTURE}>", disposition="inline")
    mail["Content-Language"] = lang
    return mail


def _name(number: str, settings: MailSettings) -> str:
    return f"<{hash_token(f'mail {number}')[:32]}@{settings.sender.domain}>"


def _text(letter: Letter) -> str:
    links = "\n\n".join(f"{label}:\n{url}" for label, url in letter.links)
    small = "\n".join(f"{label}: {url}" for label, url in letter.small)
    return "\n\n".join(part for part in (*letter.paragraphs, links, f"-- \n{small}" if small else "") if part) + "\n"


def _html(letter: Letter, lang: str) -> str:
    paragraphs = "".join(f"<p>{escape(one).replace(chr(10), '<br>')}</p>" for one in letter.paragraphs)
    links = "".join(f'<p><a href="{escape(url)}">{escape(label)}</a></p>' for label, url in letter.links)
    picture = f'<p><img src="cid:{PICTURE}" alt="{escape(letter.pictured)}" style="max-width:100%"></p>' if letter.picture else ""
    small = " · ".join(f'<a href="{escape(url)}">{escape(label)}</a>' for label, url in letter.small)
    return (
        f'<!doctype html><html lang="{escape(lang)}"><head><meta charset="utf-8"><title>{escape(letter.subject)}</title></head>'
        f'<body style="font-family:sans-serif;line-height:1.5">{paragraphs}{picture}{links}'
        + (f'<hr><p style="font-size:small">{small}</p>' if small else "")
        + "</body></html>"
    )
