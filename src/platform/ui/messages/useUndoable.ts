import { useEffect, useRef, useState } from 'react';
import { announce } from '../feedback/announcements';
import { texts } from '../texts';

/** Something that has been done for the person and not yet for the provider. */
export type Undoable<Key> = {
  key: Key;
  /** What was done, one line: "Job #1042 deleted". */
  message: string;
  /**
   * Sends the call; what it belongs to stays away until this settles. Tells its own failure. `keepalive` when the tab is
   * being closed or put away: the call has to outlive it.
   */
  run: (how: Leaving) => Promise<unknown>;
};

export type Leaving = { keepalive: boolean };

export type UndoableActions<Key> = {
  /** Does it on screen at once, and for good when 5 s are over or the page is left. A second one of the same key is ignored. */
  start: (action: Undoable<Key>) => void;
  /** Keys that are to be shown as if it had happened: waiting to be sent, or sent and not answered. */
  hidden: ReadonlySet<Key>;
  /** What can still be taken back; `UndoBar` shows it. */
  waiting: readonly Undoable<Key>[];
  undo: (action: Undoable<Key>) => void;
  /** Its time is over: sends the call now. */
  send: (action: Undoable<Key>) => void;
};

/**
 * Actions that can be undone for five seconds: the call is sent when the time is over, or before, when the page is left,
 * put away or closed. Nothing is on its way that would have to be called back.
 */
export function useUndoable<Key>(): UndoableActions<Key> {
  const [waiting, setWaiting] = useState<readonly Undoable<Key>[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<Key>>(new Set());
  // Read when the page goes: no render comes between a click and the leaving.
  const unsent = useRef(new Map<Key, Undoable<Key>>());

  function start(action: Undoable<Key>): void {
    if (unsent.current.has(action.key)) return;
    unsent.current.set(action.key, action);
    setWaiting((now) => [...now, action]);
    setHidden((now) => new Set([...now, action.key]));
    announce(texts.undoable(action.message));
  }

  function takeOff(action: Undoable<Key>): boolean {
    setWaiting((now) => now.filter((each) => each !== action));
    return unsent.current.delete(action.key);
  }

  const show = (key: Key) => setHidden((now) => without(now, key));

  function undo(action: Undoable<Key>): void {
    if (!takeOff(action)) return;
    show(action.key);
    announce(texts.undone);
  }

  function send(action: Undoable<Key>): void {
    if (takeOff(action)) void settle(action, false).then(() => show(action.key));
  }

  useEffect(() => {
    const waitingToGo = unsent.current;
    const sendAll = (keepalive: boolean) => {
      for (const action of waitingToGo.values()) {
        void settle(action, keepalive).then(() => setHidden((now) => without(now, action.key)));
      }
      waitingToGo.clear();
      setWaiting([]);
    };
    const onPageHide = () => sendAll(true);
    // On a phone, an app that is put away may be ended without another word.
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

/** A failure is told by whoever makes the call; here it only ends the waiting. */
function settle<Key>({ run }: Undoable<Key>, keepalive: boolean): Promise<unknown> {
  return run({ keepalive }).catch(() => undefined);
}

function without<Key>(keys: ReadonlySet<Key>, key: Key): ReadonlySet<Key> {
  return new Set([...keys].filter((each) => each !== key));
}
