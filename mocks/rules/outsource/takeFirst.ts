/**
 * The first `count` items in the order of `compare`, without sorting the others. Two different items must never compare
 * as 0.
 */
export function takeFirst<Item>(
  items: readonly Item[],
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (first.length === count && last !== undefined && compare(item, last) >= 0) continue;
    const place = first.findLastIndex((each) => compare(each, item) < 0) + 1;
    first.splice(place, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
