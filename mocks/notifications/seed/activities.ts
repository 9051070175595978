import { inLanguage } from '#platform/language/current';
import { castIds } from '../../account/seed/cast';
import { receivesActivity, listPeople, personalFeed } from '../../provider/access/access';
import type { BranchRow } from '../../provider/store/schema';
import { dayMs, toIso, minuteMs } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import { writeActivity } from '../events/notifying';
import { managerAssigned } from '../events/office';
import { makeBranchHistory } from './history';
import { makeHelperHistory, type PastActivity } from './personal';

const { dana, priya, luis, marcus, sofia, tyrell, ethan } = castIds;

/** Activities per branch, and how many of them each person has not read; 6 for people not listed. */
const volumes: Record<number, { count: number; unread: Record<number, number> }> = {
  1: { count: 210, unread: { [dana]: 104, [priya]: 12, [luis]: 23 } },
  2: { count: 60, unread: { [dana]: 9, [priya]: 3 } },
  3: { count: 60, unread: { [dana]: 4, [priya]: 0 } },
};
const usualVolume = { count: 30, unread: {} };
const usualUnread = 6;

/** Activities in the personal feed and how many of them are unread. */
const personalVolumes = [
  { userId: luis, count: 9, unread: 2 },
  { userId: marcus, count: 18, unread: 4 },
  { userId: sofia, count: 14, unread: 4 },
  { userId: tyrell, count: 14, unread: 2 },
  { userId: ethan, count: 3, unread: 3 },
] as const;

/** The activities of the last three weeks; every feed has at least `atLeast`. */
export function seedActivities(world: World, atLeast = 0): void {
  for (const branch of world.tables.branch.all()) {
    const { count, unread } = volumes[branch.id] ?? usualVolume;
    addToBranchFeeds(world, branch, makeBranchHistory(world, branch, Math.max(count, atLeast)), unread);
  }
  for (const { branch_id, user_id } of world.tables.branchManager.all()) {
    const at = world.clock.now().getTime() - 20 * dayMs;
    const draft = managerAssigned(world.tables.branch.require(branch_id), dana);
    addToFeed(world, { userId: user_id, branchId: branch_id }, [{ at, draft }], 0);
  }
  for (const { userId, count, unread } of personalVolumes) {
    const user = world.tables.user.require(userId);
    addToFeed(
      world,
      { userId, branchId: personalFeed },
      inLanguage(user.locale, () => makeHelperHistory(world, user, Math.max(count, atLeast))),
      unread,
    );
  }
}

/** Gives each person in a branch a copy of the activities they receive; `unread` counts by person. */
function addToBranchFeeds(world: World, branch: BranchRow, activities: PastActivity[], unread: Record<number, number>) {
  for (const person of listPeople(world.tables, branch)) {
    const received = activities.filter(({ draft }) => receivesActivity(person, draft.type));
    addToFeed(world, { userId: person.id, branchId: branch.id }, received, unread[person.id] ?? usualUnread);
  }
}

function addToFeed(
  world: World,
  feed: { userId: number; branchId: number },
  activities: PastActivity[],
  unread: number,
): void {
  const { random, clock } = world;
  // Their own actions arrive read.
  const places = activities.flatMap(({ draft }, index) => (draft.actorId === feed.userId ? [] : [index]));
  const open = pickUnreadPlaces(world, places, unread);
  const now = clock.now().getTime();
  activities.forEach(({ at, draft }, index) => {
    const readAt = open.has(index) ? null : toIso(Math.min(now, at + random.int(3, 900) * minuteMs));
    writeActivity(world, draft, { ...feed, at: toIso(at), readAt });
  });
}

/** Picks the unread activities (oldest first): nearly all of the newest, and a few older ones. */
function pickUnreadPlaces({ random }: World, places: readonly number[], unread: number): Set<number> {
  const total = places.length;
  const newest = Math.min(total, unread) - Math.min(Math.floor(unread / 7), Math.max(0, total - unread));
  const older = places.slice(Math.max(0, total - newest - unread), total - newest);
  return new Set([...places.slice(total - newest), ...random.sample(older, Math.min(total, unread) - newest)]);
}
