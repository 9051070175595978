import type { Crew } from '#generated/model';
import { countOpenSlots } from '#domain/orders/openSlots';
import { getSlotLines } from '../../../mocks/rules/crew/formation';
import type { ActivityRow } from '../../../mocks/db/schema';
import { unformedGraceMs } from '../../../mocks/rules/crew/reminders';
import { dayMs, toIso } from '../../../mocks/time/times';
import type { World } from '../../../mocks/world';
import { getField, toList } from '../../kit/world';
import { addFacts, createReader, type Facts, readAll } from './facts';

/** Rows that need action in each branch, next to the crews and offers they are about. Answers how many rows there were. */
export async function collectNeedsAction(facts: Facts, world: World, companyId: number): Promise<number> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  let rows = 0;
  for (const { id: branchId } of world.tables.branch.by('company', companyId)) {
    const waiting = toList(await read('getNeedsAction', { branchId })) as ActivityRow[];
    rows += waiting.length;
    const jobs = waiting.flatMap(({ data }) => data.order_id ?? []);
    for (const orderId of listUnaskedJobs(world, branchId)) {
      addFacts(
        facts,
        `job ${orderId} that starts soon`,
        ['listed'],
        { listed: jobs.includes(orderId) },
        'getNeedsAction',
      );
      addFacts(facts, `job ${orderId} that starts soon`, ['listed'], { listed: true }, 'its open slots');
    }
    const once = new Set(jobs).size === jobs.length;
    addFacts(facts, `needs action in branch ${branchId}`, ['once'], { once }, 'getNeedsAction');
    addFacts(facts, `needs action in branch ${branchId}`, ['once'], { once: true }, 'one row for each job');
    for (const { type, title, data } of waiting) {
      const [orderId, offerId] = [data.order_id ?? 0, data.offer_id ?? 0];
      const named = [...(/ and needs (.*)/.exec(title)?.[1] ?? '').matchAll(/\d+/g)];
      if (named.length > 0) {
        const open = named.reduce((sum, [count]) => sum + Number(count), 0);
        const { slots } = (await read('getCurrentCrew', { orderId })) as Crew;
        const missing = slots.reduce((sum, { required, accepted }) => sum + Math.max(0, required - accepted), 0);
        addFacts(facts, `open slots of job ${orderId}`, ['open'], { open }, 'getNeedsAction');
        addFacts(facts, `open slots of job ${orderId}`, ['open'], { open: missing }, 'getCurrentCrew');
      }
      if (type === 'offer.application_received') {
        const people = await readAll(read, 'getOfferApplications', { offerId }, '?filter[status]=1');
        const applied = people.filter((each) => getField(each, 'applied_at') !== null).length;
        addFacts(facts, `applicants of offer ${offerId}`, ['count'], data, 'getNeedsAction');
        addFacts(facts, `applicants of offer ${offerId}`, ['count'], { count: applied }, 'getOfferApplications');
      }
    }
  }
  return rows;
}

/** Jobs that start within a day and have a slot that no one is invited to. */
function listUnaskedJobs({ tables, clock, now }: World, branchId: number): number[] {
  const dayEnd = toIso(clock.now().getTime() + dayMs);
  return tables.order
    .by('branch', branchId)
    .filter(({ closed_state, starts_at }) => closed_state === null && starts_at > now() && starts_at <= dayEnd)
    .filter((order) => {
      const changed = Date.parse(order.updated_at) + unformedGraceMs;
      const lines = getSlotLines(order.crew_requirements, tables.invitation.by('order', order.id));
      return changed <= clock.now().getTime() && countOpenSlots(lines) > 0;
    })
    .map(({ id }) => id);
}
