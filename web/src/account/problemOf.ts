import { ApiError } from "../app/api";
import type { Translate } from "../app/texts";

/** What went wrong, in words. */
export function problemOf(error: unknown, t: Translate): string {
  return (error instanceof ApiError && error.message) || t("offline");
}
