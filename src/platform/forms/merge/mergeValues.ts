/** What a form needs to know to join two people's changes to one thing. Every field named changes as one. */
export type MergeRules<Values extends object, Name extends keyof Values & string> = {
  names: (values: Values) => readonly Name[];
  /** What a field says, as text: the same text is no change. */
  contentOf: (values: Values, name: Name) => string;
  /** Fields in which both changes fit together, joined already; nobody has to choose between them. */
  join?: (versions: Versions<Values>) => Partial<Pick<Values, Name>>;
};

/** One thing as it was read, as it is typed here, and as somebody else saved it. */
export type Versions<Values> = { base: Values; mine: Values; theirs: Values };

/** Two people's changes to one thing since it was read. */
export type Differences<Name> = {
  /** Changed by both, to different things: somebody has to choose. */
  both: readonly Name[];
  /** Changed by the other alone, or by both in the same way: taken over. */
  theirs: readonly Name[];
};

/** What the other has changed since `base`, compared with what is typed in `mine`. */
export function differencesOf<Values extends object, Name extends keyof Values & string>(
  versions: Versions<Values>,
  rules: MergeRules<Values, Name>,
): Differences<Name> {
  const { base, mine, theirs } = versions;
  const joined = rules.join?.(versions) ?? {};
  const isSame = (one: Values, other: Values, name: Name) =>
    rules.contentOf(one, name) === rules.contentOf(other, name);
  const changed = rules.names(base).filter((name) => !isSame(base, theirs, name));
  const both = changed.filter((name) => !(name in joined) && !isSame(base, mine, name) && !isSame(mine, theirs, name));
  return { both, theirs: changed.filter((name) => !both.includes(name)) };
}

/**
 * What has to change in `mine` to hold both people's changes; of what both changed, `mine` stays only where it was
 * chosen.
 */
export function mergedChanges<Values extends object, Name extends keyof Values & string>(
  versions: Versions<Values>,
  rules: MergeRules<Values, Name>,
  chosen: ReadonlySet<Name>,
): Partial<Values> {
  const { both, theirs } = differencesOf(versions, rules);
  const taken: Partial<Values> = {};
  for (const name of [...theirs, ...both.filter((each) => !chosen.has(each))]) taken[name] = versions.theirs[name];
  return { ...taken, ...rules.join?.(versions) };
}
