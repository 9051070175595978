/**
 * State of a clock as plain data: running at an offset from the real clock, or stopped at a moment (epoch
 * milliseconds).
 */
export type ClockState = { mode: 'running'; offsetMs: number } | { mode: 'stopped'; atMs: number };

/** Calls `run` once after this delay. Returns the cancel function. */
export type After = (delayMs: number, run: () => void) => () => void;

/** Waits by the real clock. */
export const realAfter: After = (delayMs, run) => {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
};

/**
 * The world's clock. A running clock may be offset from the real one. A stopped clock moves only by `advance` and
 * `travelTo`. Both then fire the timers that came due on the way, in order: a stopped clock each at its own time, a
 * running one all at the new time.
 */
export type Clock = {
  now(): Date;
  after: After;
  advance(ms: number): void;
  /** May go back. A timer fires only when the clock passes it going forward. */
  travelTo(moment: Date): void;
  state(): ClockState;
  restore(state: ClockState): void;
};

export const createSystemClock = (offsetMs = 0): Clock => createClock({ mode: 'running', offsetMs });
export const createStoppedClock = (at: string | number | Date): Clock =>
  createClock({ mode: 'stopped', atMs: new Date(at).getTime() });

export function createClock(initial: ClockState): Clock {
  let state = initial;
  const timers = new Set<Timer>();
  const getTimeMs = () => (state.mode === 'running' ? Date.now() + state.offsetMs : state.atMs);

  /** A timer that fires may set or cancel others, so look up the next one each time. */
  function moveStopped(toMs: number): void {
    for (let due = findNextDue(timers, toMs); due; due = findNextDue(timers, toMs)) {
      timers.delete(due);
      if (state.mode === 'stopped') state = { mode: 'stopped', atMs: Math.max(state.atMs, due.atMs) };
      due.run();
    }
    state = { mode: 'stopped', atMs: toMs };
  }

  function moveRunning(offsetMs: number): void {
    state = { mode: 'running', offsetMs };
    const toMs = getTimeMs();
    for (let due = findNextDue(timers, toMs); due; due = findNextDue(timers, toMs)) {
      drop(timers, due);
      due.run();
    }
    timers.forEach(wait);
  }

  /** Lets real time fire a timer. */
  function wait(timer: Timer): void {
    clearTimeout(timer.handle);
    timer.handle = setTimeout(() => {
      timers.delete(timer);
      timer.run();
    }, timer.atMs - getTimeMs());
  }

  return {
    now: () => new Date(getTimeMs()),
    after(delayMs, run) {
      const timer: Timer = { atMs: getTimeMs() + Math.max(0, delayMs), run };
      timers.add(timer);
      if (state.mode === 'running') wait(timer);
      return () => drop(timers, timer);
    },
    advance(ms) {
      if (state.mode === 'running') moveRunning(state.offsetMs + ms);
      else moveStopped(state.atMs + ms);
    },
    travelTo(moment) {
      this.advance(moment.getTime() - getTimeMs());
    },
    state: () => state,
    restore(saved) {
      timers.forEach((timer) => drop(timers, timer));
      state = saved;
    },
  };
}

type Timer = { atMs: number; run: () => void; handle?: ReturnType<typeof setTimeout> };

function drop(timers: Set<Timer>, timer: Timer): void {
  clearTimeout(timer.handle);
  timers.delete(timer);
}

/** The earliest timer due by then. Of several due at the same time, the one that was set first. */
function findNextDue(timers: ReadonlySet<Timer>, byMs: number): Timer | undefined {
  let earliest: Timer | undefined;
  for (const timer of timers) {
    if (timer.atMs <= byMs && (!earliest || timer.atMs < earliest.atMs)) earliest = timer;
  }
  return earliest;
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** An instant as the API writes it. */
export function toIso(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}
