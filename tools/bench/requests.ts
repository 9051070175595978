import { feedOf } from '../../mocks/db/schema';
import { addActivities } from '../../mocks/seed/activities';
import { castIds, demoPassword } from '../../mocks/seed/cast';
import { createWorld, type World } from '../../mocks/world';
import { type Cell, growth, median, table, verdict } from './table';

const sizes = [100, 1_000, 10_000] as const;
const phoenix = 1;

/** Dana, and the ids of her feed in Phoenix. */
type Caller = { world: World; token: string; feed: readonly string[] };

/** One kind of request: how it is made, how often, and its target in milliseconds at the largest size. */
type Kind = {
  name: string;
  target?: number;
  times: number;
  make: (caller: Caller, nth: number) => Request;
};

const kinds: readonly Kind[] = [
  { name: 'page of activities', target: 5, times: 200, make: feed('page=1') },
  {
    name: 'page in the middle',
    target: 5,
    times: 200,
    make: (caller) => feed(`page=${middle(caller)}`)(caller),
  },
  { name: 'page of unread ones', target: 5, times: 200, make: feed('page=1&type=unread') },
  { name: 'unread count', target: 1, times: 200, make: get(`/notifications/branch/${phoenix}/notifications-count`) },
  { name: 'one branch', target: 1, times: 200, make: get(`/company-branches/${phoenix}`) },
  { name: 'search of areas', target: 10, times: 200, make: get('/serving-areas?search=ph') },
  { name: 'mark one as read', target: 2, times: 80, make: markOne },
  { name: 'create a branch', target: 2, times: 40, make: createBranch },
];

/** Prints how long the world takes for a request, by the number of activities in each feed of a branch. */
export async function reportRequests(): Promise<void> {
  const columns = new Map<number, number[]>();
  // The first run is dearer than all others, whatever its size.
  await timesAt(100);
  for (const size of sizes) columns.set(size, await timesAt(size));
  const at = (size: number, row: number) => columns.get(size)?.[row] ?? Number.NaN;
  const rows = kinds.map(({ name, target }, row): Cell[] => {
    const exponent = growth({ size: 1_000, ms: at(1_000, row) }, { size: 10_000, ms: at(10_000, row) });
    const last = at(10_000, row);
    return [
      name,
      ...sizes.map((size) => at(size, row).toFixed(2)),
      exponent.toFixed(2),
      target ?? '',
      verdict(last, target),
    ];
  });
  console.log('\nThe fake provider: ms for one request (median), by activities in each feed of the branch\n');
  console.log(table([['request', ...sizes.map(String), 'growth 1,000 to 10,000', 'at most', ''], ...rows]));
}

/** Prints how long it takes to open a world. */
export function reportOpening(): void {
  const opening = median(repeat(5, () => timed(() => openWorld('standard'))));
  const large = timed(() => addActivities(openWorld('empty'), phoenix, 10_000));
  console.log('\nOpening a world, ms\n');
  console.log(
    table([
      ['world', 'ms', 'at most', ''],
      ['standard, median of 5', opening.toFixed(0), 300, verdict(opening, 300)],
      ['10,000 activities in each of 3 feeds', large.toFixed(0), 3_000, verdict(large, 3_000)],
    ]),
  );
}

async function timesAt(size: number): Promise<number[]> {
  const world = openWorld('empty');
  addActivities(world, phoenix, size);
  const company = world.tables.company.require(1);
  world.tables.company.update(company.id, { branch_limit: 1_000 });
  const feedOfDana = world.tables.activity.by('feed', feedOf({ user_id: castIds.dana, branch_id: phoenix }));
  const caller = { world, token: await signIn(world), feed: feedOfDana.map(({ id }) => id) };
  const times: number[] = [];
  for (const kind of kinds) times.push(await timeOf(kind, caller));
  return times;
}

async function timeOf({ name, times, make }: Kind, caller: Caller): Promise<number> {
  const measured: number[] = [];
  const warmUp = Math.ceil(times / 5);
  for (let nth = 0; nth < times + warmUp; nth += 1) {
    const asked = make(caller, nth);
    const started = performance.now();
    const { status } = await caller.world.fetch(asked);
    if (nth >= warmUp) measured.push(performance.now() - started);
    if (status >= 300) throw new Error(`${name} was answered with ${status}`);
  }
  return median(measured);
}

function openWorld(scenario: 'standard' | 'empty'): World {
  return createWorld({ scenario });
}

async function signIn(world: World): Promise<string> {
  const body = JSON.stringify({ email: 'dana@coppermesa.example', password: demoPassword });
  const response = await world.fetch(request('/auth/login', '', { method: 'POST', body }));
  const { data } = (await response.json()) as { data: { access_token: string } };
  return data.access_token;
}

function request(path: string, token: string, init: RequestInit = {}): Request {
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  return new Request(`http://localhost/api${path}`, { ...init, headers });
}

function get(path: string): Kind['make'] {
  return ({ token }) => request(path, token);
}

function feed(query: string) {
  return ({ token }: Caller) => request(`/notifications/branch/${phoenix}/get-notifications?${query}`, token);
}

function middle({ feed: ids }: Caller): number {
  return Math.max(1, Math.floor(ids.length / 2 / 20));
}

function markOne({ token, feed: ids }: Caller, nth: number): Request {
  const body = JSON.stringify({ notification_id: ids[nth] });
  return request(`/notifications/branch/${phoenix}/mark-as-read`, token, { method: 'POST', body });
}

function createBranch({ token }: Caller, nth: number): Request {
  const form = new FormData();
  const values = { phone: '9285550100', address_line: '1 Main St', city: 'Yuma', state: 'AZ', zip: '85364' };
  for (const [name, value] of Object.entries({ ...values, name: `Yuma ${nth}` })) form.append(name, value);
  form.append('serving_area_ids[]', '1');
  return request('/company-branches', token, { method: 'POST', body: form });
}

function repeat<Result>(times: number, run: () => Result): Result[] {
  return Array.from({ length: times }, run);
}

function timed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
