import { backoff } from "../app/backoff";
import type { BellCount } from "../protocol";

/** Close codes after which another try cannot help: nobody is signed in here. */
const FINAL = new Set([4400, 4401, 4403]);

const CONNECTING = 0;

/** Hears how many notices are new, now and whenever that changes. Returns what ends it. */
export function hearBell(onCount: (unread: number) => void, onSilence: () => void): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let ended = false;
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    socket = new WebSocket(`${scheme}://${location.host}/api/me/live`);
    socket.onmessage = ({ data }) => {
      tries = 0;
      if (!ended) onCount((JSON.parse(data) as BellCount).unread);
    };
    socket.onclose = ({ code }) => {
      if (ended) return;
      if (FINAL.has(code)) onSilence();
      else timer = setTimeout(connect, backoff(tries++, Math.random()));
    };
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    // The browser complains of a socket that is closed before it has opened.
    if (socket?.readyState === CONNECTING) socket.onopen = () => socket!.close();
    else socket?.close();
  };
}
