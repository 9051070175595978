import { toListKey } from '../../mocks/db/schema';
import type { CrewBook } from '../../mocks/seed/orderCrews';
import { addOrders } from '../../mocks/seed/orders';
import type { World } from '../../mocks/world';
import { type Caller, type Kind, openWorld, request, signIn, measureTime, measureBySize } from './timings';
import { ActiveStatus } from '../../src/generated/model/codes';

/** The standard world has about 350. */
const sizes = [50, 150, 350] as const;
const phoenix = 1;

/** Dana, with ids of orders that are not formed, of formed orders, and of people to invite. */
type Office = Caller & { notFormed: readonly number[]; formed: readonly number[]; members: readonly number[] };

const lists = `/company-branches/${phoenix}/orders`;
const kinds: readonly Kind<Office>[] = [
  { name: 'page of not formed ones', target: 5, times: 100, make: list('?filter[status]=1&per_page=5&page=1') },
  { name: 'page of formed ones', target: 5, times: 100, make: list('?filter[status]=2,3,4&per_page=5&page=3') },
  { name: 'page of those starting soon', target: 5, times: 60, make: list('?filter[starting_soon]=1&per_page=5') },
  { name: 'page in the middle of history', target: 5, times: 100, make: middleOfHistory },
  { name: 'count', target: 1, times: 100, make: list('/count?filter[status]=1') },
  { name: 'a week of the calendar', times: 30, make: list('/calendar?page[size]=100') },
  { name: 'a month of capacity', target: 10, times: 30, make: monthOfCapacity },
  { name: 'one order', target: 5, times: 100, make: one('') },
  { name: 'one card', target: 5, times: 100, make: one('/card') },
  { name: 'details', times: 100, make: one('/detail?mover=1&moving_team=1') },
  { name: 'candidates', times: 20, make: one('/invitable-employees') },
  { name: 'write an order down', target: 5, times: 60, make: create },
  { name: 'change an order', target: 5, times: 60, make: change },
  { name: 'invite someone', target: 5, times: 40, make: invite },
];

/** Prints how long the world takes for order requests, by the number of orders of the branch. */
export async function reportOrders(): Promise<void> {
  console.log('\nThe fake provider: ms for one request (median), by orders of the branch\n');
  console.log(await measureBySize(kinds, sizes, timesAt));
}

async function timesAt(size: number): Promise<number[]> {
  const world = openWorldOfOrders(size);
  const ids = (states: string) =>
    world.tables.order.page('recent', toListKey(phoenix, states), { page: 1, perPage: 100 }).rows.map(({ id }) => id);
  const members = world.tables.employee
    .select('branch', phoenix, ({ status }) => status === ActiveStatus.active)
    .map(({ id }) => id);
  const caller = { world, token: await signIn(world), notFormed: ids('1'), formed: ids('4'), members };
  const times: number[] = [];
  for (const kind of kinds) times.push(await measureTime(kind, caller));
  world.close();
  return times;
}

/** A world whose branch Phoenix has this many orders. */
export function openWorldOfOrders(size: number): World {
  const world = openWorld('empty');
  const parts = [0.3, 0.02, 0.03, 0.05].map((share) => Math.max(1, Math.round(size * share)));
  const [notFormed = 1, pending = 1, partial = 1, formed = 1] = parts;
  const history = size - notFormed - pending - partial - formed;
  addOrders(
    world,
    world.tables.branch.require(phoenix),
    { open: [notFormed, pending, partial, formed], history },
    everFree,
  );
  return world;
}

/** There are too many jobs for the crew, so people work two at once, which does not matter for a measurement. */
const everFree: CrewBook = { isFree: () => true, take: () => undefined };

const form = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  help_type: 3,
  job_type: 'residential',
  move_size: '2br_large',
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6.5,
  pick_up_addresses: [stop('Tempe')],
  destination_addresses: [stop('Gilbert')],
  crew_requirements: [{ position: 3, count: 12 }],
  offered_rates: { '3': 2400 },
};

function stop(city: string) {
  return { address_line: '410 W Copperleaf Ave', city, state: 'AZ', zip: '85281', place_type: 'house' };
}

function soon(): string {
  return new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
}

function list(path: string): Kind<Office>['make'] {
  return ({ token }) => request(lists + path, token);
}

function middleOfHistory({ token, world }: Office): Request {
  const page = Math.max(1, Math.floor(world.tables.order.count('history', phoenix) / 10));
  return request(`${lists}/history?per_page=5&page=${page}`, token);
}

function monthOfCapacity({ token }: Office): Request {
  const [from, to] = [0, 30].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  return request(`${lists}/capacity?filter[date_from]=${from}&filter[date_to]=${to}`, token);
}

function one(path: string): Kind<Office>['make'] {
  return ({ token, formed }, nth) => request(`/orders/${formed[nth % formed.length]}${path}`, token);
}

function create({ token }: Office): Request {
  return request(lists, token, { method: 'POST', body: JSON.stringify({ ...form, date: soon() }) });
}

function change({ token, notFormed, world }: Office, nth: number): Request {
  const id = notFormed[nth % notFormed.length] ?? 0;
  const { version } = world.tables.order.require(id);
  const body = JSON.stringify({ ...form, date: soon(), version, crew_notes: `Note ${nth}` });
  return request(`/orders/${id}`, token, { method: 'PUT', body });
}

/** Invites a different person each time, ten per order. */
function invite({ token, notFormed, members }: Office, nth: number): Request {
  const employee_id = members[nth % 10];
  const employees = [{ employee_id, position: 3, hourly_rate: 2400 }];
  const body = JSON.stringify({ employees, override: [{ employee_id, reason: 'For measuring' }] });
  return request(`/orders/${notFormed[Math.floor(nth / 10)]}/invite-employee`, token, { method: 'POST', body });
}
