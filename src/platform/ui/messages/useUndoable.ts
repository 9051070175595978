import { useEffect, useRef, useState } from 'react';
import { announce } from '../feedback/announcements';
import { texts } from '../texts';
import { useReportHidden } from './hiddenCounts';

/** An action that is done on screen but not yet sent to the provider. */
export type Undoable<Key> = {
  key: Key;
  /** What was done, in one line: "Job #1042 deleted". */
  message: string;
  /**
   * Sends the call. The item stays hidden until this settles. The call reports its own failure. `keepalive` is set when
   * the tab is closed or hidden, because the call must outlive it.
   */
  run: (how: SendOptions) => Promise<unknown>;
};

export type SendOptions = { keepalive: boolean };

export type UndoableActions<Key> = {
  /**
   * Applies it on screen right away, and sends it after 5 s or when the page is left. A second action with the same key
   * is ignored.
   */
  start: (action: Undoable<Key>) => void;
  /** Keys to show as if it had happened: not sent yet, or sent and not answered. */
  hidden: ReadonlySet<Key>;
  /** Actions that can still be undone; `UndoBar` shows them. */
  waiting: readonly Undoable<Key>[];
  undo: (action: Undoable<Key>) => void;
  /** The time is over: sends the call now. */
  send: (action: Undoable<Key>) => void;
};

/**
 * Actions that can be undone for five seconds. The call is sent when the time is over, or earlier when the page is
 * left, hidden or closed. So undo never has to revert a sent call. With the name of a list, its counts elsewhere can leave
 * out what is hidden (`useHiddenCount`).
 */
export function useUndoable<Key>(list?: string): UndoableActions<Key> {
  const [waiting, setWaiting] = useState<readonly Undoable<Key>[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<Key>>(new Set());
  useReportHidden(list, hidden.size);
  // Read when the page closes, because no render happens between a click and leaving.
  const unsent = useRef(new Map<Key, Undoable<Key>>());

  function start(action: Undoable<Key>): void {
    if (unsent.current.has(action.key)) return;
    unsent.current.set(action.key, action);
    setWaiting((now) => [...now, action]);
    setHidden((now) => new Set([...now, action.key]));
    announce(texts.undoable(action.message));
  }

  function removeAction(action: Undoable<Key>): boolean {
    setWaiting((now) => now.filter((each) => each !== action));
    return unsent.current.delete(action.key);
  }

  const show = (key: Key) => setHidden((now) => without(now, key));

  function undo(action: Undoable<Key>): void {
    if (!removeAction(action)) return;
    show(action.key);
    announce(texts.undone);
  }

  function send(action: Undoable<Key>): void {
    if (removeAction(action)) void settle(action, false).then(() => show(action.key));
  }

  useEffect(() => {
    const unsentActions = unsent.current;
    const sendAll = (keepalive: boolean) => {
      for (const action of unsentActions.values()) {
        void settle(action, keepalive).then(() => setHidden((now) => without(now, action.key)));
      }
      unsentActions.clear();
      setWaiting([]);
    };
    const onPageHide = () => sendAll(true);
    // A phone may end a hidden app without another event.
    const onVisibility = () => document.visibilityState === 'hidden' && sendAll(true);
    addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibility);
      sendAll(false);
    };
  }, []);

  return { start, hidden, waiting, undo, send };
}

/** The call reports its own failure; here it only ends the waiting. */
function settle<Key>({ run }: Undoable<Key>, keepalive: boolean): Promise<unknown> {
  return run({ keepalive }).catch(() => undefined);
}

function without<Key>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  return new Set([...keys].filter((each) => each !== key));
}
