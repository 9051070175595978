import { CancelledError, type MutationKey, type QueryClient } from '@tanstack/react-query';
import type { DraftOwner } from '../drafts/draftKey';
import { ApiError } from '../http/ApiError';
import { isRefused, isTooManyRequests } from '../http/failures';
import type { Keyed } from '../http/useRepeatable';
import { openWaitingStore, type StoredChange } from './waitingStore';
import { getVariables, type MadeChange, waitingKey, waitingScope, type WaitingVariables } from './waitingVariables';

/** A change that is sent as soon as the provider can be reached, also after the app was closed. */
export type WaitingCall<Sent extends object, Result> = {
  /** The key makes the provider do a repeated change once. */
  send: (sent: Sent, keyed: Keyed) => Promise<Result>;
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
  count: (owner: DraftOwner) => Promise<number>;
  removeAll: (owner: DraftOwner) => Promise<void>;
};

/** The prefix is the one of the browser storage, empty in production. */
export function createWaitingChanges(queryClient: QueryClient, prefix: string): WaitingChanges {
  const store = openWaitingStore(prefix);
  const cache = queryClient.getMutationCache();
  let owner: DraftOwner | undefined;
  let stopStoring: (() => void) | undefined;
  const late = createLateFacts();

  const follow = (mutation: MadeChange, isRemoved: boolean) => {
    const change = toStored(mutation, late.complete);
    if (!change || change.variables.owner !== owner) return;
    if (isRemoved || mutation.state.status === 'success') void store.remove(change.variables);
    else void store.save(change);
  };
  /** Once a change was sent, it is repeated as it was: its facts are stored before. */
  const completeStored = async (mutationKey: MutationKey, variables: WaitingVariables<object>) => {
    const isFound = await late.find(variables);
    if (isFound && variables.owner === owner) await store.save({ mutationKey, variables: late.complete(variables) });
  };
  const followFacts = (mutation: MadeChange) => {
    const variables = getVariables(mutation);
    const { mutationKey } = mutation.options;
    if (variables && mutationKey) void completeStored(mutationKey, variables);
  };
  const close = () => {
    stopStoring?.();
    owner = undefined;
  };

  return {
    define: <Sent extends object, Result>(name: string, call: WaitingCall<Sent, Result>) =>
      queryClient.setMutationDefaults<Result, ApiError, WaitingVariables<Sent>>(waitingKey(name), {
        mutationFn: async (variables) => {
          await completeStored(waitingKey(name), variables);
          if (variables.owner !== owner) throw new CancelledError();
          return call.send(late.complete(variables).sent, { headers: { 'Idempotency-Key': variables.key } });
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
      stopStoring = cache.subscribe((event) => {
        const { type, mutation } = event;
        if (!mutation || (type !== 'updated' && type !== 'removed')) return;
        follow(mutation, type === 'removed');
        // Without a network it is not sent yet, but the facts belong to now.
        if (type === 'updated' && event.action.type === 'pending') followFacts(mutation);
      });
      const stored = await store.list(next);
      if (owner !== next) return;
      const known = new Set(cache.getAll().map((mutation) => getVariables(mutation)?.key));
      for (const change of stored) if (!known.has(change.variables.key)) restore(queryClient, change);
    },
    close,
    count: store.count,
    removeAll: store.removeAll,
  };
}

type Complete = (variables: WaitingVariables<object>) => WaitingVariables<object>;

function toStored(mutation: MadeChange, complete: Complete): StoredChange | undefined {
  const variables = getVariables(mutation);
  const { mutationKey } = mutation.options;
  return (
    variables && mutationKey && { mutationKey, variables: complete(variables), refusal: mutation.state.error?.message }
  );
}

/** The late facts of the changes made on this page. */
function createLateFacts() {
  const known = new Map<string, object>();
  return {
    /** Waits until they are known. False if there are none. */
    find: async ({ key, late }: WaitingVariables<object>): Promise<boolean> => {
      const facts = await late;
      if (facts) known.set(key, facts);
      return facts !== undefined;
    },
    /** The change with the facts known by now, as it is stored and sent. */
    complete: <Sent extends object>(variables: WaitingVariables<Sent>): WaitingVariables<Sent> => ({
      ...variables,
      sent: { ...variables.sent, ...known.get(variables.key) },
      late: undefined,
    }),
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
