import { OrderStatus } from '../../src/generated/model/codes';
import type { BranchRow, OrderRow } from '../db/schema';
import { ratingReceived } from '../realtime/activities/office';
import { applicationsReceived, offerExpiring, offerFilled } from '../realtime/activities/offers';
import type { ActivityDraft } from '../realtime/domainEvents';
import { toJob } from '../realtime/orderFacts';
import { type Setting, createSetting } from '../seed/stories/setting';
import type { World } from '../world';

/**
 * Other events in a branch, one after another: applications to offers, and ratings. The office does nothing on its own,
 * because a visitor may be signed in as that person.
 */
export function createStory(world: World, branch: BranchRow): ActivityDraft[] {
  const setting = createSetting(world, branch);
  const offered = listOpenJobs(world, branch);
  return world.random.weighted([
    [() => offerFills(world, offered), offered.length > 0 ? 2 : 0],
    [() => rated(setting), 1],
  ])();
}

/** Upcoming jobs with open slots. */
function listOpenJobs({ tables, now }: World, { id }: BranchRow): OrderRow[] {
  return tables.order.select(
    'branch',
    id,
    ({ closed_state, status, starts_at }) =>
      closed_state === null && status !== OrderStatus.formed && starts_at > now(),
  );
}

function offerFills(world: World, orders: readonly OrderRow[]): ActivityDraft[] {
  const { random, db } = world;
  const offer = { id: db.nextId('offer'), job: toJob(random.pick(orders)), count: random.int(2, 3) };
  return [
    applicationsReceived(offer, 1),
    applicationsReceived(offer, random.int(2, 4)),
    ...(random.chance(0.3) ? [offerExpiring(offer, offer.count - 1)] : []),
    offerFilled(offer),
  ];
}

function rated({ world: { random }, branch, company }: Setting): ActivityDraft[] {
  return [ratingReceived(branch, company, random.int(45, 49) / 10)];
}
