import { useMemo } from "preact/hooks";

/** The tokens `tone-NAME` and `tone-NAME-on-felt` of a theme: a tone on light and on dark ground. */
const TONE = /^tone-(.+?)(-on-felt)?$/;
const NAME = /^[a-z][a-z0-9-]*$/;
const VALUE = /^[^;{}<>]*$/;

/** A theme as rules: every token a custom property of the table, every tone for what is of that tone. By night, paper is dark as the furniture is. */
export function themeRules(theme: Record<string, string>): string {
  const tokens: string[] = [];
  const tones: string[] = [];
  for (const [name, value] of Object.entries(theme)) {
    if (!NAME.test(name) || !VALUE.test(value)) continue;
    const [, tone, dark] = TONE.exec(name) ?? [];
    if (tone) tones.push(`${dark ? '[data-theme="dark"] ' : ""}.table [data-tone="${tone}"]{--tone:${value}}`);
    else tokens.push(`--${name}:${value}`);
  }
  const night = tokens.length > 0 ? '[data-theme="dark"] .table{--paper:var(--felt-2);--ink:var(--on-felt);--ink-soft:var(--on-felt-soft)}' : "";
  return `.table{${tokens.join(";")}}${night}${tones.join("")}`;
}

/** What makes a table the room of its game. */
export function ThemeStyle({ theme }: { theme: Record<string, string> }) {
  const rules = useMemo(() => themeRules(theme), [theme]);
  return <style dangerouslySetInnerHTML={{ __html: rules }} />;
}
