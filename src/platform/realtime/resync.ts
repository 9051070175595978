/** Refetches everything that may have been missed. Many requests in a short time cause few runs. */
export type Resync = { request: () => void; stop: () => void };

const debounceMs = 100;
const minIntervalMs = 1000;
const maxIntervalMs = 8000;
const resetAfterMs = 30_000;

/**
 * Runs `run` soon after a request (100 ms, so that channels joining together count as one). While requests keep
 * coming, the interval doubles from 1 s to at most 8 s, and a last run always follows the last request; after 30 s
 * without one the interval starts over.
 */
export function createResync(run: () => void): Resync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = Number.NEGATIVE_INFINITY;
  let interval = 0;

  const fire = () => {
    timer = undefined;
    lastRun = Date.now();
    interval = Math.min(maxIntervalMs, interval === 0 ? minIntervalMs : interval * 2);
    run();
  };

  return {
    request: () => {
      if (timer !== undefined) return;
      const sinceLast = Date.now() - lastRun;
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
