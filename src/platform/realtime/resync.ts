/** Refetches what may have been missed. Many requests in a short time cause few runs. */
export type Resync = { request: () => void; stop: () => void };

const gatherMs = 100;
const firstSpacingMs = 1000;
const widestSpacingMs = 8000;
const calmMs = 30_000;

/**
 * Runs `run` soon after a request (100 ms, so that channels joining together count as one). While requests keep
 * coming the spacing doubles from 1 s to at most 8 s, and a last run always follows the last request; after 30 s
 * without one the spacing starts over.
 */
export function createResync(run: () => void): Resync {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = Number.NEGATIVE_INFINITY;
  let spacing = 0;

  const fire = () => {
    timer = undefined;
    lastRun = Date.now();
    spacing = Math.min(widestSpacingMs, spacing === 0 ? firstSpacingMs : spacing * 2);
    run();
  };

  return {
    request: () => {
      if (timer !== undefined) return;
      const sinceLast = Date.now() - lastRun;
      if (sinceLast > calmMs) spacing = 0;
      timer = setTimeout(fire, Math.max(gatherMs, spacing - sinceLast));
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      spacing = 0;
      lastRun = Number.NEGATIVE_INFINITY;
    },
  };
}
