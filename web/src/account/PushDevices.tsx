import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { dayWords } from "../app/dates";
import type { PushDevice } from "../protocol";
import { myWishes } from "./noticeApi";
import { Problem } from "./Problem";
import { pushDevices, pushState, removeDevice, subscribe, subscription, tryDevice, unsubscribe } from "./pushApi";
import { useSending } from "./useSending";

interface Found {
  devices: PushDevice[];
  /** Whether the browser itself knows of a subscription: what the table knows may be out of date. */
  subscribed: boolean;
}

/** The devices on which somebody is notified, and the button for this one. */
export function PushDevices() {
  const { t, prefs } = useApp();
  const [found, setFound] = useState<Found | null>(null);
  const [refused, setRefused] = useState(false);
  const [tried, setTried] = useState("");
  const { busy, problem, send } = useSending();

  const look = async (): Promise<Found | null> => {
    const { channels } = await myWishes(prefs.lang);
    if (!channels.includes("push")) return null;
    const devices = await pushDevices(prefs.lang);
    // What was removed elsewhere, or signed out, ends here as well.
    if (!devices.some((device) => device.current)) await unsubscribe();
    return { devices, subscribed: (await subscription()) !== null };
  };
  useEffect(() => send(look(), setFound), []);
  if (!found) return <Problem text={problem} />;

  const { devices, subscribed } = found;
  const own = devices.find((device) => device.current);
  const on = own !== undefined && subscribed && pushState() === "possible";
  const words = () => {
    if (pushState() === "unsupported") return t("push-unsupported");
    if (pushState() === "denied") return t("push-denied");
    if (on) return t("push-is-on");
    return devices.some((device) => device !== own) ? t("push-elsewhere") : t("push-is-off");
  };
  const turnOn = async () => {
    const made = await subscribe(prefs.lang);
    // Who did not give leave knows that.
    setRefused(!made && Notification.permission === "granted");
    return look();
  };
  const remove = async (device: PushDevice) => {
    setRefused(false);
    await removeDevice(device.id, prefs.lang);
    if (device.current) await unsubscribe();
    return look();
  };
  const tryOne = async (device: PushDevice) => {
    setTried("");
    const error = await tryDevice(device.id, prefs.lang);
    setTried(error ? "" : t("push-tried"));
    return look();
  };
  return (
    <section aria-labelledby="push">
      <h2 id="push">{t("push-title")}</h2>
      <p>{t("push-hint")}</p>
      <p role="status">{words()}</p>
      {pushState() === "possible" && (
        <button type="button" class="button" disabled={busy} onClick={() => send(on ? remove(own) : turnOn(), setFound)}>
          {on ? t("push-off") : t("push-on")}
        </button>
      )}
      <Problem text={problem || (refused ? t("push-refused") : "")} />
      {devices.length > 0 && (
        <>
          <h3>{t("push-devices")}</h3>
          {tried && <p role="status">{tried}</p>}
          <ul class="sessions">
            {devices.map((device) => {
              const browser = device.browser || t("session-browser");
              return (
                <li key={device.id}>
                  <span>
                    <strong>{browser}</strong> {device.place} · {device.current ? t("push-here") : t("push-since", { day: dayWords(device.made, prefs.lang) })}
                    {device.error && <Problem text={t("push-failed")} />}
                  </span>
                  <button type="button" class="button" disabled={busy} aria-label={t("push-try-of", { browser, place: device.place })} onClick={() => send(tryOne(device), setFound)}>
                    {t("push-try")}
                  </button>
                  <button
                    type="button"
                    class="button"
                    disabled={busy}
                    aria-label={t("push-remove-of", { browser, place: device.place })}
                    onClick={() => send(remove(device), setFound)}
                  >
                    {t("push-remove")}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
