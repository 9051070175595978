import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../ui/feedback/announcements';
import { findPageHeading } from '../ui/focus/focusable';
import { focusWhenThere, stopWaitingForFocus } from '../ui/focus/focusWhenThere';
import { leavePage } from '../ui/messages/messageStore';
import { sendUndoables } from '../ui/messages/undoables';
import type { Route } from './currentRoute';
import { createPageScroll } from './pageScroll';
import { getArea } from './paths';
import { getTitle } from './route';
import { createUserFocus } from './userFocus';

/**
 * Announces, scrolls and focuses a new page, however it was opened: not the first page, not another query of the same
 * page, not while redirecting. `requestedPath` is the path of the address bar.
 */
export function usePageChange(route: Route | undefined, requestedPath: string): void {
  const [scroll] = useState(createPageScroll);
  const [userFocus] = useState(createUserFocus);
  const shown = useRef<string>(undefined);
  const page = route && JSON.stringify([route.name, route.params]);
  useEffect(scroll.watch, [scroll]);
  useEffect(userFocus.watch, [userFocus]);
  useEffect(() => stopWaitingForFocus, []);
  useLayoutEffect(userFocus.reset, [userFocus, requestedPath]);
  useEffect(() => {
    if (page === undefined || route === undefined || page === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = page;
    if (isFirst) return;
    // The session may be over before their time is.
    if (getArea(route.name) === 'public') sendUndoables({ keepalive: false });
    leavePage();
    scroll.arrive();
    const heading = findPageHeading();
    const title = getTitle(route.row);
    if (heading?.textContent !== title) announce(title);
    if (!hasOwnFocus() && !userFocus.isTaken()) {
      focusWhenThere(findPageHeading, document.querySelector('main') ?? undefined);
    }
  }, [page, route, scroll, userFocus]);
}

/** True if the new page has focused one of its own controls, or a dialog is open. */
function hasOwnFocus(): boolean {
  const focused = document.activeElement;
  const owner = focused?.closest('main, [role=dialog], [role=alertdialog]');
  return owner !== null && owner !== undefined && owner !== focused;
}
