/** The first `count` items in the order of `compare`, without sorting the others. */
export function takeFirst<Item>(items: readonly Item[], count: number, compare: (a: Item, b: Item) => number): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    let at = first.length;
    for (let before = first[at - 1]; before !== undefined && compare(item, before) < 0; before = first[at - 1]) at -= 1;
    first.splice(at, 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}
