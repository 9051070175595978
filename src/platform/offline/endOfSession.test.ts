import { createStore, keys, values } from 'idb-keyval';
import { expect, it } from 'vitest';
import { startApp } from '../../../tests/kit/app/startApp';
import { hasSubscribers } from '../../../tests/kit/happenings';
import { as } from '../../../tests/kit/operations';
import { asked } from '../../../tests/kit/orders';
import { until } from '../../../tests/kit/until';
import { sessionActions } from '../session/slice';
import { openOfflineStore } from './offlineStore';
import { offlineKey } from './offlineVariables';

const owner = 'user:5';
const readRecords = async () => JSON.stringify(await values(createStore('crewboard-queries', 'queries')));
const listRecords = () => keys<string>(createStore('crewboard-queries', 'queries'));

/** Marcus with persisted data, and one change that no code of this version can send. */
async function start() {
  const variables = {
    owner,
    key: 'k',
    queuedAt: '2026-11-28T15:00:00Z',
    place: 1,
    text: 'Check-in',
    about: 'job-1',
    sent: {},
  } as const;
  await openOfflineStore('').save({ mutationKey: offlineKey('none'), variables, refusal: 'Not now.' });
  const app = startApp({ scenario: 'empty', as: 'marcus@helpers.example' });
  await until(() => expect(app.session().user?.id).toBe(5));
  app.queryClient.setQueryData(['helper', 'invitations'], 'persisted');
  await until(async () => expect(await listRecords()).toHaveLength(1));
  return app;
}

it('logging out names the waiting changes, asks, and deletes them with the persisted data', async () => {
  const app = await start();
  app.store.dispatch(sessionActions.signOutRequested());
  await until(() => expect(app.leaveQuestion.subject()).toBe('session'));
  expect(app.leaveQuestion.unsent()).toEqual(['Check-in']);
  app.leaveQuestion.answer(true);
  await until(() => expect(app.reloads).toEqual(['/login']));
  expect([await listRecords(), await app.waiting.count(owner)]).toEqual([[], 0]);
});

it('a refused token deletes the persisted data; waiting changes stay for the same person', async () => {
  const app = await start();
  app.store.dispatch(sessionActions.unauthorized(app.token));
  await until(async () => expect(await listRecords()).toEqual([]));
  expect(await app.waiting.count(owner)).toBe(1);
});

it('a job that is lost leaves the cache and the device within a second, whatever page is open', async () => {
  const app = startApp({ scenario: 'empty', as: 'marcus@helpers.example' });
  const { invitationId } = await asked(app.world);
  await as('marcus', app.world, 'acceptInvitation', { params: { invitationId } });
  await until(() => expect(hasSubscribers(app.world, 'private-App.Models.User.5')).toBe(true));
  app.queryClient.setQueryData(['helper', 'company-invitations', invitationId], 'Rebecca Hollis, 6025550142');
  await until(async () => expect(await readRecords()).toContain('Rebecca'));
  const lost = performance.now();
  await as('priya', app.world, 'cancelInvitationByCompany', {
    params: { invitationId },
    body: { reason: 'crew_changed' },
  });
  await until(async () => expect(await readRecords()).not.toContain('Rebecca'));
  expect(performance.now() - lost).toBeLessThan(1000);
  expect(app.queryClient.getQueryData(['helper', 'company-invitations', invitationId])).toBeUndefined();
});

it('logging out in another tab deletes both', async () => {
  const app = await start();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await until(async () => expect([await listRecords(), await app.waiting.count(owner)]).toEqual([[], 0]));
});
