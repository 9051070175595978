/**
 * Toasts from anywhere: `showToast` works before anything is rendered and outside React. 5000 ms, at most 20, top right,
 * closed by dragging at 60% of the width (spec section 9). What is visible, and when a toast ends: `messageRules.ts`.
 */
import { announce } from '../feedback/announcements';
import type { Toast } from './messageRules';
import { raiseToast } from './messageStore';

export function showToast(toast: Toast): void {
  // An error toast is an alert on its own; everything else is announced politely.
  if (toast.intent !== 'danger') announce(toast.message);
  raiseToast(toast);
}
