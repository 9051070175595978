import type { QueryKey } from '@tanstack/react-query';
import { createStore, values } from 'idb-keyval';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PositionCode } from '#generated/model/codes';
import { renderApp } from '../../../tests/kit/app/renderApp';
import { keepSignedIn } from '../../../tests/kit/app/startApp';
import { hasSubscribers } from '../../../tests/kit/happenings';
import { type HostedWorld, hostWorld } from '../../../tests/kit/hostedWorld';
import { as, people } from '../../../tests/kit/operations';
import { invite, placeOrder } from '../../../tests/kit/orders';
import { fewMembers } from '../../../tests/kit/screens/teamScreen';
import { until } from '../../../tests/kit/until';
import { testMoment } from '../../../tests/kit/world';
import { createQueryClient } from '../cache/queryClient';
import { createPersistedQueries } from './persistedQueries';

type App = ReturnType<typeof renderApp>;
type World = HostedWorld['world'];

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

/** A second after the right is gone, no data of the customer is left. The stepped clock is not hurried by a busy machine. */
async function expectForgotten(app: App, startRemoval: () => unknown): Promise<void> {
  const lost = Date.now();
  await startRemoval();
  await until(async () =>
    expect([findCustomer(readMemory(app)), findCustomer(await readDevice())]).toEqual([null, null]),
  );
  expect(Date.now() - lost).toBeLessThan(1000);
}

/** Starts the app with what an earlier visit of the same person left on the device. */
async function comeBack(hosted: HostedWorld, email: string, path: string, queryKey: QueryKey): Promise<App> {
  const session = keepSignedIn(hosted.world, email);
  const earlier = createQueryClient(() => undefined);
  await createPersistedQueries(earlier, '').restore(session);
  earlier.setQueryData(queryKey, customer);
  await until(async () => expect(findCustomer(await readDevice())).not.toBeNull());
  const app = renderApp({ path, hosted });
  await app.restoreQueries();
  return app;
}

/** A job that Marcus accepted. */
async function acceptJob() {
  const hosted = hostWorld({ scenario: 'empty' });
  const { world } = hosted;
  const orderId = await placeOrder(world, job);
  const [invitationId = 0] = await invite(world, orderId, [5, PositionCode.helper]);
  await as('marcus', world, 'acceptInvitation', { params: { invitationId } });
  return { hosted, invitationId };
}

const takeOff = (world: World, invitationId: number) =>
  as('priya', world, 'cancelInvitationByCompany', { params: { invitationId }, body: { reason: 'crew_changed' } });

/** Luis no longer manages Phoenix. */
function takeBranchFrom({ change, tables, announce }: World): void {
  change(() => {
    for (const { id } of tables.branchManager.by('user', 3)) tables.branchManager.remove(id);
    announce({ type: 'userUpdated', userId: 3 });
  });
}

it.each([
  ['a job', (id: number) => `/company/job/details/${id}`],
  ['the list of jobs', () => '/company/job/not-formed'],
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
  await expectForgotten(app, () => takeBranchFrom(world));
});

it('a manager who lost a branch while away keeps none of its customers after the next start', async () => {
  letTimePass();
  const hosted = fewMembers();
  takeBranchFrom(hosted.world);
  const app = await comeBack(hosted, people.luis, '/company/activity', ['notifications', 'branch', 1]);
  await expectForgotten(app, () => undefined);
});

it.each([
  ['on its page', (id: number) => `/helper/job/company/details/${id}`],
  ['in their calendar', () => '/helper/calendar?date=2026-11-28'],
])('a helper who is taken off a job keeps nothing of its customer, %s', async (_, toPath) => {
  letTimePass();
  const { hosted, invitationId } = await acceptJob();
  const { world } = hosted;
  const app = renderApp({ as: people.marcus, path: toPath(invitationId), hosted });
  await app.restoreQueries();
  await until(async () => expect(findCustomer(await readDevice())).not.toBeNull());
  await until(() => expect(hasSubscribers(world, 'private-App.Models.User.5')).toBe(true));
  await expectForgotten(app, () => takeOff(world, invitationId));
});

it('a helper who was taken off a job while away keeps nothing of its customer after the next start', async () => {
  letTimePass();
  const { hosted, invitationId } = await acceptJob();
  await takeOff(hosted.world, invitationId);
  const path = '/helper/settings/notifications';
  const app = await comeBack(hosted, people.marcus, path, ['helper', 'invitations', invitationId]);
  await expectForgotten(app, () => undefined);
});
