import type { BranchRow } from '../../provider/store/schema';
import { createWeeklyRating, getLastMonday } from '../../notifications/events/weeklyRating';
import { hourMs } from '../../provider/time/times';
import { repeatEvery } from '../../provider/time/watchDue';
import type { World } from '../../provider/world';

/** Announces to each branch on Monday morning how helpers rated the company in the week before. Returns the function that stops it. */
export function startWeeklyRatings(world: World): () => void {
  return repeatEvery(
    world,
    () => hourMs,
    (since, now) => {
      const isDue = (branch: BranchRow) => branch.closed_at === null && getLastMonday(branch, now) > since;
      for (const branch of world.tables.branch.where(isDue)) announceWeek(world, branch, getLastMonday(branch, now));
    },
  );
}

function announceWeek(world: World, branch: BranchRow, monday: number): void {
  const createDraft = createWeeklyRating(world, branch, monday);
  if (createDraft) world.announce({ type: 'activityHappened', branchId: branch.id, createDraft });
}
