/** What has changed between two JSON values, as docs/http-api.md says. */
export type Patch =
  | { set: unknown }
  | { fields: Record<string, Patch>; gone?: string[] }
  | { items: Record<string, Patch>; ids?: Patch }
  | { parts: [at: number, cut: number, fresh: unknown[]][] };

interface Named {
  id: string;
}

/** The new value. The old one is not changed, and what stayed the same in it is the same object in the new one. */
export function patched(old: unknown, patch: Patch): unknown {
  if ("set" in patch) return patch.set;
  if ("fields" in patch) return withFields(old as Record<string, unknown>, patch.fields, patch.gone ?? []);
  if ("items" in patch) return withItems(old as Named[], patch.items, patch.ids);
  return withParts(old as unknown[], patch.parts);
}

function withFields(old: Record<string, unknown>, fields: Record<string, Patch>, gone: string[]): unknown {
  const made = { ...old };
  for (const [name, change] of Object.entries(fields)) made[name] = patched(old[name], change);
  for (const name of gone) delete made[name];
  return made;
}

function withItems(old: Named[], changes: Record<string, Patch>, order: Patch | undefined): unknown {
  const items = new Map<string, unknown>(old.map((item) => [item.id, item]));
  const before = [...items.keys()];
  for (const [id, change] of Object.entries(changes)) items.set(id, patched(items.get(id), change));
  const ids = order ? (patched(before, order) as string[]) : before;
  return ids.map((id) => items.get(id));
}

function withParts(old: unknown[], parts: [at: number, cut: number, fresh: unknown[]][]): unknown {
  const made: unknown[] = [];
  let at = 0;
  for (const [start, cut, fresh] of parts) {
    made.push(...old.slice(at, start), ...fresh);
    at = start + cut;
  }
  return [...made, ...old.slice(at)];
}
