import type { World } from '../../world';
import { expireDue } from './formCrew';

/** A running clock may be set forward without firing timers, so check at least this often. */
const recheckMs = 15_000;

/** Expires invitations when they are due, even without a request. Returns the function that stops it. */
export function startExpiry(world: World): () => void {
  const { db, tables, clock } = world;
  let planned: { due: string; cancel: () => void } | undefined;

  function scheduleNext(): void {
    const due = tables.invitation.one('waiting', 'new')?.expires_at;
    if (due === planned?.due) return;
    planned?.cancel();
    planned = due === undefined ? undefined : { due, cancel: clock.after(getDelayMs(due), expireNow) };
  }

  function getDelayMs(due: string): number {
    const wait = Math.max(0, Date.parse(due) - clock.now().getTime());
    return clock.state().mode === 'running' ? Math.min(wait, recheckMs) : wait;
  }

  function expireNow(): void {
    planned = undefined;
    world.change(() => expireDue(world));
    scheduleNext();
  }

  const unwatch = db.onChange(scheduleNext);
  scheduleNext();
  return () => {
    unwatch();
    planned?.cancel();
  };
}
