import { type MutationOptions, onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '#platform/cache/queryClient';
import type { DraftOwner } from '#platform/drafts/draftKey';
import type { ApiError } from '#platform/http/ApiError';
import { createOfflineMutations } from '#platform/offline/offlineMutations';
import { openOfflineStore } from '#platform/offline/offlineStore';
import { getNextPlace, getVariables, offlineKey, type OfflineVariables } from '#platform/offline/offlineVariables';
import { until } from '../until';

export type Sent = { job: number; lat?: number };
export const owner: DraftOwner = 'user:1';
const change: MutationOptions<unknown, Error, OfflineVariables<Sent>> = { mutationKey: offlineKey('checkIn') };

/** A provider that handles each key once, as the contract requires. */
export function provider() {
  const done = new Map<string, number>();
  const send = vi.fn(async ({ job }: Sent, { headers }: { headers: { 'Idempotency-Key': string } }) => {
    await Promise.resolve();
    done.set(headers['Idempotency-Key'], job);
    return job;
  });
  return { send, jobs: () => [...done.values()] };
}

/** One visit to the app. Closing it leaves only what the device stored. */
export function visit(
  send: ReturnType<typeof provider>['send'],
  onFailure = vi.fn<(error: ApiError) => void>(),
  store = openOfflineStore(''),
) {
  const client = createQueryClient(onFailure);
  const waiting = createOfflineMutations(client, store);
  const onSent = vi.fn<(result: number) => void>();
  waiting.define<Sent, number>('checkIn', { send, onSent });
  client.mount();
  onTestFinished(() => client.unmount());
  return {
    client,
    store,
    waiting,
    onSent,
    make: (job: number, by: DraftOwner = owner, late?: Promise<Partial<Sent> | undefined>) => {
      const variables = {
        owner: by,
        key: `${by}-${job}`,
        queuedAt: '2026-11-28T08:00:00Z',
        place: getNextPlace(client.getMutationCache().getAll()),
        text: `Check-in ${job}`,
        about: `job-${job}`,
        sent: { job },
        late,
      };
      client
        .getMutationCache()
        .build(client, change)
        .execute(variables)
        .catch(() => undefined);
    },
    open: () => waiting.open(owner),
    /** Closes the page and stops everything that runs in it. */
    end: () => {
      waiting.close();
      client.clear();
    },
    /** The messages of the refused changes. */
    refusals: () =>
      client
        .getMutationCache()
        .findAll({ status: 'error' })
        .map(({ state }) => state.error?.message),
    states: () =>
      client
        .getMutationCache()
        .getAll()
        .filter((mutation) => getVariables(mutation) !== undefined)
        .map(({ state }) => state.status),
  };
}

export function goOffline() {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
}

export const countIs = (page: ReturnType<typeof visit>, count: number) =>
  until(async () => expect(await page.store.count(owner)).toBe(count));
