import { announce } from '../feedback/announcements';
import { texts } from '../texts';
import { dismissAbout, raiseUndo } from './messageStore';

/*
 * Actions that are done on screen but not yet sent to the provider. They are kept outside their screens, so that they
 * can still be undone on the next page.
 */

export type Undoable = {
  /** The row it is about; a second action with the same key is ignored. */
  key: number;
  /** What was done, in one line: "Job #1042 deleted". */
  message: string;
  /** The thing, as in `Toast`: toasts about it are removed when this starts and when it is undone. */
  about?: string;
  /**
   * Sends the call. The row stays hidden until this settles. The call reports its own failure. `keepalive` is set when
   * the tab is closed or hidden, because the call must outlive it.
   */
  run: (how: SendOptions) => Promise<unknown>;
  /** Called when it is undone, also after its screen is gone. */
  onUndo?: () => void;
};

export type SendOptions = { keepalive: boolean };

type Waiting = { action: Undoable; list: string; removeMessage: () => void };

const nothing: ReadonlySet<number> = new Set();
const hidden = new Map<string, ReadonlySet<number>>();
const watchers = new Set<() => void>();
let waiting: readonly Waiting[] = [];

/** Rows of a list to show as if it had happened: not sent yet, or sent and not answered. */
export function readHidden(list: string): ReadonlySet<number> {
  return hidden.get(list) ?? nothing;
}

export function watchHidden(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Applies an action on screen right away, and sends it when its message is over. */
export function startUndoable(list: string, action: Undoable): void {
  if (readHidden(list).has(action.key)) return;
  const { message, about } = action;
  const removeMessage = raiseUndo({ text: message, about, undo: () => undo(entry), send: () => send(entry, false) });
  const entry: Waiting = { action, list, removeMessage };
  setWaiting([...waiting, entry]);
  setHidden(list, new Set([...readHidden(list), action.key]));
  announce(texts.undoable(message));
}

/** Sends everything that could still be undone, for example before the user signs out. */
export function sendUndoables(how: SendOptions): void {
  for (const entry of waiting) send(entry, how.keepalive);
}

/** Forgets everything that waits or is hidden, without sending it: the next test starts without. */
export function dropUndoables(): void {
  for (const { removeMessage } of waiting) removeMessage();
  setWaiting([]);
  hidden.clear();
  for (const watcher of watchers) watcher();
}

function undo(entry: Waiting): void {
  if (!take(entry)) return;
  show(entry);
  entry.action.onUndo?.();
  dismissAbout(entry.action.about);
  announce(texts.undone);
}

/** The call reports its own failure; here it only ends the waiting. */
function send(entry: Waiting, keepalive: boolean): void {
  if (!take(entry)) return;
  const { run } = entry.action;
  void run({ keepalive })
    .catch(() => undefined)
    .then(() => show(entry));
}

function take(entry: Waiting): boolean {
  if (!waiting.includes(entry)) return false;
  setWaiting(waiting.filter((each) => each !== entry));
  entry.removeMessage();
  return true;
}

function show({ list, action }: Waiting): void {
  setHidden(list, new Set([...readHidden(list)].filter((key) => key !== action.key)));
}

function setHidden(list: string, keys: ReadonlySet<number>): void {
  if (keys.size > 0) hidden.set(list, keys);
  else hidden.delete(list);
  for (const watcher of watchers) watcher();
}

function setWaiting(next: readonly Waiting[]): void {
  const [had, has] = [waiting.length > 0, next.length > 0];
  waiting = next;
  if (!had && has) {
    addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibility);
  } else if (had && !has) {
    removeEventListener('pagehide', onPageHide);
    document.removeEventListener('visibilitychange', onVisibility);
  }
}

function onPageHide(): void {
  sendUndoables({ keepalive: true });
}

/** A phone may end a hidden app without another event. */
function onVisibility(): void {
  if (document.visibilityState === 'hidden') sendUndoables({ keepalive: true });
}
