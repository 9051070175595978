import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startApp } from '../../tests/kit/app/startApp';
import { dropEarlyCalls, startEarlyCalls } from '../platform/http/earlyCalls';
import { prepareAnswers } from './prepareAnswers';

const countPath = '/notifications/branch/1/notifications-count';
const countKey = ['notifications', 'branch', 1, 'notifications-count'];

/** Opens the app for Dana, who was here before. `answer` is what the call that was sent early gets. */
function openWith(answer: Promise<Response>) {
  const started = startApp({ as: 'dana@coppermesa.example', path: '/company/activity' });
  const token = started.store.getState().session.token ?? '';
  vi.stubGlobal('fetch', () => answer);
  startEarlyCalls('/api', token, [countPath]);
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
