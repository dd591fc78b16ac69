import type { Translate } from "../app/texts";
import type { Wish } from "../protocol";

/** What can happen that somebody is told of, in words. */
export const eventNames = (t: Translate): Record<Wish["event"], string> => ({
  turn: t("event-turn"),
  live_turn: t("event-live-turn"),
  short: t("event-short"),
  began: t("event-began"),
  ended: t("event-ended"),
  offer: t("event-offer"),
  left: t("event-left"),
  paired: t("event-paired"),
  round_ends: t("event-round-ends"),
  invited: t("event-invited"),
  chat: t("event-chat"),
  news: t("event-news"),
});

export const channelNames = (t: Translate): Record<Wish["channel"], string> => ({
  push: t("channel-push"),
  mail: t("channel-mail"),
  webhook: t("channel-webhook"),
});

export const modeNames = (t: Translate): Record<Wish["mode"], string> => ({ now: t("mode-now"), digest: t("mode-digest"), off: t("mode-off") });

const MODES: Record<Wish["channel"], Wish["mode"][]> = { push: ["now", "off"], mail: ["now", "digest", "off"], webhook: ["now", "off"] };

/** The modes in which a channel can tell an event: news stand in no digest. */
export const modesOf = ({ event, channel }: Wish): Wish["mode"][] => (event === "news" ? ["now", "off"] : MODES[channel]);

/** Why nothing could be posted to a webhook, in words. */
export function webhookProblem(error: string, t: Translate): string {
  if (error === "address") return t("webhook-address");
  if (error === "tls") return t("webhook-tls");
  if (error === "slow") return t("webhook-slow");
  return error.startsWith("status-") ? t("webhook-status", { status: error.slice("status-".length) }) : t("webhook-unreachable");
}
