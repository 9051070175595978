import { leavePage } from '../ui/messages/messageStore';
import { sendUndoables } from '../ui/messages/undoables';
import { announce } from '../ui/feedback/announcements';
import { findPageHeading } from '../ui/focus/focusable';
import { focusWhenThere } from '../ui/focus/focusWhenThere';
import { arriveAtScroll } from './pageScroll';
import { hasUserFocus } from './userFocus';

/** What happens once for each change of page, wherever the navigation came from. */
export function arriveAtPage({ title, isPublic }: { title: string; isPublic: boolean }): void {
  // No one may be signed in anymore when their time is over.
  if (isPublic) sendUndoables({ keepalive: false });
  leavePage();
  arriveAtScroll();
  const heading = findPageHeading();
  if (heading?.textContent !== title) announce(title);
  if (!hasOwnFocus() && !hasUserFocus()) focusWhenThere(findPageHeading, document.querySelector('main') ?? undefined);
}

/** The new page has focused one of its own controls, or a dialog is open. */
function hasOwnFocus(): boolean {
  const focused = document.activeElement;
  const owner = focused?.closest('main, [role=dialog], [role=alertdialog]');
  return owner !== null && owner !== undefined && owner !== focused;
}
