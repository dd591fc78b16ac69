import { useEffect, useState } from "preact/hooks";
import { useApp } from "../app/context";
import type { Wish, Wishes } from "../protocol";
import { setWishes, myWishes } from "./noticeApi";
import { channelNames, eventNames, modeNames, modesOf } from "./noticeWords";
import { Problem } from "./Problem";
import { useSending } from "./useSending";
import { Webhooks } from "./Webhooks";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const zones = (known: string) => [...new Set([known, ownZone(), ...Intl.supportedValuesOf("timeZone")])];

/** What somebody is told about games, how, and at which hours of the day. */
export function WishForm() {
  const { t, prefs } = useApp();
  const [wishes, setOwn] = useState<Wishes | null>(null);
  const [saved, setSaved] = useState(false);
  const { busy, problem, send } = useSending();

  useEffect(() => send(myWishes(prefs.lang), (found) => setOwn({ ...found, zone: found.zone || ownZone() })), []);
  if (!wishes) return <Problem text={problem} />;
  if (wishes.channels.length === 0) return null;

  const change = (part: Partial<Wishes>) => {
    setSaved(false);
    setOwn({ ...wishes, ...part });
  };
  const choose = (event: Wish["event"], channel: Wish["channel"], mode: Wish["mode"]) =>
    change({ wishes: wishes.wishes.map((one) => (one.event === event && one.channel === channel ? { ...one, mode } : one)) });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const { zone, quiet_from, quiet_to, digest_hour } = wishes;
    send(setWishes({ zone, quiet_from, quiet_to, digest_hour, wishes: wishes.wishes }, prefs.lang), (found) => {
      setOwn(found);
      setSaved(true);
    });
  };
  const events = [...new Set(wishes.wishes.map(({ event }) => event))];
  const { channels } = wishes;
  const names = { event: eventNames(t), channel: channelNames(t), mode: modeNames(t) };
  const hour = (label: string, name: "quiet_from" | "quiet_to" | "digest_hour") => (
    <label>
      <span>{label}</span>
      <select value={wishes[name]} onChange={(event) => change({ [name]: Number(event.currentTarget.value) })}>
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {new Date(2000, 0, 1, one).toLocaleTimeString(prefs.lang, { timeStyle: "short" })}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes">{t("wishes")}</h2>
      <p>{t("wishes-hint")}</p>
      {channels.includes("mail") && !wishes.mail && <p class="notice">{t("wishes-no-mail")}</p>}
      <form class="name-form" onSubmit={save}>
        <table class="wishes">
          <thead>
            <tr>
              <td />
              {channels.map((channel) => (
                <th key={channel} scope="col">
                  {names.channel[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event}>
                <th scope="row">{names.event[event]}</th>
                {channels.map((channel) => {
                  const wish = wishes.wishes.find((one) => one.event === event && one.channel === channel);
                  return (
                    <td key={channel}>
                      {wish && (
                        <select
                          aria-label={`${names.event[event]}, ${names.channel[channel]}`}
                          value={wish.mode}
                          onChange={({ currentTarget }) => choose(event, channel, currentTarget.value as Wish["mode"])}
                        >
                          {modesOf(wish).map((mode) => (
                            <option key={mode} value={mode}>
                              {names.mode[mode]}
                            </option>
                          ))}
                        </select>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{t("wishes-hours")}</p>
        <div class="hours">
          {hour(t("quiet-from"), "quiet_from")}
          {hour(t("quiet-to"), "quiet_to")}
          {hour(t("digest-hour"), "digest_hour")}
        </div>
        <label>
          <span>{t("time-zone")}</span>
          <select value={wishes.zone} onChange={(event) => change({ zone: event.currentTarget.value })}>
            {zones(wishes.zone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </select>
        </label>
        <Problem text={problem} />
        <div class="row end">
          <p role="status">{saved ? t("wishes-saved") : ""}</p>
          <button type="submit" class="button" disabled={busy}>
            {t("wishes-save")}
          </button>
        </div>
      </form>
      {channels.includes("webhook") && <Webhooks />}
    </section>
  );
}
