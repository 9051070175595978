/**
 * Toasts from anywhere: `showToast` works before the host is mounted (what was said waits) and outside React.
 * 5000 ms, at most 20, top right, dragged away at 60 % of the width (spec section 9); equal texts within 5 s show once.
 */
import { announce } from '../feedback/announcements';

export const TOAST_TIMEOUT = 5000;
export const TOAST_MAX = 20;
export const TOAST_POSITION = 'top-right';
export const TOAST_DRAG_SHARE = 0.6;
/** Inline notices that go by themselves keep the same time (spec section 9). */
export const SNACKBAR_TIMEOUT = 5000;

export type ToastIntent = 'info' | 'success' | 'warning' | 'danger';

export type Toast = {
  message: string;
  intent?: ToastIntent;
  /** At most one; the toast closes when it is taken. */
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
  // An error's toast is an alert by itself; everything else waits for a pause.
  if (toast.intent !== 'danger') announce(toast.message);
  setWaiting([...waiting, toast]);
  showWaiting();
  if (!wanted) wantHost();
}

/** Makes toasts wait, until the returned function has been called by everyone who made them wait. */
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

/** True once there is, or soon may be, something to show. */
export function isHostWanted(): boolean {
  return wanted;
}

/** Asks for the host: with the first toast, or with a person's first action, so that it is there when the network is not. */
export function wantHost(): void {
  wanted = true;
  watchers.forEach((watcher) => watcher());
}

/** Calls back when the host becomes wanted; returns its undo. */
export function watchHostWanted(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The host takes what waited; the returned function takes it off again, and what was shown is forgotten with it. */
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
