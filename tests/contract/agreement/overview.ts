import { getLaborCost, getLaborPercent } from '#domain/money/crewPay';
import { listOpenSlots } from '#domain/orders/openSlots';
import { countPresence } from '#domain/orders/todayState';
import type { BranchOverview, Crew, Order, OrderCapacity, OrderCompletion } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { addDays } from '#platform/lib/time/dates';
import type { World } from '../../../mocks/provider/world';
import type { KnownItem } from '../../kit/calendar/calendarOrders';
import { getField, toList } from '../../kit/world';
import { addFacts, createReader, type Facts, type Read } from './facts';

/** The numbers of today of each branch, next to the lists that they count, and of all branches, next to their sum. */
export async function collectOverviews(facts: Facts, world: World, companyId: number): Promise<void> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  const ids = toList(await read('getBranches')).map((branch) => Number(getField(branch, 'id')));
  for (const id of ids) await collectOverview(facts, world, read, id);
  const [first] = ids;
  if (first !== undefined) await collectWhole(facts, read, ids, first);
}

/** The open slots of all branches on the days of the first. */
async function collectWhole(facts: Facts, read: Read, ids: readonly number[], first: number): Promise<void> {
  const { today, open_slots } = (await read('getOverview', { id: first }, '?scope=company')) as BranchOverview;
  const each = await Promise.all(ids.map((id) => readOpenSlots(read, id, today)));
  const days = open_slots.days.map((_, index) => sum(each.map((slots) => slots[index] ?? 0)));
  addFacts(facts, `overview of the company of branch ${first}`, ['days'], open_slots, 'getOverview');
  addFacts(facts, `overview of the company of branch ${first}`, ['days'], { days }, 'getOrderCalendar');
}

const toRange = (from: string, to: string) => `?filter[date_from]=${from}&filter[date_to]=${to}`;

const readCapacity = async (read: Read, id: number, today: string) =>
  (await read('getOrderCapacity', { id }, toRange(today, addDays(today, 13)))) as OrderCapacity;

/** Open slots of each of the 14 days from today, job by job. */
async function readOpenSlots(read: Read, id: number, today: string): Promise<number[]> {
  const days = Array.from({ length: 14 }, (_, offset) => addDays(today, offset));
  const jobs = (await readCalendar(read, id, toRange(today, addDays(today, 13)))).filter(
    ({ closed_state }) => closed_state === null,
  );
  return days.map((day) =>
    sum(
      jobs
        .filter(({ date, end_date }) => date <= day && (end_date ?? date) >= day)
        .flatMap((job) => listOpenSlots(job.crew_requirements, job.crew).map(({ count }) => count)),
    ),
  );
}

async function collectOverview(facts: Facts, world: World, read: Read, id: number): Promise<void> {
  const overview = (await read('getOverview', { id })) as BranchOverview;
  const { today, crewed_jobs, open_slots, people, labor, coverage } = overview;
  const subject = `overview of branch ${id}`;
  const count = async (states: string) =>
    getField(
      await read('getOrders', { id }, `?filter[status]=${states}&filter[date_from]=${today}&filter[date_to]=${today}`),
      'total',
    );
  addFacts(facts, subject, ['crewed', 'jobs'], crewed_jobs, 'getOverview');
  addFacts(facts, subject, ['crewed', 'jobs'], { crewed: await count('4'), jobs: await count('1,2,3,4') }, 'getOrders');
  const slots = await readOpenSlots(read, id, today);
  addFacts(facts, subject, ['slots', 'days'], open_slots, 'getOverview');
  addFacts(facts, subject, ['slots', 'days'], { slots: sum(slots.slice(0, 7)), days: slots }, 'getOrderCalendar');
  const shown = coverage.map(({ positions }) =>
    positions.map(({ needed, accepted, open }) => [needed, accepted, open]),
  );
  const known = (await readCapacity(read, id, today)).days.map(({ positions }) =>
    positions.map(({ needed, booked, open }) => [needed, booked, open]),
  );
  addFacts(facts, subject, ['coverage'], { coverage: shown }, 'getOverview');
  addFacts(facts, subject, ['coverage'], { coverage: known }, 'getOrderCapacity');
  const ofToday = await readCalendar(read, id, toRange(today, today));
  addFacts(facts, subject, ['on_my_way', 'late'], people, 'getOverview');
  addFacts(facts, subject, ['on_my_way', 'late'], countPeople(world, ofToday, today), 'getOrderCalendar');
  const ofWeek = await readCalendar(read, id, toRange(labor.date_from, labor.date_to));
  addFacts(facts, subject, ['percent', 'labor', 'quotes'], labor, 'getOverview');
  const week = ofWeek.filter(({ date }) => date >= labor.date_from && date <= labor.date_to);
  addFacts(facts, subject, ['percent', 'labor', 'quotes'], await sumLabor(read, week), 'getOrder and getCurrentCrew');
}

async function readCalendar(read: Read, id: number, query: string): Promise<KnownItem[]> {
  const items: KnownItem[] = [];
  for (let page = 1; ; page += 1) {
    const found = await read('getOrderCalendar', { id }, `${query}&page[size]=100&page[number]=${page}`);
    items.push(...(toList(getField(found, 'data')) as KnownItem[]));
    if (page >= Number(getField(found, 'last_page') ?? 1)) break;
  }
  return items.filter(({ closed_state }) => closed_state !== 'cancelled');
}

function countPeople({ clock }: World, jobs: readonly KnownItem[], today: string) {
  const open = jobs.filter(
    ({ date, end_date, closed_state }) => closed_state === null && date <= today && (end_date ?? date) >= today,
  );
  const counts = open.map((job) => {
    const crew = job.crew.filter(({ status }) => status === InvitationStatus.accepted);
    return countPresence(job, crew, clock.now());
  });
  return { on_my_way: sum(counts.map((each) => each.on_my_way)), late: sum(counts.map((each) => each.late)) };
}

async function sumLabor(read: Read, jobs: readonly KnownItem[]) {
  let [labor, quotes] = [0, 0];
  for (const { order_id: orderId } of jobs) {
    const { customer_quote: quote } = (await read('getOrder', { orderId })) as Order;
    if (quote === null || quote === undefined || quote <= 0) continue;
    const crew = (await read('getCurrentCrew', { orderId })) as Crew;
    const detail = await read('getOrderDetail', { orderId }, '?mover=1&moving_team=1');
    const completion = (getField(detail, 'completion') ?? null) as OrderCompletion | null;
    labor += getLaborCost(completion, crew)?.high ?? 0;
    quotes += quote;
  }
  return { labor, quotes, percent: getLaborPercent(labor, quotes) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
