import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./prefs";

/** Gives the words for a message id in the language in use. */
export type Translate = (id: string, facts?: Record<string, FluentVariable>) => string;

/** The least number that a language may write in groups of digits. */
const GROUPED = 1000;

/** A whole number that every language of ours writes by its digits: to ask `Intl` for that takes a slow machine a tenth of a second as a page is opened. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function plain(value: FluentVariable): FluentVariable {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < GROUPED ? new PlainNumber(value) : value;
}

/** The beginning of a message. */
const BEGINNING = /^[a-zA-Z][\w-]*(?= *=)/gm;

/** Takes a file apart into its messages, without reading them. */
function apart(source: string): Map<string, string> {
  const beginnings = [...source.matchAll(BEGINNING)];
  return new Map(beginnings.map(({ 0: id, index }, n) => [id, source.slice(index, beginnings[n + 1]?.index)]));
}

export function translator(lang: string, source: string): Translate {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  // A page says a tenth of what there is to say: each message is read as it is said first. None speaks of another one.
  const unread = apart(source);
  return (id, facts) => {
    const text = unread.get(id);
    if (text !== undefined) {
      unread.delete(id);
      bundle.addResource(new FluentResource(text));
    }
    const message = bundle.getMessage(id);
    const given = facts && Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)]));
    return message?.value ? bundle.formatPattern(message.value, given ?? null) : id;
  };
}

export async function loadTexts(lang: Lang): Promise<Translate> {
  const answer = await fetch(`/texts/${lang}.ftl`);
  if (!answer.ok) throw new Error(`texts ${answer.status}`);
  return translator(lang, await answer.text());
}
