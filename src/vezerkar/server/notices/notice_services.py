"""The services of notices: what people wish to be told, and where; and the jobs that tell them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from vezerkar.server.lobby.my_matches import MyMatches
from vezerkar.server.mail.mail_job import MailJob
from vezerkar.server.mail.mail_sender import MailSender
from vezerkar.server.mail.mail_settings import MailSettings
from vezerkar.server.mail.mail_table import MailTable
from vezerkar.server.mail.sent_table import SentTable
from vezerkar.server.matches.match_service import MatchService
from vezerkar.server.notices.bell_table import BellTable
from vezerkar.server.notices.bells import Bells
from vezerkar.server.notices.channel_table import ChannelTable
from vezerkar.server.notices.lookers import Lookers, LookingTable
from vezerkar.server.notices.news import NEWS
from vezerkar.server.notices.news_words import NewsLetters
from vezerkar.server.notices.notice_job import Noticer
from vezerkar.server.notices.notice_letters import NoticeLetters
from vezerkar.server.notices.notice_table import NoticeTable
from vezerkar.server.notices.public_network import PublicNetwork
from vezerkar.server.notices.public_post import PublicPost
from vezerkar.server.notices.push_job import PushJob
from vezerkar.server.notices.push_sender import PushSender
from vezerkar.server.notices.push_table import PushTable
from vezerkar.server.notices.unsubscribing import Unsubscribing
from vezerkar.server.notices.webhook_job import WebhookJob
from vezerkar.server.notices.webhook_sender import WebhookSender
from vezerkar.server.notices.wish_table import WishTable


@dataclass(frozen=True, slots=True)
class NoticeServices:
    """The wishes of accounts, their channels and devices, who looks at which match just now, and the bells of open pages."""

    wishes: WishTable
    lookers: Lookers
    unsubscribing: Unsubscribing
    channels: ChannelTable
    push_devices: PushTable
    bells: Bells
    bell: BellTable

    @classmethod
    def of(cls, match_service: MatchService) -> Self:
        """The services on the database of the matches."""
        engine, in_order = match_service.store.engine, match_service.in_order
        bells, wishes = Bells(), WishTable(engine)
        return cls(
            wishes,
            Lookers(LookingTable(engine), in_order, bells.ring),
            Unsubscribing(engine, wishes, in_order),
            ChannelTable(engine),
            PushTable(engine),
            bells,
            BellTable(engine),
        )


@dataclass(frozen=True, slots=True)
class Deliveries:
    """The jobs that tell people what is due. Webhooks and pushes are there only if the table has a public address."""

    noticer: Noticer
    mails: MailJob
    webhooks: WebhookJob | None
    push: PushJob | None

    @classmethod
    def of(
        cls,
        match_service: MatchService,
        services: NoticeServices,
        addresses: MailTable,
        my_matches: MyMatches,
        mail: MailSettings | None,
        public: str,
        public_post: PublicPost | None,
        push_services: Sequence[str],
    ) -> Self:
        """The jobs of these services. Without ``mail`` no letter is sent; without ``public`` nothing is posted."""
        engine, in_order = match_service.store.engine, match_service.in_order
        notices, sent = NoticeTable(engine, match_service.store.jobs), SentTable(engine)
        noticer = Noticer(
            match_service,
            notices,
            services.wishes,
            services.lookers,
            mail is not None,
            services.channels if public else None,
            services.push_devices if public else None,
            services.bells,
        )
        webhooks, push = None, None
        if public:
            post = public_post or PublicPost(PublicNetwork())
            webhooks = WebhookJob(services.channels, addresses, in_order, noticer, my_matches, WebhookSender(post), public)
            sender = PushSender(post, public, push_services)
            push = PushJob(engine, services.push_devices, sent, addresses, in_order, noticer, my_matches, sender)
        linked = "" if mail is None else mail.public
        letters = NoticeLetters(match_service, noticer, notices, my_matches, services.unsubscribing, linked)
        news = NewsLetters(services.wishes, in_order, services.unsubscribing, linked)
        mails = MailJob(
            addresses,
            sent,
            in_order,
            mail,
            None if mail is None else MailSender(mail),
            {"notice": letters.notice, "digest": letters.digest, NEWS: news.letter},
        )
        return cls(noticer, mails, webhooks, push)
