/** Refetches everything that may have been missed. Many requests in a short time cause few runs. */
export type Resync = { request: () => void; stop: () => void };

const debounceMs = 100;
/** Milliseconds between two runs: at first, and while requests keep coming. */
type Intervals = { min: number; max: number };
const defaultIntervals: Intervals = { min: 1000, max: 8000 };
const resetAfterMs = 30_000;

/**
 * Runs `run` soon after a request (100 ms, so that channels joining together count as one). While requests keep
 * coming, the interval doubles, by default from 1 s to at most 8 s, and a last run always follows the last request; after 30 s
 * without one the interval starts over.
 */
export function createResync(run: () => void, { min, max } = defaultIntervals): Resync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = Number.NEGATIVE_INFINITY;
  let interval = 0;

  const fire = () => {
    timer = undefined;
    lastRun = performance.now();
    interval = Math.min(max, interval === 0 ? min : interval * 2);
    run();
  };

  return {
    request: () => {
      if (timer !== undefined) return;
      const sinceLast = performance.now() - lastRun;
      if (sinceLast > resetAfterMs) interval = 0;
      timer = setTimeout(fire, Math.max(debounceMs, interval - sinceLast));
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      interval = 0;
      lastRun = Number.NEGATIVE_INFINITY;
    },
  };
}
