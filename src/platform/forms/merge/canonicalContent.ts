/**
 * Serializes a value: the same text is no change. Blank, missing and null are equal, and so are two orders of
 * the properties of one object. `ignored` names properties that do not count.
 */
export function canonicalContent(value: unknown, ignored: readonly string[] = []): string {
  return JSON.stringify(toCanonical(value, ignored)) ?? 'null';
}

/** The same for a list whose order does not matter. */
export function unorderedContent(list: readonly unknown[], ignored: readonly string[] = []): string {
  return JSON.stringify(list.map((entry) => canonicalContent(entry, ignored)).toSorted());
}

function toCanonical(value: unknown, ignored: readonly string[]): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (Array.isArray(value)) return value.map((entry: unknown) => toCanonical(entry, ignored));
  const pairs = Object.keys(value)
    .filter((name) => !ignored.includes(name))
    .toSorted()
    .map((name) => [name, toCanonical(Reflect.get(value, name), ignored)] as const);
  return Object.fromEntries(pairs.filter(([, content]) => content !== null));
}
