import { json } from "../app/api";
import type { AccountInfo, Me, PasskeyChallenge, PasskeyInfo, PasskeySite, HolderProof, WaysIn } from "../protocol";
import { makePasskey, signWithPasskey } from "./webauthn";

const ask = (path: string, lang: string, body: unknown = {}) => json<PasskeyChallenge>("POST", `${path}?lang=${lang}`, { body });

/** Where passkeys of this table can be used. */
export const passkeySite = () => json<PasskeySite>("GET", "/api/passkeys");

/** Asks for what the browser is to be asked to make an account with a passkey. */
export const askRegistration = (name: string, lang: string) => ask("/api/passkeys/register/begin", lang, { name });

/** Has a passkey made, and an account with it alone. */
export async function registerWithPasskey(asked: PasskeyChallenge, lang: string): Promise<AccountInfo> {
  const body = { passkey: await makePasskey(asked.options) };
  return (await json<Me>("POST", `/api/passkeys/register/finish?lang=${lang}`, { body })).account!;
}

/** Asks for what the browser is to be asked to sign in. */
export const askSignIn = (lang: string) => ask("/api/passkeys/sign-in/begin", lang);

/** Has a passkey sign, and signs in with it. With `offered` the browser only offers it while a name is typed. */
export async function signInWithPasskey(asked: PasskeyChallenge, lang: string, offered?: AbortSignal): Promise<AccountInfo> {
  const body = { passkey: await signWithPasskey(asked.options, offered) };
  return (await json<Me>("POST", `/api/passkeys/sign-in/finish?lang=${lang}`, { body })).account!;
}

/** How the account can be entered. */
export const waysIn = () => json<WaysIn>("GET", "/api/me/passkeys");

/** What shows that the holder of the account is there: a password, or a passkey where none is given and there is one. */
export async function proofOf(password: string, ways: WaysIn, lang: string): Promise<HolderProof> {
  if (password || ways.passkeys.length === 0) return { password };
  const asked = await ask("/api/me/passkeys/prove", lang);
  return { passkey: await signWithPasskey(asked.options) };
}

/** Has one more passkey made for the account. */
export async function addPasskey(proof: HolderProof, label: string, lang: string): Promise<PasskeyInfo> {
  const asked = await ask("/api/me/passkeys/begin", lang, proof);
  const body = { passkey: await makePasskey(asked.options), label };
  return json<PasskeyInfo>("POST", `/api/me/passkeys?lang=${lang}`, { body });
}

const at = (passkey: string, lang: string) => `/api/me/passkeys/${encodeURIComponent(passkey)}?lang=${lang}`;

export const renamePasskey = (passkey: string, label: string, lang: string) =>
  json<unknown>("PATCH", at(passkey, lang), { body: { label } });

export const removePasskey = (passkey: string, proof: HolderProof, lang: string) =>
  json<unknown>("DELETE", at(passkey, lang), { body: proof });
