import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startApp } from '../../tests/kit/app/startApp';
import { withFirstPage } from '../platform/cache/knownAnswers';
import { dropEarlyCalls, startEarlyCalls } from '../platform/http/earlyCalls';
import { prepareAnswers } from './prepareAnswers';

const countPath = '/notifications/branch/1/notifications-count';
const countKey = ['notifications', 'branch', 1, 'notifications-count'];

/** Opens the app for Dana, who was here before. `answer` is what the call that was sent early gets. */
function openWith(answer: Promise<Response>, call = countPath) {
  const started = startApp({ as: 'dana@coppermesa.example', path: '/company/activity' });
  const token = started.store.getState().session.token ?? '';
  vi.stubGlobal('fetch', () => answer);
  startEarlyCalls('/api', token, [call]);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    dropEarlyCalls();
  });
  return started;
}

/** What a screen shows of the count at its first render. */
function showCount({ queryClient }: ReturnType<typeof openWith>): unknown {
  return new QueryObserver(queryClient, { queryKey: countKey, enabled: false }).getCurrentResult().data;
}

it('the first screen is rendered with the active branch and the answers that were asked for early', async () => {
  const data = { unread_count: 7 };
  const app = openWith(Promise.resolve(new Response(JSON.stringify({ success: true, data, message: '', errors: {} }))));
  await prepareAnswers(app, Promise.resolve());
  expect(app.store.getState().branches).toMatchObject({ settled: true, activeBranchId: 1 });
  expect(showCount(app)).toEqual(data);
});

it('does not wait for an answer longer than a second', async () => {
  const app = openWith(new Promise<Response>(() => undefined));
  await prepareAnswers(app, Promise.resolve());
  expect(app.store.getState().branches.settled).toBe(true);
  expect(showCount(app)).toBeUndefined();
});

it('waits for nothing when no one is signed in', async () => {
  const app = startApp({ path: '/company/activity' });
  await prepareAnswers(app, new Promise(() => undefined));
  expect(app.store.getState().branches.settled).toBe(false);
});

it.each([
  ['one page', 1, ['rows']],
  ['more pages', 2, undefined],
])('a list that is read as a whole is known by its first page: %s', async (_, last_page, known) => {
  const page = { data: [], current_page: 1, last_page, per_page: 100, total: 0 };
  const answer = Response.json({ success: true, data: page, message: '', errors: {} });
  const app = openWith(Promise.resolve(answer), '/company-branches/1/orders/calendar?page[size]=100&page[number]=1');
  await prepareAnswers(app, Promise.resolve());
  const queryKey = ['company-branches', 1, 'orders', 'calendar', { 'page[size]': 100 }, 'all'];
  const meta = withFirstPage(() => ['rows']);
  const { data } = new QueryObserver(app.queryClient, { queryKey, meta, enabled: false }).getCurrentResult();
  expect(data).toEqual(known);
});
