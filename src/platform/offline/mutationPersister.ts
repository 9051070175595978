import type { MutationCacheNotifyEvent, MutationKey } from '@tanstack/react-query';
import type { DraftOwner } from '../drafts/draftKey';
import { serverDate } from '../lib/time/serverClock';
import type { openOfflineStore } from './offlineStore';
import { getVariables, type MadeChange, type OfflineVariables } from './offlineVariables';

export type MutationPersister = {
  /** Stores a change as it waits or was refused, and removes one that was sent or dismissed. */
  follow: (event: MutationCacheNotifyEvent) => void;
  /**
   * The change as it is sent, once its late facts are known. It is stored with them before: a repeated call must be the
   * same for its key, also on the next visit.
   */
  complete: <Sent extends object>(
    mutationKey: MutationKey,
    variables: OfflineVariables<Sent>,
  ) => Promise<OfflineVariables<Sent>>;
  /** When the provider first failed on a change, now or on an earlier visit. ISO timestamp. */
  recordFailure: (variables: OfflineVariables<object>) => string;
};

/**
 * Keeps the waiting changes of the current person (`isCurrent`) on the device. `isKnown`: a change that was undone is not,
 * and what still happens to it is not kept.
 */
export function createMutationPersister(
  store: ReturnType<typeof openOfflineStore>,
  isCurrent: (owner: DraftOwner) => boolean,
  isKnown: (key: string) => boolean,
): MutationPersister {
  /** The late facts that are known, by the key of their change. */
  const known = new Map<string, object>();
  /** When the provider first failed on a change, by its key. */
  const failures = new Map<string, string>();
  const addKnown = <Sent extends object>(variables: OfflineVariables<Sent>): OfflineVariables<Sent> => ({
    ...variables,
    sent: { ...variables.sent, ...known.get(variables.key) },
    late: undefined,
    failedAt: failures.get(variables.key) ?? variables.failedAt,
  });

  const complete: MutationPersister['complete'] = async (mutationKey, variables) => {
    const facts = await variables.late;
    if (facts && isCurrent(variables.owner)) {
      known.set(variables.key, facts);
      await store.save({ mutationKey, variables: addKnown(variables) });
    }
    return addKnown(variables);
  };

  const persist = (mutation: MadeChange, isRemoved: boolean) => {
    const variables = getVariables(mutation);
    const { mutationKey } = mutation.options;
    if (!variables || !mutationKey || !isCurrent(variables.owner)) return;
    const { status, error } = mutation.state;
    if (isRemoved || status === 'success') void store.remove(variables);
    else if (isKnown(variables.key))
      void store.save({ mutationKey, variables: addKnown(variables), refusal: error?.message });
  };

  return {
    complete,
    recordFailure: ({ key, failedAt }) => {
      const first = failures.get(key) ?? failedAt ?? serverDate().toISOString();
      failures.set(key, first);
      return first;
    },
    follow: (event) => {
      const { type, mutation } = event;
      if (!mutation || (type !== 'updated' && type !== 'removed')) return;
      persist(mutation, type === 'removed');
      // Without a network it is sent later, but with the facts of now.
      if (type !== 'updated' || event.action.type !== 'pending') return;
      const variables = getVariables(mutation);
      if (variables && mutation.options.mutationKey) void complete(mutation.options.mutationKey, variables);
    },
  };
}
