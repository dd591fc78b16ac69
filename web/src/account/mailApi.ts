import { json } from "../app/api";
import type { MailInfo, MailResult, HolderProof } from "../protocol";

export const myMail = () => json<MailInfo>("GET", "/api/me/mail");

/** Has a link sent to an address that the account is to have. */
export const setMail = (mail: string, proof: HolderProof, lang: string) =>
  json<unknown>("POST", `/api/me/mail?lang=${lang}`, { body: { mail, ...proof, zone: Intl.DateTimeFormat().resolvedOptions().timeZone } });

export const removeMail = (proof: HolderProof, lang: string) => json<unknown>("DELETE", `/api/me/mail?lang=${lang}`, { body: proof });

/** Has a link sent with which the password can be reset, if an account has the address. */
export const forgotPassword = (mail: string, lang: string) => json<unknown>("POST", `/api/mail/forgot?lang=${lang}`, { body: { mail } });

export const confirmMail = (token: string, lang: string) => json<MailResult>("POST", `/api/mail/confirm?lang=${lang}`, { body: { token } });

export const undoMail = (token: string, lang: string) => json<MailResult>("POST", `/api/mail/undo?lang=${lang}`, { body: { token } });

export const resetPassword = (token: string, password: string, lang: string) =>
  json<unknown>("POST", `/api/mail/reset?lang=${lang}`, { body: { token, password } });
