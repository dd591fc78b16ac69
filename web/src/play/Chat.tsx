import { useEffect, useRef, useState } from "preact/hooks";
import { whoAmI } from "../app/api";
import { useApp } from "../app/context";
import { ReportDialog } from "../care/ReportDialog";
import { Icon } from "../parts/Icon";
import type { ChatLine, MatchPage, MatchReport, MutedPerson, MuteWish } from "../protocol";

const LONGEST = 500;

type Room = ChatLine["room"];

/** What can be done in a chat. */
export interface ChatCommands {
  /** Says something at the table, or among those who watch; whether it was said. */
  speak: (text: string, room: Room) => Promise<boolean>;
  mute: (wish: MuteWish) => void;
  unmute: (person: MutedPerson) => void;
  report: (report: MatchReport) => Promise<unknown>;
}

interface Props {
  table: Pick<MatchPage, "chat" | "muted" | "muted_until" | "over" | "seats">;
  commands: ChatCommands;
}

/**
 * Talk at the table and, apart from it, among those who watch: players read that when the match is over. Whom one has muted the
 * server does not send; moderators are told of what goes too far.
 */
export function Chat({ table, commands }: Props) {
  const { t, prefs } = useApp();
  const plays = table.seats.some(({ mine }) => mine);
  const account = useAccountName(plays);
  const [room, setRoom] = useState<Room>(plays ? "table" : "watchers");
  const [reported, setReported] = useState<{ name: string; said?: string; about: Omit<MatchReport, "reason"> } | null>(null);
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const clock = new Intl.DateTimeFormat(prefs.lang, { hour: "2-digit", minute: "2-digit" });
  const day = new Intl.DateTimeFormat(prefs.lang, { dateStyle: "long" });
  const rooms = !plays || table.over;
  const shown: Room = rooms ? room : "table";
  const lines = table.chat.filter((line) => line.room === shown);
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines.length, shown]);
  const own = new Set(plays ? table.seats.filter(({ mine }) => mine).map(({ player_name }) => player_name) : [account]);
  const others = table.seats.filter((seat) => seat.kind === "human" && !seat.mine && seat.id === seat.player);
  /** May do something about what others write: whoever can be told apart from others. */
  const known = plays || account !== null;
  const speaks = shown === "table" ? plays : !plays && account !== null;
  const muted = plays && new Date(table.muted_until).getTime() > Date.now();
  const send = async (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (words && (await commands.speak(words, shown))) setText("");
  };
  return (
    <div class="chat">
      {rooms && (
        <div class="chat-rooms" role="group" aria-label={t("chat-rooms")}>
          {(["table", "watchers"] as const).map((one) => (
            <button key={one} type="button" class="button quiet" aria-pressed={shown === one} onClick={() => setRoom(one)}>
              {one === "table" ? t("chat-players") : t("chat-watchers")}
            </button>
          ))}
        </div>
      )}
      <ol ref={list} aria-label={t("chat")} aria-live="polite" tabIndex={0}>
        {lines.length === 0 && <li class="empty">{t("chat-empty")}</li>}
        {lines.map((line) => (
          <li key={line.line}>
            <strong>{line.name}</strong> <time dateTime={line.at}>{clock.format(new Date(line.at))}</time>
            <p>{line.text}</p>
            {known && !own.has(line.name) && (
              <span class="line-verbs">
                <button type="button" class="button quiet" onClick={() => commands.mute({ line: line.line, room: shown, seat: null })}>
                  {t("chat-mute", { name: line.name })}
                </button>
                <button type="button" class="button quiet" onClick={() => setReported({ name: line.name, said: line.text, about: { line: line.line, room: shown, seat: null } })}>
                  {t("report")}
                </button>
              </span>
            )}
          </li>
        ))}
      </ol>
      {muted ? (
        <p role="status">{t("chat-muted-until", { day: day.format(new Date(table.muted_until)) })}</p>
      ) : speaks ? (
        <form onSubmit={send}>
          <input
            type="text"
            maxLength={LONGEST}
            aria-label={t("chat-write")}
            placeholder={t("chat-write")}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button" aria-label={t("chat-send")} title={t("chat-send")}>
            <Icon name="send" />
          </button>
        </form>
      ) : (
        <p>{plays ? t("chat-only-watchers") : shown === "table" ? t("chat-only-players") : t("chat-sign-in")}</p>
      )}
      {known && (others.length > 0 || table.muted.length > 0) && (
        <div class="line-verbs">
          {others.map(({ id, name, player_name }) => (
            <button key={id} type="button" class="button quiet" onClick={() => setReported({ name: player_name || name, about: { seat: id, line: null, room: "table" } })}>
              {t("report-player", { name: player_name || name })}
            </button>
          ))}
          {table.muted.map((person) => (
            <button key={person.id} type="button" class="button quiet" onClick={() => commands.unmute(person)}>
              {t("chat-unmute", { name: person.name })}
            </button>
          ))}
        </div>
      )}
      {reported && (
        <ReportDialog
          name={reported.name}
          said={reported.said}
          send={(reason) => commands.report({ ...reported.about, reason })}
          onClose={() => setReported(null)}
        />
      )}
    </div>
  );
}

/** The name of the account with which somebody who watches writes; null without one. */
function useAccountName(plays: boolean): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer one reads on, and writes nothing.
    if (!plays) whoAmI().then((account) => setName(account?.name ?? null), () => {});
  }, [plays]);
  return name;
}
