import { createStore, values } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { hasSubscribers } from '../../../tests/kit/happenings';
import { hostWorld } from '../../../tests/kit/hostedWorld';
import { as, people } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { fewMembers } from '../../../tests/kit/screens/teamScreen';
import { until } from '../../../tests/kit/until';
import { testMoment } from '../../../tests/kit/world';
import { PositionCode } from '#generated/model/codes';

type App = ReturnType<typeof renderApp>;

const [customer, phone] = ['Winterbourne', '4805550187'];
const job = { customer_last_name: customer, customer_primary_phone: phone };

/** The data of the cache, and the persisted queries. */
const readMemory = ({ queryClient }: App) =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  );
const readDevice = async () => JSON.stringify(await values(createStore('crewboard-queries', 'queries')));

/** The text around the first mention of the customer; null for none. */
const findCustomer = (text: string) => new RegExp(`.{0,200}(?:${customer}|${phone})`).exec(text)?.[0] ?? null;

/** Writing to the device is timed by the date, which screens would otherwise find stopped. */
function letTimePass(): void {
  vi.setSystemTime(testMoment);
  const timer = setInterval(() => vi.setSystemTime(Date.now() + 10), 10);
  onTestFinished(() => {
    clearInterval(timer);
    vi.useRealTimers();
  });
}

/** A second after the right is gone, nothing of the customer is left. The stepped clock is not hurried by a busy machine. */
async function expectForgotten(app: App, startRemoval: () => unknown): Promise<void> {
  const lost = Date.now();
  await startRemoval();
  await until(async () =>
    expect([findCustomer(readMemory(app)), findCustomer(await readDevice())]).toEqual([null, null]),
  );
  expect(Date.now() - lost).toBeLessThan(1000);
}

it.each([
  ['a job', (id: number) => `/company/job/details/${id}`],
  ['the form of a job', (id: number) => `/company/job/edit/${id}`],
  ['the calendar', () => '/company/calendar?date=2026-11-28&view=agenda'],
  // Activities are on the device too.
  ['the activities', () => '/company/activity'],
])('a manager who loses a branch keeps none of its customers while %s is open', async (_, toPath) => {
  letTimePass();
  const hosted = fewMembers();
  const { world } = hosted;
  const id = await placeOrder(world, job);
  const app = renderApp({ as: people.luis, path: toPath(id), hosted });
  await app.restoreQueries();
  await until(() => expect(findCustomer(readMemory(app))).not.toBeNull());
  if (toPath(id) === '/company/activity')
    await until(async () => expect(findCustomer(await readDevice())).not.toBeNull());
  await until(() => expect(hasSubscribers(world, 'private-company-branches.1')).toBe(true));
  await expectForgotten(app, () =>
    world.change(() => {
      for (const row of world.tables.branchManager.by('user', 3)) world.tables.branchManager.remove(row.id);
      world.announce({ type: 'userUpdated', userId: 3 });
    }),
  );
});

it.each([
  ['on its page', (id: number) => `/helper/job/company/details/${id}`],
  ['in their calendar', () => '/helper/calendar?date=2026-11-28'],
])('a helper who is taken off a job keeps nothing of its customer, %s', async (_, toPath) => {
  letTimePass();
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const orderId = await placeOrder(world, job);
  const [invitationId = 0] = await invite(world, orderId, [5, PositionCode.helper]);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  const app = renderApp({ as: people.marcus, path: toPath(invitationId), hosted });
  await app.restoreQueries();
  await until(async () => expect(findCustomer(await readDevice())).not.toBeNull());
  await until(() => expect(hasSubscribers(world, 'private-App.Models.User.5')).toBe(true));
  await expectForgotten(app, () =>
    as('priya', world, 'cancelInvitationByCompany', { params: { invitationId }, body: { reason: 'crew_changed' } }),
  );
});
