import type { NewPasskey, PasskeyAnswer } from "../protocol";

/** What a browser is to be asked, as the table writes it: bytes are texts of base64url. */
type Options = Record<string, unknown>;

/** There is no passkey: nobody has shown one, or where one was to be made it is `there` already. */
export class PasskeyError extends Error {
  constructor(readonly there: boolean) {
    super("no passkey");
  }
}

/** Whether this browser knows passkeys at this page. Browsers do where the page comes by TLS, and on `localhost`. */
export const knowsPasskeys = () => window.isSecureContext && "PublicKeyCredential" in window;

/** Whether it offers passkeys while a name is typed. */
export const offersPasskeys = async () =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

const bytes = (text: string) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const text = (data: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** Descriptors of credentials, with the bytes of their ids. */
const credentials = (given: PublicKeyCredentialDescriptorJSON[] | undefined) =>
  (given ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

async function asked<T>(credential: Promise<Credential | null>): Promise<T> {
  try {
    const found = await credential;
    if (found) return found as T;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "AbortError" || name === "TimeoutError") throw error;
    if (name === "InvalidStateError") throw new PasskeyError(true);
  }
  // Browsers do not tell whether somebody has said no or has none.
  throw new PasskeyError(false);
}

/** Has a passkey made. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  // The table asks for no extensions, the only other part that may hold bytes.
  const given = options as unknown as Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    user: { ...given.user, id: bytes(given.user.id) },
    excludeCredentials: credentials(given.excludeCredentials),
  } as PublicKeyCredentialCreationOptions;
  const made = await asked<PublicKeyCredential>(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, client_data: text(response.clientDataJSON), attestation: text(response.attestationObject) };
}

/** Has a passkey sign. With `offered` the browser only offers it while a name is typed, until that is called off. */
export async function signWithPasskey(options: Options, offered?: AbortSignal): Promise<PasskeyAnswer> {
  const given = options as unknown as Omit<PublicKeyCredentialRequestOptionsJSON, "extensions">;
  const publicKey = {
    ...given,
    challenge: bytes(given.challenge),
    allowCredentials: credentials(given.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const request: CredentialRequestOptions = offered ? { publicKey, mediation: "conditional", signal: offered } : { publicKey };
  const signed = await asked<PublicKeyCredential>(navigator.credentials.get(request));
  const response = signed.response as AuthenticatorAssertionResponse;
  return {
    id: signed.id,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: response.userHandle ? text(response.userHandle) : "",
  };
}
