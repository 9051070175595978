/**
 * Toasts from anywhere: `showToast` works before the host is mounted (messages are queued) and outside React. 5000 ms,
 * at most 20, top right, closed by dragging at 60% of the width (spec section 9). Equal texts within 5 s show once.
 */
import { announce } from '../feedback/announcements';

export const TOAST_TIMEOUT = 5000;
export const TOAST_MAX = 20;
export const TOAST_POSITION = 'top-right';
export const TOAST_DRAG_SHARE = 0.6;
/** Inline notices that close on their own use the same time (spec section 9). */
export const SNACKBAR_TIMEOUT = 5000;

export type ToastIntent = 'info' | 'success' | 'warning' | 'danger';

export type Toast = {
  message: string;
  intent?: ToastIntent;
  /** At most one; using it closes the toast. */
  action?: { text: string; onClick: () => void };
};

type ToastSink = (toast: Toast) => void;

let sink: ToastSink | undefined;
let waiting: readonly Toast[] = [];
const waitingWatchers = new Set<() => void>();
const holds = new Set<object>();
const shownAt = new Map<string, number>();

export function showToast(toast: Toast): void {
  if (wasJustShown(toast.message)) return;
  // An error toast is an alert on its own; everything else is announced politely.
  if (toast.intent !== 'danger') announce(toast.message);
  setWaiting([...waiting, toast]);
  showWaiting();
  if (!wanted) requestHost();
}

/** Queues toasts until every caller has called its returned function. */
export function holdToasts(): () => void {
  const hold = {};
  holds.add(hold);
  return () => {
    holds.delete(hold);
    showWaiting();
  };
}

function showWaiting(): void {
  if (sink === undefined || holds.size > 0) return;
  const shown = waiting;
  setWaiting([]);
  for (const toast of shown) sink(toast);
}

/** Toasts that no host has shown yet. */
export function waitingToasts(): readonly Toast[] {
  return waiting;
}

/** Calls back when a toast begins or ends to wait; returns how to stop. */
export function watchWaitingToasts(watcher: () => void): () => void {
  waitingWatchers.add(watcher);
  return () => waitingWatchers.delete(watcher);
}

function setWaiting(toasts: readonly Toast[]): void {
  waiting = toasts;
  waitingWatchers.forEach((watcher) => watcher());
}

let wanted = false;
const watchers = new Set<() => void>();

/** True when there is, or soon may be, something to show. */
export function isHostRequested(): boolean {
  return wanted;
}

/**
 * Requests the host: with the first toast, or with the user's first action, so that it is loaded before the network can
 * fail.
 */
export function requestHost(): void {
  wanted = true;
  watchers.forEach((watcher) => watcher());
}

/** Calls back when the host is requested. Returns the unsubscribe function. */
export function watchHostRequest(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Gives the host all queued toasts. The returned function disconnects it and forgets the shown toasts. */
export function connectToasts(host: ToastSink): () => void {
  sink = host;
  showWaiting();
  return () => {
    if (sink !== host) return;
    sink = undefined;
    shownAt.clear();
  };
}

function wasJustShown(message: string): boolean {
  const now = Date.now();
  for (const [text, time] of shownAt) {
    if (now - time >= TOAST_TIMEOUT) shownAt.delete(text);
  }
  if (shownAt.has(message)) return true;
  shownAt.set(message, now);
  return false;
}
