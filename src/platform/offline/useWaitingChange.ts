import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../http/ApiError';
import { newKey } from '../lib/newKey';
import { serverDate } from '../lib/time/serverClock';
import { useSession } from '../session/useSession';
import { getDraftOwner } from '../session/user';
import { getNextPlace, getVariables, waitingKey, type WaitingVariables } from './waitingVariables';

/** What a screen says about a change: what the person did, and to which thing. */
export type ChangeSubject = Pick<WaitingVariables<object>, 'text' | 'about'>;

type LateFacts = WaitingVariables<object>['late'];

/**
 * Returns the function that makes a waiting change defined under `name`. A second one about the same thing is not made
 * while the first one waits, however often the button is tapped. The change is stored at once and sent when the `late`
 * facts are known or cannot be found.
 */
export function useWaitingChange(name: string): (sent: object, subject: ChangeSubject, late?: LateFacts) => void {
  const owner = useSession(({ user }) => getDraftOwner(user));
  const queryClient = useQueryClient();
  const { mutate } = useMutation<unknown, ApiError, WaitingVariables<object>>({ mutationKey: waitingKey(name) });
  return (sent, { text, about }, late) => {
    const cache = queryClient.getMutationCache();
    const waiting = cache.findAll({ mutationKey: waitingKey(name), status: 'pending' });
    if (!owner || waiting.some((mutation) => getVariables(mutation)?.about === about)) return;
    const place = getNextPlace(cache.getAll());
    mutate({ owner, key: newKey(), queuedAt: serverDate().toISOString(), place, text, about, sent, late });
  };
}

export type ListedChange = Pick<WaitingVariables<object>, 'key' | 'queuedAt' | 'text' | 'about'> & {
  /** The name it is defined under. */
  name: string;
  /** Why the provider refused it; undefined while it waits. */
  refusal: string | undefined;
  /** Removes a refused change from the list. */
  dismiss: () => void;
};

/** The changes of this person that wait or were refused, in the order they were made. */
export function useWaitingChanges(): ListedChange[] {
  const owner = useSession(({ user }) => getDraftOwner(user));
  const cache = useQueryClient().getMutationCache();
  const mutations = useMutationState({
    filters: { mutationKey: waitingKey(), predicate: ({ state }) => state.status !== 'success' },
    select: (mutation) => ({ mutation, variables: getVariables(mutation), refusal: mutation.state.error?.message }),
  });
  return mutations.flatMap(({ mutation, variables, refusal }) => {
    if (!variables || variables.owner !== owner) return [];
    const { key, queuedAt, text, about } = variables;
    const name = String(mutation.options.mutationKey?.[1]);
    return [{ key, name, queuedAt, text, about, refusal, dismiss: () => cache.remove(mutation) }];
  });
}
