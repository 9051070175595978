import type { CalendarItem, Crew, OrderCard, OrderCount } from '#generated/model';
import { addDays } from '#platform/lib/time/dates';
import type { ActivityRow } from '../../../mocks/provider/store/schema';
import { dayMs } from '../../../mocks/provider/time/clock';
import type { World } from '../../../mocks/provider/world';
import { splitBySchedule, lacksCrew } from '../../../src/features/calendar/model/calendarJob';
import { isUrgent } from '../../../src/features/jobs/orders';
import { getField, toList } from '../../kit/world';
import { addFacts, createReader, type Facts, type Read, readAll } from './facts';

/** Rows that need action in each branch, next to the crews and offers they are about. Answers how many rows there were. */
export async function collectNeedsAction(facts: Facts, world: World, companyId: number): Promise<number> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  let rows = 0;
  for (const { id: branchId } of world.tables.branch.by('company', companyId)) {
    const waiting = toList(await read('getNeedsAction', { branchId })) as ActivityRow[];
    rows += waiting.length;
    const jobs = waiting.flatMap(({ data }) => data.order_id ?? []);
    await collectUrgentJobs(facts, world, read, branchId, waiting);
    await collectPinned(facts, world, read, branchId);
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

const crewTypes = new Set(['order.unformed_soon', 'order.partially_formed']);

/** Jobs that start within 48 hours without their whole crew: in Needs action, in the lists of jobs and in the calendar. */
async function collectUrgentJobs(
  facts: Facts,
  { clock }: World,
  read: Read,
  branchId: number,
  waiting: readonly ActivityRow[],
): Promise<void> {
  const now = clock.now();
  const byOperation = new Map<string, number[]>();
  const cards = (await readAll(read, 'getOrders', { id: branchId }, '?per_page=100')) as OrderCard[];
  byOperation.set(
    'getOrders',
    cards.filter((card) => isUrgent(card, now)).map(({ order_id }) => order_id),
  );
  const days = [-1, 0, 1, 2, 3].map((offset) => addDays(now.toISOString().slice(0, 10), offset));
  const range = `?filter[date_from]=${days[0]}&filter[date_to]=${days.at(-1)}&page[size]=100`;
  const items = toList(getField(await read('getOrderCalendar', { id: branchId }, range), 'data')) as CalendarItem[];
  const isSoon = ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) - now.getTime() <= 2 * dayMs;
  byOperation.set(
    'getOrderCalendar',
    splitBySchedule(items)
      .scheduled.filter((item) => isSoon(item) && lacksCrew(item, now))
      .map(({ order_id }) => order_id),
  );
  // A crew that is late is one row, which comes first.
  const late = new Set(waiting.filter(({ type }) => type === 'crew.late').map(({ data }) => data.order_id));
  const soon = waiting.filter(({ type, data }) => crewTypes.has(type) && isSoon({ starts_at: data.starts_at ?? '' }));
  byOperation.set(
    'getNeedsAction',
    soon.flatMap(({ data }) => data.order_id ?? []),
  );
  for (const [operation, ids] of byOperation) {
    const urgent = ids.filter((id) => !late.has(id)).toSorted((one, other) => one - other);
    addFacts(facts, `branch ${branchId} within 48 hours`, ['urgent'], { urgent }, operation);
  }
}

/** The list beside the pinned jobs is what the count of its tab leaves. */
async function collectPinned(facts: Facts, { clock }: World, read: Read, branchId: number): Promise<void> {
  const list = async (query: string) => read('getOrders', { id: branchId }, `?filter[status]=1${query}`);
  const cards = (await readAll(read, 'getOrders', { id: branchId }, '?filter[status]=1')) as OrderCard[];
  const pinned = cards.filter((card) => isUrgent(card, clock.now())).map(({ order_id }) => order_id);
  const except = pinned.length === 0 ? '' : `&filter[except]=${pinned.slice(0, 20).join()}`;
  const total = Number(getField(await list(except), 'total')) + Math.min(20, pinned.length);
  const { count } = (await read('getOrderCount', { id: branchId }, '?filter[status]=1')) as OrderCount;
  addFacts(facts, `not formed jobs of branch ${branchId}`, ['count'], { count: total }, 'the list and its pinned jobs');
  addFacts(facts, `not formed jobs of branch ${branchId}`, ['count'], { count }, 'getOrderCount');
}
