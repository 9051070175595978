import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { DraftOwner } from '../drafts/draftKey';
import { ApiError } from '../http/ApiError';
import { isRefused, isTooManyRequests } from '../http/failures';
import { createChangeKeeper } from './changeKeeper';
import type { StoredChange, WaitingStore } from './waitingStore';
import { getVariables, waitingKey, waitingScope, type WaitingVariables } from './waitingVariables';

/** A change that is sent as soon as the provider can be reached, also after the app was closed. */
type WaitingCall<Sent extends object, Result> = {
  /** The key makes the provider do a repeated change once. */
  send: (sent: Sent, keyed: { headers: { 'Idempotency-Key': string } }) => Promise<Result>;
  onSent: (result: Result, sent: Sent, queryClient: QueryClient) => void;
};

/**
 * Changes that wait for the network. They are mutations of the query client: sent one after the other in the order they
 * were made, each with its own idempotency key, repeated until the provider answers, and stored on this device until
 * then. A refused change stays in the list until the person has read it. Facts that are still being found out are added
 * when they are known, before the change is first sent.
 */
export type WaitingChanges = {
  /** Names a kind of change; its stored changes can be sent from then on. */
  define: <Sent extends object, Result>(name: string, call: WaitingCall<Sent, Result>) => void;
  /** Loads the changes of this person and sends them. Call it after all `define`. */
  open: (owner: DraftOwner) => Promise<void>;
  /** Nothing more is sent; what waits stays on the device until the same person signs in. */
  close: () => void;
};

export function createWaitingChanges(queryClient: QueryClient, store: WaitingStore): WaitingChanges {
  const cache = queryClient.getMutationCache();
  let owner: DraftOwner | undefined;
  let stopStoring: (() => void) | undefined;
  const keeper = createChangeKeeper(store, (by) => by === owner);
  const close = () => {
    stopStoring?.();
    owner = undefined;
  };

  return {
    define: <Sent extends object, Result>(name: string, call: WaitingCall<Sent, Result>) =>
      queryClient.setMutationDefaults<Result, ApiError, WaitingVariables<Sent>>(waitingKey(name), {
        mutationFn: async (variables) => {
          const { key, sent } = await keeper.complete(waitingKey(name), variables);
          if (variables.owner !== owner) throw new CancelledError();
          return call.send(sent, { headers: { 'Idempotency-Key': key } });
        },
        onSuccess: (result, { sent }) => call.onSent(result, sent, queryClient),
        networkMode: 'online',
        scope: waitingScope,
        retry: (_, error) => error instanceof ApiError && (!isRefused(error) || isTooManyRequests(error)),
        gcTime: Infinity,
      }),
    open: async (next) => {
      if (owner === next) return;
      close();
      owner = next;
      stopStoring = cache.subscribe(keeper.follow);
      const stored = await store.list(next);
      if (owner !== next) return;
      const known = new Set(cache.getAll().map((mutation) => getVariables(mutation)?.key));
      for (const change of stored) if (!known.has(change.variables.key)) restore(queryClient, change);
    },
    close,
  };
}

/** Sends a stored change, or lists one that was refused. */
function restore(queryClient: QueryClient, { mutationKey, variables, refusal }: StoredChange): void {
  // Another version of the app made it. It waits for one that knows it.
  if (!queryClient.getMutationDefaults(mutationKey).mutationFn) return;
  const cache = queryClient.getMutationCache();
  if (refusal === undefined) {
    const change = cache.build<unknown, Error, WaitingVariables<object>, unknown>(queryClient, { mutationKey });
    // The cache reports a refusal, and it stays in the list.
    change.execute(variables).catch(() => undefined);
    return;
  }
  const error = new ApiError(409, { data: null, message: refusal, errors: {}, success: false });
  cache.build(queryClient, { mutationKey }, { ...unsent, status: 'error', error, variables });
}

const unsent = {
  context: undefined,
  data: undefined,
  failureCount: 0,
  failureReason: null,
  isPaused: false,
  submittedAt: 0,
};
