import type { World } from '../../world';
import { expireDue } from './formCrew';

/** A clock that runs may be set forward without its timers noticing, so they check this often. */
const lookAgainMs = 15_000;

/** Lets invitations run out when their time has come, whether somebody asks or not. Returns its end. */
export function keepExpiring(world: World): () => void {
  const { db, tables, clock } = world;
  let planned: { due: string; cancel: () => void } | undefined;

  function plan(): void {
    const due = tables.invitation.one('waiting', 'new')?.expires_at;
    if (due === planned?.due) return;
    planned?.cancel();
    planned = due === undefined ? undefined : { due, cancel: clock.after(waitFor(due), look) };
  }

  function waitFor(due: string): number {
    const wait = Math.max(0, Date.parse(due) - clock.now().getTime());
    return clock.state().mode === 'running' ? Math.min(wait, lookAgainMs) : wait;
  }

  function look(): void {
    planned = undefined;
    world.change(() => expireDue(world));
    plan();
  }

  const unwatch = db.onChange(plan);
  plan();
  return () => {
    unwatch();
    planned?.cancel();
  };
}
