import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./prefs";

/** Gives the words for a message id in the language in use. */
export type Translate = (id: string, facts?: Record<string, FluentVariable>) => string;

export function translator(lang: string, source: string): Translate {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return (id, facts) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, facts ?? null) : id;
  };
}

export async function loadTexts(lang: Lang): Promise<Translate> {
  const answer = await fetch(`/texts/${lang}.ftl`);
  if (!answer.ok) throw new Error(`texts ${answer.status}`);
  return translator(lang, await answer.text());
}
