import { useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../http/ApiError';
import { newKey } from '../lib/newKey';
import { serverDate } from '../lib/time/serverClock';
import { getDraftOwner } from '../session/user';
import { useSession } from '../session/useSession';
import { getNextPlace, getVariables, offlineKey, type OfflineVariables } from './offlineVariables';
import { whenChangesOpen } from './undoables';

/** Description of a change: the person's action and its entity. */
export type ChangeSubject = Pick<OfflineVariables<object>, 'text' | 'about'>;

type DeferredFields = OfflineVariables<object>['late'];

/**
 * Returns the function that makes a waiting change defined under `name`. A second one about the same thing is not made
 * while the first one waits, however often the button is tapped. The change is stored immediately and sent when the `late`
 * facts are known or cannot be found.
 */
export function useOfflineMutation(
  name: string,
): (sent: object, subject: ChangeSubject, late?: DeferredFields) => void {
  const owner = useSession(({ user }) => getDraftOwner(user));
  const queryClient = useQueryClient();
  async function make(sent: object, { text, about }: ChangeSubject, late: DeferredFields): Promise<void> {
    const queuedAt = serverDate().toISOString();
    await whenChangesOpen();
    const mutationKey = offlineKey(name);
    const cache = queryClient.getMutationCache();
    const waiting = cache.findAll({ mutationKey, status: 'pending' });
    if (!owner || waiting.some((mutation) => getVariables(mutation)?.about === about)) return;
    const place = getNextPlace(cache.getAll());
    const change = cache.build<unknown, ApiError, OfflineVariables<object>, unknown>(queryClient, { mutationKey });
    // The cache reports a refusal, and it stays in the list.
    await change.execute({ owner, key: newKey(), queuedAt, place, text, about, sent, late }).catch(() => undefined);
  }
  return (sent, subject, late) => void make(sent, subject, late);
}

export type ListedChange = Pick<OfflineVariables<object>, 'key' | 'queuedAt' | 'text' | 'about'> & {
  /** The name it is defined under. */
  name: string;
  /** Reason for the refusal; undefined while the change is queued. */
  refusal: string | undefined;
  /** True if it has its own message: it can be undone, or is being sent for the first time. */
  isQuiet: boolean;
  /** True if the provider failed on it. It is sent again, unless it is discarded. */
  isFailing: boolean;
  /** Removes a refused change from the list; a waiting one is not sent anymore. */
  dismiss: () => void;
};

/** The changes of this person that wait or were refused, in the order they were made. */
export function useOfflineMutations(): ListedChange[] {
  const owner = useSession(({ user }) => getDraftOwner(user));
  const cache = useQueryClient().getMutationCache();
  const mutations = useMutationState({
    filters: { mutationKey: offlineKey(), predicate: ({ state }) => state.status !== 'success' },
    select: (mutation) => ({
      mutation,
      variables: getVariables(mutation),
      refusal: mutation.state.error?.message,
      failures: mutation.state.failureCount,
    }),
  });
  return mutations.flatMap(({ mutation, variables, refusal, failures }) => {
    if (!variables || variables.owner !== owner) return [];
    const { key, queuedAt, text, about, row } = variables;
    const name = String(mutation.options.mutationKey?.[1]);
    return [
      {
        key,
        name,
        queuedAt,
        text,
        about,
        refusal,
        isFailing: failures > 0,
        isQuiet: row !== undefined && failures === 0,
        dismiss: () => cache.remove(mutation),
      },
    ];
  });
}
