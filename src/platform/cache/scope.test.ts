import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dropBranchQueries, isUserScoped } from './scope';

it.each([
  ['the branch list', ['company-branches'], true],
  ['a branch', ['company-branches', 1], false],
  ['what belongs to a branch', ['company-branches', 1, 'orders', { page: 2 }], false],
  ['the person', ['auth', 'get-me'], true],
  ['the areas', ['serving-areas', { search: 'Te' }], true],
  ['the managers', ['managers'], true],
  ['the vehicle types', ['vehicle-types'], true],
  ['the activities of a branch', ['notifications', 'branch', 1, 'get-notifications', 'infinite', {}], false],
  ['the unread count of a branch', ['notifications', 'branch', 1, 'notifications-count'], false],
  ['an order', ['orders', 1042], false],
  ['anything not listed', ['something new'], false],
  ['no key', [], false],
])('%s %j survives a branch switch: %s', (_, key, survives) => {
  expect(isUserScoped(key)).toBe(survives);
});

it('drops everything of the branch being left immediately, requests on their way included', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['company-branches'], []);
  client.setQueryData(['company-branches', 1], {});
  client.setQueryData(['orders', 7], {});
  let aborted = false;
  const late = client.fetchQuery({
    queryKey: ['notifications', 'branch', 1],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('aborted'));
        });
      }),
  });
  late.catch(() => undefined);
  dropBranchQueries(client);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['company-branches']]);
  expect(aborted).toBe(true);
  await late.catch(() => undefined);
  expect(client.getQueryData(['notifications', 'branch', 1])).toBeUndefined();
});
