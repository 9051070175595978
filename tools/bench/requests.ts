import { toFeedKey } from '../../mocks/db/schema';
import { addActivities } from '../../mocks/seed/activities';
import { castIds } from '../../mocks/seed/cast';
import { type Caller, type Kind, openWorld, request, signIn, measureTime, measureBySize } from './timings';
import { median, table, verdict } from './table';

/** Each activity is in three feeds, so the table has up to 3,000 rows. */
const sizes = [100, 300, 1_000] as const;
const phoenix = 1;

/** Dana, and the ids of her feed in Phoenix. */
type Reader = Caller & { feed: readonly string[] };

const kinds: readonly Kind<Reader>[] = [
  { name: 'page of activities', target: 5, times: 200, make: feed('page=1') },
  {
    name: 'page in the middle',
    target: 5,
    times: 200,
    make: (reader) => feed(`page=${middle(reader)}`)(reader),
  },
  { name: 'page of unread ones', target: 5, times: 200, make: feed('page=1&type=unread') },
  { name: 'unread count', target: 1, times: 200, make: get(`/notifications/branch/${phoenix}/notifications-count`) },
  { name: 'one branch', target: 1, times: 200, make: get(`/company-branches/${phoenix}`) },
  { name: 'search of areas', target: 10, times: 200, make: get('/serving-areas?search=ph') },
  { name: 'mark one as read', target: 5, times: 80, make: markOne },
  { name: 'create a branch', target: 5, times: 40, make: createBranch },
];

/** Prints how long the world takes for a request, by the number of activities in each feed of a branch. */
export async function reportRequests(): Promise<void> {
  console.log('\nThe fake provider: ms for one request (median), by activities in each feed of the branch\n');
  console.log(await measureBySize(kinds, sizes, timesAt));
}

/** Prints how long it takes to open a world. */
export function reportOpening(): void {
  const opening = median(repeat(5, () => timed(() => openWorld('standard'))));
  const large = timed(() => openWorld('hundred'));
  console.log('\nOpening a world, ms\n');
  console.log(
    table([
      ['world', 'ms', 'at most', ''],
      ['standard, median of 5', opening.toFixed(0), 400, verdict(opening, 400)],
      ['hundred', large.toFixed(0), 400, verdict(large, 400)],
    ]),
  );
}

async function timesAt(size: number): Promise<number[]> {
  const world = openWorld('empty');
  addActivities(world, phoenix, size);
  world.tables.subscription.update(1, { limits: {} });
  const feedOfDana = world.tables.activity.by('feed', toFeedKey({ user_id: castIds.dana, branch_id: phoenix }));
  const caller = { world, token: await signIn(world), feed: feedOfDana.map(({ id }) => id) };
  const times: number[] = [];
  for (const kind of kinds) times.push(await measureTime(kind, caller));
  return times;
}

function get(path: string): Kind<Reader>['make'] {
  return ({ token }) => request(path, token);
}

function feed(query: string) {
  return ({ token }: Reader) => request(`/notifications/branch/${phoenix}/get-notifications?${query}`, token);
}

function middle({ feed: ids }: Reader): number {
  return Math.max(1, Math.floor(ids.length / 2 / 20));
}

function markOne({ token, feed: ids }: Reader, nth: number): Request {
  const body = JSON.stringify({ notification_id: ids[nth] });
  return request(`/notifications/branch/${phoenix}/mark-as-read`, token, { method: 'POST', body });
}

function createBranch({ token }: Reader, nth: number): Request {
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
