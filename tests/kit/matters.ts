import { unformedSoon } from '../../mocks/realtime/activities/crew';
import { applicationsReceived } from '../../mocks/realtime/activities/offers';
import type { ActivityDraft } from '../../mocks/realtime/domainEvents';
import { toJob } from '../../mocks/realtime/orderFacts';
import type { World } from '../../mocks/world';
import { PositionCode } from '#generated/model/codes';
import { placeOrder } from './orders';

/** A job of Phoenix that starts soon and needs a helper, and an offer for it with applicants. Returns the job's id. */
export async function addMatters(world: World): Promise<number> {
  const id = await placeOrder(world);
  const job = toJob(world.tables.order.require(id));
  announce(
    world,
    unformedSoon(job, { needs: [{ position: PositionCode.helper, count: 1 }], filled: 0 }, world.clock.now().getTime()),
  );
  const offer = { id: 900, title: '', job, needs: [{ position: PositionCode.helper, count: 1 }] };
  for (const applicants of [2, 1]) announce(world, applicationsReceived(offer, applicants));
  return id;
}

function announce(world: World, activity: ActivityDraft): void {
  world.change(() => world.announce({ type: 'activityHappened', branchId: 1, createDraft: () => activity }));
}
