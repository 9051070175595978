import type { World } from '../world';
import { minuteMs } from './clock';

type Watched = {
  /** Tables whose changes may change the next due time; all if left out. */
  tables?: readonly string[];
  /** Time when something is due next. */
  findDue: () => string | undefined;
  settle: () => void;
};

/** A running clock may be set forward without firing timers, so check at least this often. */
const [recheckMs, repeatMs] = [15_000, minuteMs];

/** Settles what is due at its time, even without a request. Returns the function that stops it. */
export function watchDue(world: World, { tables, findDue, settle }: Watched): () => void {
  const { db, clock } = world;
  let planned: { due: string; cancel: () => void } | undefined;

  function scheduleNext(): void {
    const due = findDue();
    if (due === planned?.due) return;
    planned?.cancel();
    planned = due === undefined ? undefined : { due, cancel: clock.after(getDelayMs(due), settleNow) };
  }

  function getDelayMs(due: string): number {
    const wait = Math.max(0, Date.parse(due) - clock.now().getTime());
    return clock.state().mode === 'running' ? Math.min(wait, recheckMs) : wait;
  }

  function settleNow(): void {
    planned = undefined;
    world.change(settle);
    scheduleNext();
  }

  const unwatch = db.onChange((changes) => {
    if (!tables || changes.some(({ table }) => tables.includes(table))) scheduleNext();
  });
  scheduleNext();
  return () => {
    unwatch();
    planned?.cancel();
  };
}

/**
 * Runs a check every minute while the clock runs; a stopped clock waits `getDelay` milliseconds. The check gets the times
 * of the run before and of this one, in milliseconds. Returns the function that stops it.
 */
export function repeatEvery(
  { clock, change }: World,
  getDelay: (now: number) => number,
  run: (since: number, now: number) => void,
): () => void {
  let cancel: () => void = () => undefined;
  let since = clock.now().getTime();

  function scheduleNext(): void {
    cancel = clock.after(clock.state().mode === 'running' ? repeatMs : getDelay(clock.now().getTime()), runNow);
  }

  function runNow(): void {
    const now = clock.now().getTime();
    change(() => run(since, now));
    since = now;
    scheduleNext();
  }

  scheduleNext();
  return () => cancel();
}
