/**
 * What shows that someone uses the page: the pointer, a touch, a key or the wheel, and without them, as by assistive
 * technology, a click or an input. A page scrolls by itself too.
 */
const signs = ['pointermove', 'touchstart', 'keydown', 'wheel', 'click', 'input'] as const;

let wasUsed = false;

/** Whether someone has used this page since the app started to watch. */
export const isInUse = (): boolean => wasUsed;

/** Notes the first sign of use from now on. Called once, when the app starts. */
export function watchFirstUse(): void {
  wasUsed = false;
  onFirstUse(() => {
    wasUsed = true;
  });
}

/** Calls back with the next sign of use, once. Returns the function that stops it. */
export function onFirstUse(action: () => void): () => void {
  const stop = new AbortController();
  const note = () => {
    stop.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true, signal: stop.signal });
  return () => stop.abort();
}
