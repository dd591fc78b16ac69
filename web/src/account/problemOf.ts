import { ApiError } from "../app/api";
import type { Translate } from "../app/texts";
import { PasskeyError } from "./webauthn";

/** What went wrong, in words. */
export function problemOf(error: unknown, t: Translate): string {
  if (error instanceof PasskeyError) return t(error.there ? "passkey-there" : "passkey-none");
  return (error instanceof ApiError && error.message) || t("offline");
}
