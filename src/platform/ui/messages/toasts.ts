/**
 * Toasts from anywhere: `showToast` works before anything is rendered and outside React. 5000 ms, at most 20, top right,
 * closed by dragging at 60% of the width (spec section 9). What is visible, and when a toast ends: `messageRules.ts`.
 */
import { announce } from '../feedback/announcements';
import { dismissShownElsewhere, holdMessages, raiseToast } from './messageStore';

export const TOAST_TIMEOUT = 5000;
export const TOAST_DRAG_SHARE = 0.6;
/** Undo messages and notices that close on their own use the same time (spec section 9). */
export const SNACKBAR_TIMEOUT = 5000;

export type ToastIntent = 'info' | 'success' | 'warning' | 'danger';

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

export function showToast(toast: Toast): void {
  // An error toast is an alert on its own; everything else is announced politely.
  if (toast.intent !== 'danger') announce(toast.message);
  raiseToast(toast);
}

/** Toasts wait until every caller has called its returned function. */
export function holdToasts(): () => void {
  return holdMessages();
}

/** The page shows these errors where they belong, so no toast repeats them. */
export function withdrawErrors(texts: readonly string[]): void {
  dismissShownElsewhere(texts);
}
