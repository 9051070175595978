/** One failed call may be chance; after this many in a row the provider counts as out of reach. */
const limit = 2;

let count = 0;
const watchers = new Set<() => void>();

/** Notes whether a call got any answer of the provider, also a refusal. */
export function noteAnswered(wasAnswered: boolean): void {
  const before = isOutOfReach();
  count = wasAnswered ? 0 : count + 1;
  if (isOutOfReach() !== before) watchers.forEach((notify) => notify());
}

/** Whether the last calls got no answer. */
export function isOutOfReach(): boolean {
  return count >= limit;
}

/** Calls back when `isOutOfReach` changes; returns how to stop. */
export function watchReach(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}
