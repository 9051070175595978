export const TOAST_TIMEOUT = 5000;
export const TOAST_DRAG_SHARE = 0.6;
/** Undo messages and notices that close on their own use the same time (spec section 9). */
export const SNACKBAR_TIMEOUT = 5000;

type ToastIntent = 'info' | 'success' | 'warning' | 'danger';

/** A link to a path of the app (`href(…)`), or a button. Using it closes the toast. */
export type ToastAction = { text: string; to: string } | { text: string; onClick: () => void };

export type Toast = {
  message: string;
  intent?: ToastIntent;
  /** At most one. */
  action?: ToastAction;
  /** The thing it is about, such as `order-7`. A newer message about the same thing replaces it. */
  about?: string;
  /** For errors and warnings about the app, not about the page: they stay when the page is left. */
  outlivesPage?: boolean;
};

/** A toast with its place in the order of messages. */
type ToastMessage = {
  kind: 'toast';
  key: number;
  toast: Toast;
  /** Number of page changes it still outlives. */
  pages: number;
  /** Rises when the same text is shown again: its time starts over. */
  turn: number;
};

/** Something done on screen that can still be undone. */
export type UndoMessage = {
  kind: 'undo';
  key: number;
  text: string;
  about?: string | undefined;
  undo: () => void;
  /** The time is over. */
  send: () => void;
};

export type Message = ToastMessage | UndoMessage;

/** Spec section 9. More are dropped, the oldest first. */
export const TOAST_MAX = 20;
/** Number of messages that fit a window: as many as its height has space for. All undo messages are always visible. */
export function countPlaces(windowHeight: number): number {
  const { header, message } = heights;
  return Math.max(1, Math.min(TOAST_MAX, Math.floor((windowHeight - header) / message)));
}

/** Pixels: the taller of the two headers, and a message of two lines with its gap. */
const heights = { header: 128, message: 72 };

/** Adds a toast. The same text extends the one that is there; a newer one about the same thing replaces the older. */
export function addToast(messages: readonly Message[], toast: Toast, key: number): readonly Message[] {
  const same = messages.find((each) => isToast(each) && each.toast.message === toast.message);
  if (same?.kind === 'toast') {
    const renewed = { ...same, toast, pages: countPages(toast), turn: same.turn + 1 };
    return messages.map((each) => (each === same ? renewed : each));
  }
  const added: ToastMessage = { kind: 'toast', key, toast, pages: countPages(toast), turn: 0 };
  const others = dropToastsAbout(messages, toast.about);
  const oldest = others.filter(isToast).length < TOAST_MAX ? undefined : others.find(isToast);
  return [...others.filter((each) => each !== oldest), added];
}

/** Adds an undo message. Toasts about the same thing are out of date. */
export function addUndo(messages: readonly Message[], added: UndoMessage): readonly Message[] {
  return [...dropToastsAbout(messages, added.about), added];
}

export function dropToastsAbout(messages: readonly Message[], about: string | undefined): readonly Message[] {
  if (about === undefined) return messages;
  return messages.filter((each) => !isToast(each) || each.toast.about !== about);
}

/**
 * After a page change: errors and warnings of the page that was left go. A confirmation outlives one change, because it
 * often comes right before one. What can still be undone stays until it is sent.
 */
export function afterPageChange(messages: readonly Message[]): readonly Message[] {
  return messages
    .filter((each) => !isToast(each) || each.pages > 0)
    .map((each) => (isToast(each) ? { ...each, pages: each.pages - 1 } : each));
}

/**
 * Visible messages, the newest first. Where not all fit: all undo messages, then problems in their order, then the
 * newest confirmations. What is not visible waits; confirmations that do not fit are over (`dropPassed`).
 */
export function chooseVisible(messages: readonly Message[], places: number): readonly Message[] {
  const undos = messages.filter((each) => each.kind === 'undo');
  const toasts = messages.filter(isToast);
  const problems = toasts.filter(isProblem);
  const confirmations = toasts.filter((each) => !isProblem(each)).toReversed();
  const chosen = [...problems, ...confirmations].slice(0, Math.max(0, places - undos.length));
  return messages.filter((each) => each.kind === 'undo' || chosen.includes(each)).toReversed();
}

/** A newer confirmation replaces the oldest one when no place is free. */
export function dropPassed(messages: readonly Message[], places: number): readonly Message[] {
  const confirmations = messages.filter((each) => isToast(each) && !isProblem(each));
  const passed = new Set(confirmations.slice(0, Math.max(0, confirmations.length - places)));
  return messages.filter((each) => !passed.has(each));
}

export function isToast(message: Message): message is ToastMessage {
  return message.kind === 'toast';
}

function isProblem({ toast }: ToastMessage): boolean {
  return toast.intent === 'danger' || toast.intent === 'warning';
}

function countPages({ intent, outlivesPage }: Toast): number {
  if (outlivesPage === true) return Infinity;
  return intent === 'danger' || intent === 'warning' ? 0 : 1;
}
