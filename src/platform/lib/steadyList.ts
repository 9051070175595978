/**
 * A list that stays where it is under its reader: what is shown keeps its place and its news, what would push it down
 * waits until the reader asks for it.
 */
export type SteadyList<Item> = {
  /** What is listed: branch, filter, page. Another key begins anew. */
  key: string;
  /** The provider's answer this was made from. */
  answer: readonly Item[];
  shown: readonly Item[];
  /** How many new ones are held back. */
  waiting: number;
  /** How often each one has changed by itself while it was shown, by id. */
  turns: ReadonlyMap<number, number>;
  /** What has just changed, for reading aloud. */
  news: string;
};

/** How things are told apart, and what has happened to one since it was last shown, in a sentence; undefined for nothing. */
export type Telling<Item> = {
  idOf: (item: Item) => number;
  change: (before: Item | undefined, now: Item) => string | undefined;
};

/** The list after another answer; unchanged for the same one. `reading` holds what is shown in its place. */
export function nextList<Item>(
  before: SteadyList<Item> | undefined,
  { key, answer }: Pick<SteadyList<Item>, 'key' | 'answer'>,
  reading: boolean,
  telling: Telling<Item>,
): SteadyList<Item> {
  if (before?.key !== key) return { key, answer, shown: answer, waiting: 0, turns: new Map(), news: '' };
  if (before.answer === answer) return before;
  const { shown, waiting } = reading ? heldInPlace(before.shown, answer, telling) : { shown: answer, waiting: 0 };
  return { key, answer, shown, waiting, ...newsOf(before, shown, telling) };
}

/** What was held back takes its place. */
export function released<Item>(list: SteadyList<Item>): SteadyList<Item> {
  return list.waiting === 0 ? list : { ...list, shown: list.answer, waiting: 0, news: '' };
}

/** Those still there keep their order; new ones come in below them, and wait if they belong above. */
function heldInPlace<Item>(shown: readonly Item[], answer: readonly Item[], { idOf }: Telling<Item>) {
  const byId = new Map(answer.map((item) => [idOf(item), item]));
  const kept = shown.flatMap((item) => byId.get(idOf(item)) ?? []);
  if (kept.length === 0) return { shown: answer, waiting: 0 };
  const ids = new Set(kept.map(idOf));
  const lastKept = answer.findLastIndex((item) => ids.has(idOf(item)));
  return {
    shown: [...kept, ...answer.slice(lastKept + 1)],
    waiting: answer.slice(0, lastKept).filter((item) => !ids.has(idOf(item))).length,
  };
}

function newsOf<Item>(before: SteadyList<Item>, shown: readonly Item[], { idOf, change }: Telling<Item>) {
  const known = new Map(before.shown.map((item) => [idOf(item), item]));
  const turns = new Map(before.turns);
  const words: string[] = [];
  for (const item of shown) {
    const told = change(known.get(idOf(item)), item);
    if (told === undefined) continue;
    turns.set(idOf(item), (turns.get(idOf(item)) ?? 0) + 1);
    words.push(told);
  }
  return { turns, news: words.join('. ') };
}
