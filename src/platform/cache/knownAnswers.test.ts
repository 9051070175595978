import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { until } from '../../../tests/kit/until';
import { type KnownAnswer, startWithKnown } from './knownAnswers';
import { createQueryClient } from './queryClient';

const queryKey = ['company-branches'];

/** Shows a query whose answer is known; returns what it shows first, and the call. */
function show(known: KnownAnswer | undefined) {
  const client = createQueryClient(() => undefined);
  const stop = startWithKnown(client, () => known);
  const call = vi.fn(() => Promise.resolve('from the provider'));
  const observer = new QueryObserver(client, { queryKey, queryFn: call });
  const first = observer.getCurrentResult().data;
  const end = observer.subscribe(() => undefined);
  return { first, call, client, observer, stop, end };
}

it('a fresh answer is shown from the start and not asked for again', () => {
  const { first, call, end } = show({ data: 'known', updatedAt: Date.now(), isFresh: true });
  expect(first).toBe('known');
  expect(call).not.toHaveBeenCalled();
  end();
});

it('a kept answer is shown from the start, then the one of the provider, however young it is', async () => {
  const { first, call, observer, end } = show({ data: 'known', updatedAt: Date.now(), isFresh: false });
  expect(first).toBe('known');
  await until(() => expect(observer.getCurrentResult().data).toBe('from the provider'));
  expect(call).toHaveBeenCalledOnce();
  end();
});

it('a query without a known answer asks the provider', async () => {
  const { first, observer, end } = show(undefined);
  expect(first).toBeUndefined();
  await until(() => expect(observer.getCurrentResult().data).toBe('from the provider'));
  end();
});

it('later queries get no answer after its end', () => {
  const { client, stop, end } = show({ data: 'known', updatedAt: Date.now(), isFresh: true });
  stop();
  const later = new QueryObserver(client, { queryKey: ['later'], enabled: false });
  expect(later.getCurrentResult().data).toBeUndefined();
  end();
});
