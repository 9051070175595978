import { mergedFiles } from './fileValues';
import type { OrderValues } from './orderValues';

/** A part of an order that changes as one. */
export type OrderKey = keyof OrderValues;

/** Two people's changes to one order since it was read. */
export type Differences = {
  /** Changed by both, to different things: somebody has to choose. */
  both: readonly OrderKey[];
  /** Changed by the other alone: taken over. */
  theirs: readonly OrderKey[];
};

/** What the other has changed since `base`, beside what is typed in `mine`. */
export function differencesOf(base: OrderValues, mine: OrderValues, theirs: OrderValues): Differences {
  const changedThere = keysOf(base).filter((name) => !same(base[name], theirs[name]));
  const disputed = changedThere.filter(
    (name) => name !== 'attachment_ids' && !same(base[name], mine[name]) && !same(mine[name], theirs[name]),
  );
  return { both: disputed, theirs: changedThere.filter((name) => !disputed.includes(name)) };
}

/** The other's version with my changes in it; of what both changed, mine only where it was chosen. Files are never disputed. */
export function merged(
  base: OrderValues,
  mine: OrderValues,
  theirs: OrderValues,
  chosen: ReadonlySet<OrderKey>,
): OrderValues {
  const { both } = differencesOf(base, mine, theirs);
  const kept = keysOf(base).filter((name) => (both.includes(name) ? chosen.has(name) : !same(base[name], mine[name])));
  const attachment_ids = mergedFiles(base.attachment_ids, mine.attachment_ids, theirs.attachment_ids);
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])), attachment_ids };
}

export function keysOf(values: OrderValues): OrderKey[] {
  return Object.keys(values).filter((name): name is OrderKey => name in values);
}

/** Equal as the provider would see it: keys of entries and pins on the map are the form's own. */
function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, withoutOwn) === JSON.stringify(other, withoutOwn);
}

function withoutOwn(name: string, value: unknown): unknown {
  return name === 'key' || name === 'pin' ? undefined : value;
}
