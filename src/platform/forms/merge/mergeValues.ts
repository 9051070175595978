/** Rules for merging two users' changes to one entity. Each named field is merged as a unit. */
export type MergeRules<Values extends object, Name extends keyof Values & string> = {
  listNames: (values: Values) => readonly Name[];
  /** A field's content as text; the same text means no change. */
  getContent: (values: Values, name: Name) => string;
  /** Fields where both changes can be combined, already combined. The user need not choose. */
  join?: (versions: Versions<Values>) => Partial<Pick<Values, Name>>;
};

/** An entity as it was loaded, as edited here, and as saved by another user. */
export type Versions<Values> = { base: Values; mine: Values; theirs: Values };

/** Two users' changes to one entity since it was loaded. */
export type Differences<Name> = {
  /** Changed by both to different values, so the user must choose. */
  both: readonly Name[];
  /** Changed only by the other user, or by both in the same way. Applied without asking. */
  theirs: readonly Name[];
};

/** Compares the other user's changes since `base` with `mine`. */
export function findDifferences<Values extends object, Name extends keyof Values & string>(
  versions: Versions<Values>,
  rules: MergeRules<Values, Name>,
): Differences<Name> {
  const { base, mine, theirs } = versions;
  const joined = rules.join?.(versions) ?? {};
  const isSame = (one: Values, other: Values, name: Name) =>
    rules.getContent(one, name) === rules.getContent(other, name);
  const changed = rules.listNames(base).filter((name) => !isSame(base, theirs, name));
  const both = changed.filter((name) => !(name in joined) && !isSame(base, mine, name) && !isSame(mine, theirs, name));
  return { both, theirs: changed.filter((name) => !both.includes(name)) };
}

/**
 * The changes to `mine` that include both users' edits. Where both changed a field, `mine` stays only if it was
 * chosen.
 */
export function mergeChanges<Values extends object, Name extends keyof Values & string>(
  versions: Versions<Values>,
  rules: MergeRules<Values, Name>,
  chosen: ReadonlySet<Name>,
): Partial<Values> {
  const { both, theirs } = findDifferences(versions, rules);
  const adopted: Partial<Values> = {};
  for (const name of [...theirs, ...both.filter((each) => !chosen.has(each))]) adopted[name] = versions.theirs[name];
  return { ...adopted, ...rules.join?.(versions) };
}

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
