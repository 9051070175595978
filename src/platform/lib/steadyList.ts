/**
 * A list that does not move while it is being read: shown items keep their position and their news, and items that
 * would push them down wait until the reader asks for them.
 */
export type SteadyList<Item> = {
  /** What is listed: branch, filter, page. Another key starts over. */
  key: string;
  /** The provider's answer this list was made from. */
  answer: readonly Item[];
  shown: readonly Item[];
  /** How many new items are held back. */
  waiting: number;
  /** How often each item changed on its own while shown, by id. */
  turns: ReadonlyMap<number, number>;
  /** The latest changes, to be read aloud. */
  news: string;
};

/** How to identify an item, and a sentence about what changed since it was last shown; undefined for nothing. */
export type ChangeRules<Item> = {
  getId: (item: Item) => number;
  describeChange: (before: Item | undefined, now: Item) => string | undefined;
};

/** The list after another answer; unchanged for the same answer. `reading` keeps the shown items in place. */
export function updateList<Item>(
  before: SteadyList<Item> | undefined,
  { key, answer }: Pick<SteadyList<Item>, 'key' | 'answer'>,
  reading: boolean,
  changeRules: ChangeRules<Item>,
): SteadyList<Item> {
  if (before?.key !== key) return { key, answer, shown: answer, waiting: 0, turns: new Map(), news: '' };
  if (before.answer === answer) return before;
  const { shown, waiting } = reading ? keepInPlace(before.shown, answer, changeRules) : { shown: answer, waiting: 0 };
  return { key, answer, shown, waiting, ...collectNews(before, shown, changeRules) };
}

/** Shows the items that were held back. */
export function releaseHeld<Item>(list: SteadyList<Item>): SteadyList<Item> {
  return list.waiting === 0 ? list : { ...list, shown: list.answer, waiting: 0, news: '' };
}

/** Remaining items keep their order. New ones are added below; those that belong above wait. */
function keepInPlace<Item>(shown: readonly Item[], answer: readonly Item[], { getId }: ChangeRules<Item>) {
  const byId = new Map(answer.map((item) => [getId(item), item]));
  const kept = shown.flatMap((item) => byId.get(getId(item)) ?? []);
  if (kept.length === 0) return { shown: answer, waiting: 0 };
  const ids = new Set(kept.map(getId));
  const lastKept = answer.findLastIndex((item) => ids.has(getId(item)));
  return {
    shown: [...kept, ...answer.slice(lastKept + 1)],
    waiting: answer.slice(0, lastKept).filter((item) => !ids.has(getId(item))).length,
  };
}

function collectNews<Item>(
  before: SteadyList<Item>,
  shown: readonly Item[],
  { getId, describeChange }: ChangeRules<Item>,
) {
  const known = new Map(before.shown.map((item) => [getId(item), item]));
  const turns = new Map(before.turns);
  const words: string[] = [];
  for (const item of shown) {
    const sentence = describeChange(known.get(getId(item)), item);
    if (sentence === undefined) continue;
    turns.set(getId(item), (turns.get(getId(item)) ?? 0) + 1);
    words.push(sentence);
  }
  return { turns, news: words.join('. ') };
}
