import { json } from "../app/api";
import type { ChannelInfo, ChannelTest, MadeChannel, NewChannel, Unsubscribed, Wishes, WishesChange } from "../protocol";

export const myWishes = (lang: string) => json<Wishes>("GET", `/api/me/wishes?lang=${lang}`);

export const setWishes = (wishes: WishesChange, lang: string) => json<Wishes>("PUT", `/api/me/wishes?lang=${lang}`, { body: wishes });

/** Stops the mails of the kind that a link in a mail names. */
export const unsubscribe = (token: string, lang: string) =>
  json<Unsubscribed>("POST", `/u/${encodeURIComponent(token)}?lang=${lang}`, { body: {} });

const channelAt = (id: string, rest = "") => `/api/me/channels/${encodeURIComponent(id)}${rest}`;

export const myWebhooks = (lang: string) => json<ChannelInfo[]>("GET", `/api/me/channels?lang=${lang}`);

export const addWebhook = (webhook: NewChannel, lang: string) => json<MadeChannel>("POST", `/api/me/channels?lang=${lang}`, { body: webhook });

export const removeWebhook = (id: string, lang: string) => json<unknown>("DELETE", channelAt(id, `?lang=${lang}`), { body: {} });

/** Posts a line to a webhook; the answer says why it does not work, if it does not. */
export const tryWebhook = (id: string, lang: string) => json<ChannelTest>("POST", channelAt(id, `/test?lang=${lang}`), { body: {} });
