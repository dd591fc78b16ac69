import { useEffect, useRef, useState } from "preact/hooks";
import { useApp } from "../app/context";
import { useMuted } from "../care/muted";
import { ReportDialog } from "../care/ReportDialog";
import { Icon } from "../parts/Icon";
import type { ChatLine, MatchReport } from "../protocol";

const LONGEST = 500;

interface Props {
  lines: ChatLine[];
  speak: (text: string) => Promise<boolean>;
  /** The names under which the viewer speaks. */
  own: Set<string>;
  /** The other people at the table, by a seat of each. */
  others: { seat: string; name: string }[];
  /** Reports a line or whoever has a seat; null for whoever has none. */
  report: ((report: MatchReport) => Promise<unknown>) | null;
}

/** Talk at the table. Whom one does not want to read is not shown at this browser; moderators are told of what goes too far. */
export function Chat({ lines, speak, own, others, report }: Props) {
  const { t, prefs } = useApp();
  const { isMuted, toggle } = useMuted();
  const [reported, setReported] = useState<{ name: string; said?: string; about: Omit<MatchReport, "reason"> } | null>(null);
  const [text, setText] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const clock = new Intl.DateTimeFormat(prefs.lang, { hour: "2-digit", minute: "2-digit" });
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines.length]);
  const send = async (event: Event) => {
    event.preventDefault();
    const words = text.trim();
    if (words && (await speak(words))) setText("");
  };
  return (
    <div class="chat">
      <ol ref={list} aria-label={t("chat")} aria-live="polite" tabIndex={0}>
        {lines.length === 0 && <li class="empty">{t("chat-empty")}</li>}
        {lines.map((line, index) => (
          <li key={index}>
            <strong>{line.name}</strong> <time dateTime={line.at}>{clock.format(new Date(line.at))}</time>
            <p>{isMuted(line.name) ? t("chat-muted") : line.text}</p>
            {!own.has(line.name) && (
              <span class="line-verbs">
                <button type="button" class="button quiet" onClick={() => toggle(line.name)}>
                  {isMuted(line.name) ? t("chat-unmute", { name: line.name }) : t("chat-mute", { name: line.name })}
                </button>
                {report && (
                  <button type="button" class="button quiet" onClick={() => setReported({ name: line.name, said: line.text, about: { line: line.line } })}>
                    {t("report")}
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
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
      {report && (
        <div class="line-verbs">
          {others.map(({ seat, name }) => (
            <button key={seat} type="button" class="button quiet" onClick={() => setReported({ name, about: { seat } })}>
              {t("report-player", { name })}
            </button>
          ))}
        </div>
      )}
      {reported && report && (
        <ReportDialog
          name={reported.name}
          said={reported.said}
          send={(reason) => report({ ...reported.about, reason })}
          onClose={() => setReported(null)}
        />
      )}
    </div>
  );
}
