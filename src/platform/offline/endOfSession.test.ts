import { createStore, keys } from 'idb-keyval';
import { expect, it } from 'vitest';
import { startApp } from '../../../tests/kit/app/startApp';
import { until } from '../../../tests/kit/until';
import { sessionActions } from '../session/slice';
import { openWaitingStore } from './waitingStore';
import { waitingKey } from './waitingVariables';

const owner = 'user:5';
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
  await openWaitingStore('').save({ mutationKey: waitingKey('none'), variables, refusal: 'Not now.' });
  const app = startApp({ scenario: 'empty', as: 'marcus@helpers.example' });
  await until(() => expect(app.session().user?.id).toBe(5));
  app.queryClient.setQueryData(['helper', 'invitations'], 'persisted');
  await until(async () => expect(await listRecords()).toHaveLength(1));
  return app;
}

it('logging out asks about waiting changes and deletes them with the persisted data', async () => {
  const app = await start();
  app.store.dispatch(sessionActions.signOutRequested());
  await until(() => expect(app.leaveQuestion.subject()).toBe('session'));
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

it('logging out in another tab deletes both', async () => {
  const app = await start();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  await until(async () => expect([await listRecords(), await app.waiting.count(owner)]).toEqual([[], 0]));
});
