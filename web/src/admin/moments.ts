/** A moment of the server in words; empty stays empty. */
export function momentWords(moment: string, lang: string): string {
  return moment && new Date(moment).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}

/** The day of a moment in words; empty stays empty. */
export function dayWords(moment: string, lang: string): string {
  return moment && new Date(moment).toLocaleDateString(lang, { dateStyle: "medium" });
}
