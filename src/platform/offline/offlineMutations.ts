import {
  CancelledError,
  type QueryClient,
  type MutationCacheNotifyEvent,
  type MutationKey,
} from '@tanstack/react-query';
import type { DraftOwner } from '../drafts/draftKey';
import { ApiError } from '../http/ApiError';
import { isRefused, isServerFailure, isTooManyRequests } from '../http/failures';
import { serverDate } from '../lib/time/serverClock';
import { SNACKBAR_TIMEOUT } from '../ui/messages/messageRules';
import { texts } from '../ui/texts';
import type { StoredChange, OfflineStore, openOfflineStore } from './offlineStore';
import { getVariables, offlineKey, offlineScope, type OfflineVariables, type MadeChange } from './offlineVariables';
import { connectUndoables } from './undoables';

/** A change that is sent as soon as the provider can be reached, also after the app was closed. */
type OfflineCall<Sent extends object, Result> = {
  /** The key makes the provider do a repeated change once. `keepalive` lets the call outlive its page. */
  send: (sent: Sent, how: { headers: { 'Idempotency-Key': string }; keepalive: true }) => Promise<Result>;
  /** The change waits for what this returns. */
  onSent?: (result: Result, sent: Sent, queryClient: QueryClient) => unknown;
  /** Loads what the change is about, after it was sent or refused. */
  onSettled?: (sent: Sent, queryClient: QueryClient) => unknown;
};

/**
 * Changes that wait for the network. They are mutations of the query client: sent one after the other in the order they
 * were made, each with its own idempotency key, repeated until the provider answers, and stored on this device until
 * then. A change that the provider failed on for a day is given up. It stays in the list like a refused one, until the
 * person has read it. Facts that are still being found out are added when they are known, before the change is first sent.
 */
export type OfflineMutations = {
  /** Names a kind of change; its stored changes can be sent from then on. */
  define: <Sent extends object, Result>(name: string, call: OfflineCall<Sent, Result>) => void;
  /** Loads the changes of this person and sends them. Call it after all `define`. */
  open: (owner: DraftOwner) => Promise<void>;
  /** Nothing more is sent; what waits stays on the device until the same person signs in. */
  close: () => void;
};

export function createOfflineMutations(queryClient: QueryClient, store: OfflineStore): OfflineMutations {
  const cache = queryClient.getMutationCache();
  let owner: DraftOwner | undefined;
  let stopStoring: (() => void) | undefined;
  const isKnown = (key: string) => cache.getAll().some((mutation) => getVariables(mutation)?.key === key);
  const persister = createMutationPersister(store, (by) => by === owner, isKnown);
  const close = () => {
    stopStoring?.();
    owner = undefined;
  };

  return {
    define: <Sent extends object, Result>(name: string, call: OfflineCall<Sent, Result>) =>
      queryClient.setMutationDefaults<Result, ApiError, OfflineVariables<Sent>>(offlineKey(name), {
        mutationFn: async (variables) => {
          const { key, sent } = await persister.complete(offlineKey(name), variables);
          if (variables.owner !== owner || !isKnown(key)) throw new CancelledError();
          try {
            return await call.send(sent, { headers: { 'Idempotency-Key': key }, keepalive: true });
          } catch (error) {
            if (!isServerFailure(error)) throw error;
            const failedAt = Date.parse(persister.recordFailure(variables));
            throw serverDate().getTime() - failedAt < giveUpMs ? error : createLostError();
          }
        },
        onSuccess: (result, { sent }) => call.onSent?.(result, sent, queryClient),
        onSettled: (_, error, { sent }) =>
          error instanceof CancelledError ? undefined : call.onSettled?.(sent, queryClient),
        networkMode: 'online',
        scope: offlineScope,
        retry: (_, error) => error instanceof ApiError && (!isRefused(error) || isTooManyRequests(error)),
        gcTime: Infinity,
      }),
    open: async (next) => {
      if (owner === next) return;
      close();
      owner = next;
      stopStoring = cache.subscribe(persister.follow);
      connectUndoables({ queryClient, store, getOwner: () => owner });
      const stored = await store.list(next);
      if (owner !== next) return;
      const known = new Set(cache.getAll().map((mutation) => getVariables(mutation)?.key));
      for (const change of stored) if (!known.has(change.variables.key)) restore(queryClient, store, change);
    },
    close,
  };
}

/** A change that the provider fails on for a day is given up, so that the ones after it are sent. */
const giveUpMs = 24 * 60 * 60_000;

/** Ends the attempts like a refusal: the list names the change and says this. */
function createLostError(): ApiError {
  return new ApiError(410, { data: null, message: texts.notSent, errors: {}, success: false });
}

/** Sends a stored change, or lists one that was refused. */
function restore(
  queryClient: QueryClient,
  store: OfflineStore,
  { mutationKey, variables, refusal }: StoredChange,
): void {
  // Another version of the app made it. It waits for one that knows it.
  if (!queryClient.getMutationDefaults(mutationKey).mutationFn) return;
  const cache = queryClient.getMutationCache();
  if (refusal === undefined) {
    const change = cache.build<unknown, Error, OfflineVariables<object>, unknown>(queryClient, { mutationKey });
    // The cache reports a refusal, and it stays in the list.
    const late = variables.row && waitForOtherTabs(variables, store, () => cache.remove(change));
    change.execute({ ...variables, late }).catch(() => undefined);
    return;
  }
  const error = new ApiError(409, { data: null, message: refusal, errors: {}, success: false });
  cache.build(queryClient, { mutationKey }, { ...unsent, status: 'error', error, variables });
}

/** Another tab may still offer to undo the change, or send it: then it is no longer stored. */
async function waitForOtherTabs(
  variables: OfflineVariables<object>,
  store: OfflineStore,
  onUnavailable: () => void,
): Promise<undefined> {
  const age = serverDate().getTime() - Date.parse(variables.queuedAt);
  const left = Math.min(undoMs, Math.max(0, undoMs - age));
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  if (!(await store.has(variables))) onUnavailable();
  return undefined;
}

/** The time of a message that can be undone, and a second for the call. */
const undoMs = SNACKBAR_TIMEOUT + 1000;

const unsent = {
  context: undefined,
  data: undefined,
  failureCount: 0,
  failureReason: null,
  isPaused: false,
  submittedAt: 0,
};

type MutationPersister = {
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
function createMutationPersister(
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
