import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { EventClient } from './reactions';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A list on screen, whose answers take a while. Counts the fetches and those that were canceled. */
async function onScreen(client: QueryClient, queryKey: readonly unknown[], answerMs = 50) {
  const fetches = { started: 0, canceled: 0 };
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    fetches.started += 1;
    signal.addEventListener('abort', () => (fetches.canceled += 1));
    return new Promise<number>((resolve) => setTimeout(resolve, answerMs, fetches.started));
  };
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(answerMs);
  return fetches;
}

it('fetches each list once for a burst of events, and cancels none', async () => {
  const client = new QueryClient();
  const orders = await onScreen(client, ['orders', 1]);
  const team = await onScreen(client, ['team', 1]);
  const events = new EventClient(client);
  for (let event = 0; event < 50; event += 1) {
    void events.invalidateQueries({ queryKey: ['orders'] });
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect([orders, team]).toEqual([
    { started: 2, canceled: 0 },
    { started: 1, canceled: 0 },
  ]);
});

it('fetches again after an event that came while the list was being fetched', async () => {
  const client = new QueryClient();
  const orders = await onScreen(client, ['orders', 1], 500);
  const events = new EventClient(client);
  void events.invalidateQueries({ queryKey: ['orders'] });
  await vi.advanceTimersByTimeAsync(150);
  void events.invalidateQueries({ queryKey: ['orders'] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(orders.started).toBe(3);
});

it('fetches a list again that was answered between the event and the fetch', async () => {
  const client = new QueryClient();
  const orders = await onScreen(client, ['orders', 1]);
  void client.invalidateQueries({ queryKey: ['orders'] });
  const events = new EventClient(client);
  void events.invalidateQueries({ queryKey: ['orders'] });
  await vi.advanceTimersByTimeAsync(5000);
  expect(orders.started).toBe(3);
});

it('is stale immediately, so that a page opened next fetches', async () => {
  const client = new QueryClient();
  client.setQueryData(['orders', 2], []);
  void new EventClient(client).invalidateQueries({ queryKey: ['orders'] });
  expect(client.getQueryState(['orders', 2])?.isInvalidated).toBe(true);
});

it('restarts a slow list at most every two seconds while events keep coming, and fetches after the last', async () => {
  const client = new QueryClient();
  const orders = await onScreen(client, ['orders', 1], 1500);
  const events = new EventClient(client);
  for (let event = 0; event < 200; event += 1) {
    void events.invalidateQueries({ queryKey: ['orders'] });
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(5000);
  expect(orders.started).toBeLessThanOrEqual(15);
  expect(client.getQueryData(['orders', 1])).toBe(orders.started);
});
