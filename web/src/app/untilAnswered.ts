import { backoff } from "./backoff";

/**
 * Sends the same again while `unanswered` says of the error that nobody knows if the table has heard; until the page is left.
 * Only for what the table does once, however often it is told.
 */
export async function untilAnswered<T>(send: () => Promise<T>, unanswered: (error: unknown) => boolean, left?: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (error) {
      if (!unanswered(error) || left?.aborted) throw error;
    }
    await pause(backoff(tries, Math.random()), left);
  }
}

/** Waits so many milliseconds, or until the device is connected again or the page left. */
function pause(milliseconds: number, left?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      left?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    left?.addEventListener("abort", end);
  });
}
