import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { refreshActive } from './queryClient';

/** A query on screen that answers on demand and counts its fetches. */
function onScreen(client: QueryClient, name: string) {
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: [name], queryFn, staleTime: Infinity });
  onTestFinished(observer.subscribe(() => undefined));
  const answer = async (value: string) => {
    answers.at(-1)?.(value);
    await vi.waitFor(() => expect(client.getQueryData([name])).toBe(value));
  };
  return { answer, asked: () => answers.length };
}

it('refetches what is on screen, and marks the rest as stale', async () => {
  const client = new QueryClient();
  const { answer, asked } = onScreen(client, 'on screen');
  await answer('old');
  client.setQueryData(['elsewhere'], 'old');
  refreshActive(client);
  expect(asked()).toBe(2);
  expect(client.getQueryState(['elsewhere'])?.isInvalidated).toBe(true);
});

it('refetches if the first answer was on its way, because it may be older than the missed change', async () => {
  const client = new QueryClient();
  const { answer, asked } = onScreen(client, 'on screen');
  refreshActive(client);
  expect(asked()).toBe(1);
  await answer('before it happened');
  await vi.waitFor(() => expect(asked()).toBe(2));
  await answer('after it happened');
  expect(asked()).toBe(2);
});

it('lets a later answer replace one that is on its way', async () => {
  const client = new QueryClient();
  const { answer, asked } = onScreen(client, 'on screen');
  await answer('old');
  refreshActive(client);
  refreshActive(client);
  expect(asked()).toBe(3);
  await answer('newest');
});

it('waits for a further page that is loading, then refetches all pages', async () => {
  const client = new QueryClient();
  const asked: number[] = [];
  const gate = Promise.withResolvers<void>();
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['pages'],
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam);
      if (pageParam === 2) await gate.promise;
      return pageParam;
    },
    initialPageParam: 1,
    getNextPageParam: (last) => (last < 2 ? last + 1 : undefined),
  });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual([1]));
  void observer.fetchNextPage();
  refreshActive(client);
  expect(asked).toEqual([1, 2]);
  gate.resolve();
  await vi.waitFor(() => expect(asked).toEqual([1, 2, 1, 2]));
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
});
