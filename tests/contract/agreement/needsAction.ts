import type { Activity, Crew } from '#generated/model';
import type { World } from '../../../mocks/world';
import { getField, toList } from '../../kit/world';
import { addFacts, createReader, type Facts, readAll } from './facts';

/** What needs action in each branch, next to the crews and offers it is about. Answers how many rows there were. */
export async function collectNeedsAction(facts: Facts, world: World, companyId: number): Promise<number> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  let rows = 0;
  for (const { id: branchId } of world.tables.branch.by('company', companyId)) {
    const waiting = toList(await read('getNeedsAction', { branchId })) as Activity[];
    rows += waiting.length;
    const jobs = waiting.flatMap(({ data }) => data.order_id ?? []);
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
