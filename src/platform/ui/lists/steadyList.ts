/**
 * A list that does not move while it is being read: shown items keep their position and their announcement, and items that
 * would push them down wait until the reader asks for them.
 */
export type SteadyList<Item> = {
  /** Identity of the list: branch, filter, page. Another key starts over. */
  key: string;
  /** The provider's answer this list was made from. */
  answer: readonly Item[];
  shown: readonly Item[];
  /** Number of new items held back. */
  heldBack: number;
  /** Number of live changes of each item while shown, by id. */
  changeCounts: ReadonlyMap<number, number>;
  /** The latest changes, to be read aloud. */
  announcement: string;
};

/** Identifies an item and describes changes since it was last shown; undefined if nothing changed. */
export type ChangeRules<Item> = {
  getId: (item: Item) => number;
  describeChange: (before: Item | undefined, now: Item) => string | undefined;
  /** True if an item stays in its place although it is no longer listed, because the user just answered it. */
  stays?: (item: Item) => boolean;
};

/** The list after another answer. `isScrolled` keeps the shown items in place. */
export function updateList<Item>(
  before: SteadyList<Item> | undefined,
  { key, answer }: Pick<SteadyList<Item>, 'key' | 'answer'>,
  isScrolled: boolean,
  changeRules: ChangeRules<Item>,
): SteadyList<Item> {
  if (before?.key !== key)
    return { key, answer, shown: answer, heldBack: 0, changeCounts: new Map(), announcement: '' };
  if (before.answer === answer) return dropLeaving(before, changeRules);
  const listed = isScrolled ? keepInPlace(before.shown, answer, changeRules) : { shown: answer, heldBack: 0 };
  const shown = addStaying(before.shown, listed.shown, changeRules);
  return { key, answer, shown, heldBack: listed.heldBack, ...collectChanges(before, shown, changeRules) };
}

/** Shows the items that were held back. */
export function releaseHeld<Item>(list: SteadyList<Item>): SteadyList<Item> {
  return list.heldBack === 0 ? list : { ...list, shown: list.answer, heldBack: 0, announcement: '' };
}

/** Remaining items keep their order. New items are added below, or wait if they belong above. */
function keepInPlace<Item>(shown: readonly Item[], answer: readonly Item[], { getId }: ChangeRules<Item>) {
  const byId = new Map(answer.map((item) => [getId(item), item]));
  const remaining = shown.flatMap((item) => byId.get(getId(item)) ?? []);
  if (remaining.length === 0) return { shown: answer, heldBack: 0 };
  const ids = new Set(remaining.map(getId));
  const lastRemaining = answer.findLastIndex((item) => ids.has(getId(item)));
  return {
    shown: [...remaining, ...answer.slice(lastRemaining + 1)],
    heldBack: answer.slice(0, lastRemaining).filter((item) => !ids.has(getId(item))).length,
  };
}

/** Items that stay are put back after the item they followed. */
function addStaying<Item>(before: readonly Item[], shown: readonly Item[], { getId, stays }: ChangeRules<Item>) {
  const ids = new Set(shown.map(getId));
  return before.reduce<readonly Item[]>((list, item, index) => {
    if (stays?.(item) !== true || ids.has(getId(item))) return list;
    const above = before.slice(0, index).map(getId);
    const at = list.findLastIndex((each) => above.includes(getId(each))) + 1;
    return [...list.slice(0, at), item, ...list.slice(at)];
  }, shown);
}

/** An item stays no longer when the answer that it was given is refused. */
function dropLeaving<Item>(list: SteadyList<Item>, { getId, stays }: ChangeRules<Item>): SteadyList<Item> {
  if (!stays) return list;
  const ids = new Set(list.answer.map(getId));
  const shown = list.shown.filter((item) => ids.has(getId(item)) || stays(item));
  return shown.length === list.shown.length ? list : { ...list, shown, announcement: '' };
}

function collectChanges<Item>(
  before: SteadyList<Item>,
  shown: readonly Item[],
  { getId, describeChange }: ChangeRules<Item>,
) {
  const known = new Map(before.shown.map((item) => [getId(item), item]));
  const changeCounts = new Map(before.changeCounts);
  const words: string[] = [];
  for (const item of shown) {
    const sentence = describeChange(known.get(getId(item)), item);
    if (sentence === undefined) continue;
    changeCounts.set(getId(item), (changeCounts.get(getId(item)) ?? 0) + 1);
    words.push(sentence);
  }
  return { changeCounts, announcement: words.join('. ') };
}
