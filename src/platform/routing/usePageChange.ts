import { useEffect, useRef, useState } from 'react';
import { announce } from '../ui/feedback/announcements';
import { findPageHeading } from '../ui/focus/focusable';
import { focusWhenThere, stopWaitingForFocus } from '../ui/focus/focusWhenThere';
import { leavePage } from '../ui/messages/messageStore';
import type { Route } from './currentRoute';
import { createPageScroll } from './pageScroll';
import { getTitle } from './route';
import { createUserFocus } from './userFocus';

/**
 * Announces, scrolls and focuses a new page, however it was opened: not the first page, not another query of the same
 * page, not while redirecting.
 */
export function usePageChange(route: Route | undefined): void {
  const [scroll] = useState(createPageScroll);
  const [userFocus] = useState(createUserFocus);
  const shown = useRef<string>(undefined);
  const page = route && JSON.stringify([route.name, route.params]);
  useEffect(() => scroll.watch(), [scroll]);
  useEffect(() => userFocus.watch(), [userFocus]);
  useEffect(() => stopWaitingForFocus, []);
  useEffect(() => {
    if (page === undefined || route === undefined || page === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = page;
    if (isFirst) return;
    scroll.arrive();
    arrive(route, !userFocus.isTaken());
  }, [page, route, scroll, userFocus]);
}

function arrive({ row }: Route, canFocus: boolean): void {
  leavePage();
  const heading = findPageHeading();
  const title = getTitle(row);
  if (heading?.textContent !== title) announce(title);
  if (canFocus && !hasOwnFocus()) focusWhenThere(findPageHeading, document.querySelector('main') ?? undefined);
}

/** True if the new page has focused one of its controls, or a dialog is open. */
function hasOwnFocus(): boolean {
  const focused = document.activeElement;
  const owner = focused?.closest('main, [role=dialog], [role=alertdialog]');
  return owner !== null && owner !== undefined && owner !== focused;
}
