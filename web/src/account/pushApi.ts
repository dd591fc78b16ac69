import { json } from "../app/api";
import type { ChannelTest, NewPushDevice, PushDevice, PushKey } from "../protocol";

const pushKey = () => json<PushKey>("GET", "/api/push/key");

/** The browsers to which notices of the account are pushed. */
export const pushDevices = (lang: string) => json<PushDevice[]>("GET", `/api/me/push?lang=${lang}`);

const addDevice = (device: NewPushDevice, lang: string) => json<unknown>("POST", `/api/me/push?lang=${lang}`, { body: device });

export const removeDevice = (id: string, lang: string) =>
  json<unknown>("DELETE", `/api/me/push/${encodeURIComponent(id)}?lang=${lang}`, { body: {} });

/** Pushes a line to a device; why that failed, or "". */
export const tryDevice = async (id: string, lang: string) => (await json<ChannelTest>("POST", `/api/me/push/${encodeURIComponent(id)}/test?lang=${lang}`, { body: {} })).error;

/** Whether this browser can show notices, and may. */
export type PushState = "unsupported" | "denied" | "possible";

export function pushState(): PushState {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** The subscription of this browser, if it has one. Where its service worker was refused, it has none. */
export async function subscription(): Promise<PushSubscription | null> {
  if (pushState() === "unsupported") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser for leave, subscribes, and tells the table. False: its user did not want to, or its push service. */
export async function subscribe(lang: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { key } = await pushKey();
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription for another key, of a table that was at this address before, is in the way of a new one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (!made) return false;
  const { endpoint, keys } = made.toJSON();
  await addDevice({ endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]! }, lang);
  return true;
}

/** Ends the subscription of this browser. */
export const unsubscribe = async () => void (await (await subscription())?.unsubscribe());
