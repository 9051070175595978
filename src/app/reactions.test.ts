// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isServerEventName } from '#platform/realtime/events';
import { branchReads, type ExampleEvent, exampleEvents } from '../../tests/kit/sockets/exampleEvents';
import { getField } from '../../tests/kit/world';
import { createReactions } from './reactions';

const activeBranchId = 1;
/** Keys of all reads of a branch: the segments of their paths, with the branch instead of the id. */
const listQueries = (branchId: number) => [
  ...branchReads().map((path) =>
    path
      .split('/')
      .slice(1)
      .map((part) => (part.startsWith('{') ? branchId : part)),
  ),
  ['company-outsource', { branch_id: branchId }],
];

/** The branches with changed or refetched data after an event on a channel. */
function branchesTouched(event: string, channel: string, payload: object): number[] {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  for (const queryKey of [1, 2].flatMap(listQueries)) queryClient.setQueryData(queryKey, {});
  const cache = queryClient.getQueryCache();
  const before = new Map(cache.getAll().map(({ queryHash, state }) => [queryHash, state]));
  const resync = { request: () => expect.unreachable(`${event} is not accepted`), stop: () => undefined };
  const services = { queryClient, resync, dispatch: () => undefined, getActiveBranchId: () => activeBranchId };
  createReactions(services).react({ channel, event, payload });
  const touched = cache.getAll().filter(({ queryHash, state }) => state !== before.get(queryHash));
  const ids = touched.flatMap(({ queryKey }) =>
    queryKey.slice(1, 3).map((part) => getField(part, 'branch_id') ?? part),
  );
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

const examples = exampleEvents().filter(({ event }) => isServerEventName(event));
const sentTo = (channel: string) => examples.filter(({ channels }) => channels.includes(channel));
const named = ({ event, payload }: ExampleEvent) => [event, payload] as const;

describe('an event of a branch that is not the active one changes nothing of the active one', () => {
  it.each(sentTo('private-company-branches.{id}').map(named))('%s', (event, payload) => {
    expect(branchesTouched(event, 'company-branches.1', payload)).toEqual([1]);
    expect(branchesTouched(event, 'company-branches.2', payload)).toEqual([2]);
  });

  const ofBranch = sentTo('private-App.Models.User.{id}').filter(({ payload }) => 'branch_id' in payload);
  it.each(ofBranch.map(named))('%s, to the person', (event, payload) => {
    expect(branchesTouched(event, 'App.Models.User.1', { ...payload, branch_id: 2 })).not.toContain(1);
  });
});

it('an activity without a branch is of the active one', () => {
  const { payload } = examples.find(({ event }) => event === 'notification-created') ?? expect.unreachable();
  const { branch_id: _, ...without } = { branch_id: 2, ...payload };
  expect(branchesTouched('notification-created', 'App.Models.User.1', without)).toEqual([1]);
});
