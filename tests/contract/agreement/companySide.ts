import type { World } from '../../../mocks/provider/world';
import { getField, toList } from '../../kit/world';
import { toDay } from './days';
import { createReader, type Facts, type Read, readAll, addFacts, addRating, walk } from './facts';
import { addJob } from './jobs';

/** Fields of a person that every list and page of a company shows alike. */
const personFields = [
  'first_name',
  'last_name',
  'avatar_url',
  'phone',
  'hours_this_week',
  'positions',
  'jobs_together',
  'is_favorite',
];
const offerFields = ['status', 'apply_by', 'waiting', 'date', 'end_date', 'starts_at', 'ends_at', 'title'];

/** Everything the owner of a company reads about its jobs, people and offers. */
export async function collectCompany(facts: Facts, world: World, companyId: number): Promise<void> {
  const read = createReader(world, world.tables.company.require(companyId).owner_id);
  const add = (answer: unknown, operation: string) =>
    walk(answer, (row) => {
      addJob(facts, row, operation);
      addPerson(facts, row, operation, companyId);
    });
  for (const { id } of world.tables.branch.by('company', companyId)) {
    for (const operation of ['getOrders', 'getOrderHistory'] as const)
      add(await readAll(read, operation, { id }, '?per_page=100'), operation);
    for (const operation of ['getEmployees', 'getBranchInvitations'] as const)
      add(await readAll(read, operation, { id }), operation);
    add(await read('getOrderCalendar', { id }, `${toRange(world)}&page[size]=100`), 'getOrderCalendar');
    for (const day of [0, 1, 2, 3, 4, 5, 6])
      add(await read('getCrewPlan', { id }, `?filter[date]=${toDay(world, day)}`), 'getCrewPlan');
    for (const search of ['a', 'e', 'o']) {
      add(await read('searchBranch', { id }, `?search=${search}`), 'searchBranch');
      add(await readAll(read, 'searchHelpersGlobally', { id }, `?search=${search}`), 'searchHelpersGlobally');
    }
    for (const { id: employeeId } of world.tables.employee.by('branch', id))
      for (const operation of ['getEmployee', 'getMemberProfile'] as const)
        await collectMember(facts, read, { operation, employeeId, add });
    await collectOrders(world, read, id, add);
    await collectOffers(facts, read, id, add);
  }
}

type Note = (answer: unknown, operation: string) => void;

/** A member, their jobs, and their reliability as they read it themselves. */
async function collectMember(
  facts: Facts,
  read: Read,
  { operation, employeeId, add }: { operation: 'getEmployee' | 'getMemberProfile'; employeeId: number; add: Note },
): Promise<void> {
  const member = await read(operation, { employeeId });
  add(member, operation);
  const person = `person ${String(getField(member, 'user_id'))}`;
  addFacts(facts, person, ['acceptance', 'show_up', 'late_cancels'], getField(member, 'reliability'), operation);
}

async function collectOrders(world: World, read: Read, branchId: number, add: Note): Promise<void> {
  const recent = world.tables.order
    .by('branch', branchId)
    .filter(({ closed_state, date }) => closed_state === null || date > toDay(world, -14));
  for (const { id: orderId } of recent) {
    for (const operation of ['getOrder', 'getOrderCard', 'getCurrentCrew'] as const)
      add(withOrder(await read(operation, { orderId }), orderId), operation);
    add(withOrder(await read('getOrderDetail', { orderId }, '?mover=1&moving_team=1'), orderId), 'getOrderDetail');
  }
  const next = recent.filter(({ closed_state, starts_at }) => closed_state === null && starts_at > world.now());
  // The newest jobs have open slots.
  for (const { id } of next.slice(-4)) {
    add(await read('getInvitableEmployees', { orderId: id }), 'getInvitableEmployees');
    add(await read('matchHelpers', {}, '', { order_id: id, radius_miles: 50 }), 'matchHelpers');
  }
}

/** The crew of an answer about one order, with the order's id. */
function withOrder(answer: unknown, order_id: number): unknown {
  const crew = getField(answer, 'crew') ?? getField(answer, 'members') ?? getField(answer, 'moving_team');
  const slots = getField(answer, 'slots');
  const summary = slots && { order_id, crew_summary: sumSlots(slots) };
  return [answer, summary, toList(crew).map((member) => ({ member_of: order_id, ...(member as object) }))];
}

function sumSlots(slots: unknown): object {
  const sum = (field: string) =>
    toList(slots).reduce<number>((total, slot) => total + Number(getField(slot, field)), 0);
  return { required: sum('required'), accepted: sum('accepted'), pending: sum('pending') };
}

function addPerson(facts: Facts, row: object, operation: string, companyId: number): void {
  const userId = getField(row, 'user_id');
  if (typeof userId !== 'number') return;
  addFacts(facts, `person ${userId} of company ${companyId}`, personFields, row, operation);
  addRating(facts, userId, [getField(row, 'rating_avg'), getField(row, 'rating_count')], operation);
}

async function collectOffers(facts: Facts, read: Read, branchId: number, add: Note): Promise<void> {
  for (const row of await readAll(read, 'getOffers', {}, `?branch_id=${branchId}`)) {
    const offerId = Number(getField(row, 'id'));
    const shown = await read('getOffer', { offerId });
    const people = await readAll(read, 'getOfferApplications', { offerId });
    const waiting = people.filter((each) => getField(each, 'status') === 1 && getField(each, 'applied_at') !== null);
    addFacts(facts, `offer ${offerId}`, offerFields, row, 'getOffers');
    addFacts(facts, `offer ${offerId}`, offerFields, shown, 'getOffer');
    addFacts(facts, `offer ${offerId}`, offerFields, { waiting: waiting.length }, 'getOfferApplications');
    add([row, shown, people], 'getOffers');
  }
}

/** Two weeks back and three ahead. */
export const toRange = (world: World): string =>
  `?filter[date_from]=${toDay(world, -14)}&filter[date_to]=${toDay(world, 21)}`;
