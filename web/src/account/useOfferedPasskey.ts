import { useEffect, useRef } from "preact/hooks";
import { ApiError } from "../app/api";
import { useApp } from "../app/context";
import type { AccountInfo } from "../protocol";
import { askSignIn, signInWithPasskey } from "./passkeyApi";
import { offersPasskeys } from "./webauthn";

/** The part of the time for which a challenge is good after which another one takes its place. */
const RENEWED = 0.8;

/**
 * Lets the browser offer passkeys while a name is typed, if it can. Returns what calls that off: a browser answers one request
 * at a time.
 */
export function useOfferedPasskey(on: boolean, onEntered: (account: AccountInfo) => void, onFailed: (error: unknown) => void) {
  const { prefs } = useApp();
  const over = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!on) return undefined;
    const left = (over.current = new AbortController());
    void offer(left.signal);
    return () => left.abort();
  }, [on]);

  async function offer(left: AbortSignal) {
    if (!(await offersPasskeys())) return;
    while (!left.aborted) {
      const asked = await askSignIn(prefs.lang).catch(() => null);
      if (!asked || left.aborted) return;
      const late = AbortSignal.timeout(asked.seconds * 1000 * RENEWED);
      try {
        onEntered(await signInWithPasskey(asked, prefs.lang, AbortSignal.any([left, late])));
        return;
      } catch (error) {
        if (late.aborted) continue;
        // Nobody has asked for a passkey here: only an answer that was refused is worth a word.
        if (error instanceof ApiError) onFailed(error);
        return;
      }
    }
  }
  return () => over.current?.abort();
}
