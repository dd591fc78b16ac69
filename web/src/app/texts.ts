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

export function translator(lang: string, source: string): Translate {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, facts) => {
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
