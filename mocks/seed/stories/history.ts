import type { BranchRow } from '../../db/schema';
import { dayMs } from '../../time/times';
import type { World } from '../../world';
import { listOfferActivities } from './offerHistory';
import { makeOrderHistory } from './orderHistory';
import type { PastActivity } from './pastActivity';
import { listTeamActivities } from './teamHistory';

const spanDays = 21;

/** The last three weeks of a branch in at most `count` activities, oldest first. Each follows from the rows of the world. */
export function makeBranchHistory(world: World, branch: BranchRow, count: number): PastActivity[] {
  const now = world.clock.now().getTime();
  const since = now - spanDays * dayMs;
  const beside = [...listOfferActivities(world, branch), ...listTeamActivities(world, branch)].filter(
    ({ at }) => at > since && at <= now,
  );
  const activities = [...makeOrderHistory(world, branch, since, count - beside.length), ...beside];
  return activities.sort((a, b) => a.at - b.at).slice(-count);
}
