import { CancelledError, type Mutation, onlineManager, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { DraftOwner } from '../drafts/draftKey';
import { createListeners } from '../lib/listeners';
import { newKey } from '../lib/newKey';
import { serverDate } from '../lib/time/serverClock';
import { announce } from '../ui/feedback/announcements';
import { dismissAbout, raiseUndo } from '../ui/messages/messageStore';
import { texts } from '../ui/texts';
import type { OfflineStore } from './offlineStore';
import { getNextPlace, getVariables, offlineKey, type OfflineVariables } from './offlineVariables';

/*
 * Actions that can be undone for five seconds. They are waiting changes: stored on the device before the screen shows
 * that they are done, then sent when their message is over, the page is left, or another call is about the same thing.
 * An action that a closed page did not send is sent on the next visit.
 */

export type Undoable = {
  /** The row it is about; a second action with the same key is ignored. */
  key: number;
  /** Action, in one line: "Job #1042 deleted". */
  message: string;
  /** The thing, as in `Toast`: toasts about it are removed when this starts and when it is undone. */
  about?: string;
  /** The call, as it is defined in the feature, and what it sends. */
  call: string;
  sent: object;
  /** Beginnings of the addresses of calls about the same thing. They wait until this is sent. */
  touches: readonly string[];
  /** Called when the provider has done it, while this page is open. */
  onSent?: () => void;
  /** Called when it is undone or refused, also after its screen is gone. */
  onUndone?: () => void;
};

type Device = { queryClient: QueryClient; store: OfflineStore; getOwner: () => DraftOwner | undefined };
type PendingUndo = { send: () => void; undo: () => void; removeMessage: () => void };

const nothing: ReadonlySet<number> = new Set();
const listeners = createListeners();
let hidden: ReadonlyMap<string, ReadonlySet<number>> = new Map();
const starting = new Set<string>();
let waiting: readonly PendingUndo[] = [];
let device: Device | undefined;
let connection = Promise.withResolvers<undefined>();
let stopFollowing: (() => void) | undefined;

/** Uses the changes of this device. Called when they are opened. */
export function connectUndoables(next: Device): void {
  stopFollowing?.();
  device = next;
  stopFollowing = next.queryClient.getMutationCache().subscribe(follow);
  follow();
  connection.resolve(undefined);
}

/** Resolves when all waiting changes are defined and opened. Their code is loaded beside the first page. */
export const whenChangesOpen = (): Promise<undefined> => connection.promise;

/** Rows of a list to show as if it had happened: not sent yet, or sent and not answered. */
export function readHidden(list: string): ReadonlySet<number> {
  return hidden.get(list) ?? nothing;
}

const watchHidden = listeners.add;

/** Applies an action on screen once it is stored, and sends it when its message is over. */
export async function startUndoable(list: string, action: Undoable): Promise<void> {
  await whenChangesOpen();
  const owner = device?.getOwner();
  const row = `${list} ${action.key}`;
  if (!device || !owner || readHidden(list).has(action.key) || starting.has(row)) return;
  const cache = device.queryClient.getMutationCache();
  const place = getNextPlace(cache.getAll()) + starting.size;
  starting.add(row);
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const mutationKey = offlineKey(action.call);
  const { message, about, sent, key, touches } = action;
  const variables: OfflineVariables<object> = {
    owner,
    key: newKey(),
    queuedAt: serverDate().toISOString(),
    place,
    text: message,
    about: about ?? row,
    sent,
    row: { list, key },
    touches,
  };
  await device.store.save({ mutationKey, variables });
  starting.delete(row);
  const mutation = cache.build<unknown, Error, OfflineVariables<object>, unknown>(device.queryClient, { mutationKey });
  mutation.execute({ ...variables, late }).then(action.onSent, (error: unknown) => {
    if (!(error instanceof CancelledError)) action.onUndone?.();
  });
  const entry: PendingUndo = {
    send: () => {
      if (claim(entry)) resolve(undefined);
    },
    undo: () => {
      if (!claim(entry)) return;
      cache.remove(mutation);
      resolve(undefined);
      action.onUndone?.();
      dismissAbout(about);
      announce(texts.undone);
    },
    removeMessage: raiseUndo({ text: message, about, undo: () => entry.undo(), send: () => entry.send() }),
  };
  setPending([...waiting, entry]);
  announce(texts.undoable(message));
}

/** Sends everything that could still be undone. Resolves when the provider has answered, or cannot be reached. */
export function sendUndoables(): Promise<void> {
  return settle(() => true);
}

/** Sends first what waits about the same thing as a call to this address. */
export async function settleBefore(address: string): Promise<void> {
  const isSame = (start: string) => address === start || address.startsWith(`${start}/`);
  await settle(({ touches = [] }) => touches.some(isSame));
}

/** Forgets everything that waits or is hidden, without sending it: the next test starts without. */
export function dropUndoables(): void {
  for (const { removeMessage } of waiting) removeMessage();
  setPending([]);
  stopFollowing?.();
  device = undefined;
  connection = Promise.withResolvers();
  starting.clear();
  setHidden(new Map());
}

async function settle(isRelated: (variables: OfflineVariables<object>) => boolean): Promise<void> {
  const related = listPending().filter((mutation) => {
    const variables = getVariables(mutation);
    return variables?.row !== undefined && isRelated(variables);
  });
  if (related.length === 0) return;
  // They are sent in their order, so none stays behind.
  for (const entry of waiting) entry.send();
  if (onlineManager.isOnline()) await Promise.all(related.map(waitForAnswer));
}

/** Without an answer, the change is sent when the provider can be reached. */
function waitForAnswer(mutation: Mutation): Promise<void> {
  return new Promise((resolve) => {
    const stop = device?.queryClient.getMutationCache().subscribe(check);
    function check(): void {
      if (mutation.state.status === 'pending' && mutation.state.failureCount === 0) return;
      stop?.();
      resolve();
    }
  });
}

function listPending(): Mutation[] {
  return device?.queryClient.getMutationCache().findAll({ mutationKey: offlineKey(), status: 'pending' }) ?? [];
}

function follow(): void {
  const rows = new Map<string, Set<number>>();
  const owner = device?.getOwner();
  for (const mutation of listPending()) {
    const variables = getVariables(mutation);
    if (!variables?.row || variables.owner !== owner) continue;
    const { list, key } = variables.row;
    rows.set(list, (rows.get(list) ?? new Set()).add(key));
  }
  setHidden(rows);
}

/** A list whose rows are the same keeps its set. */
function setHidden(next: ReadonlyMap<string, ReadonlySet<number>>): void {
  const isSame = (list: string) => {
    const [before, after] = [readHidden(list), next.get(list) ?? nothing];
    return before.size === after.size && [...before].every((key) => after.has(key));
  };
  const lists = [...new Set([...hidden.keys(), ...next.keys()])];
  if (lists.every(isSame)) return;
  hidden = new Map([...next].map(([list, keys]) => [list, isSame(list) ? readHidden(list) : keys]));
  listeners.call();
}

function claim(entry: PendingUndo): boolean {
  if (!waiting.includes(entry)) return false;
  setPending(waiting.filter((each) => each !== entry));
  entry.removeMessage();
  return true;
}

function setPending(next: readonly PendingUndo[]): void {
  const [had, has] = [waiting.length > 0, next.length > 0];
  waiting = next;
  if (!had && has) {
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onVisibility);
  } else if (had && !has) {
    removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onVisibility);
  }
}

function onLeave(): void {
  for (const entry of waiting) entry.send();
}

/** A phone may end a hidden app without another event. */
function onVisibility(): void {
  if (document.visibilityState === 'hidden') onLeave();
}

export type UndoableActions = {
  start: (action: Undoable) => void;
  /** Rows to show as if it had happened. */
  hidden: ReadonlySet<number>;
};

/**
 * Actions on the rows of a list that can be undone for five seconds, also on the next page. Every screen with the list,
 * named by `list`, hides the row from when the action is stored on the device until the provider has answered.
 */
export function useUndoable(list: string): UndoableActions {
  const hiddenKeys = useSyncExternalStore(watchHidden, () => readHidden(list));
  return { start: (action) => void startUndoable(list, action), hidden: hiddenKeys };
}

/** Number of rows of a list that are hidden now, for its counts elsewhere on the screen. */
export function useHiddenCount(list: string): number {
  return useSyncExternalStore(watchHidden, () => readHidden(list).size);
}

/** A count without the hidden rows; the provider may have counted them out already. */
export function withoutHidden(count: number, hiddenCount: number): number {
  return Math.max(0, count - hiddenCount);
}
