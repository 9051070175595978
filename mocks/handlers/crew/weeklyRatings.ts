import type { BranchRow } from '../../db/schema';
import { createWeeklyRating, getLastMonday } from '../../realtime/activities/weeklyRating';
import { hourMs } from '../../time/times';
import type { World } from '../../world';

/** A running clock may be set forward, so look again at least this often. */
const [fastIntervalMs, slowIntervalMs] = [60_000, hourMs];

/** Announces to each branch on Monday morning how helpers rated the company in the week before. Returns the function that stops it. */
export function startWeeklyRatings(world: World): () => void {
  const { tables, clock } = world;
  let cancel: () => void = () => undefined;
  let since = clock.now().getTime();
  function scheduleNext(): void {
    cancel = clock.after(clock.state().mode === 'running' ? fastIntervalMs : slowIntervalMs, announceDue);
  }
  function announceDue(): void {
    const now = clock.now().getTime();
    const due = tables.branch.where((branch) => branch.closed_at === null && getLastMonday(branch, now) > since);
    if (due.length > 0)
      world.change(() => due.forEach((branch) => announceWeek(world, branch, getLastMonday(branch, now))));
    since = now;
    scheduleNext();
  }
  scheduleNext();
  return () => cancel();
}

function announceWeek(world: World, branch: BranchRow, monday: number): void {
  const createDraft = createWeeklyRating(world, branch, monday);
  if (createDraft) world.announce({ type: 'activityHappened', branchId: branch.id, createDraft });
}
