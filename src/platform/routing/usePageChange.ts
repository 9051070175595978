import { useEffect, useRef } from 'react';
import { stopWaitingForFocus } from '../ui/focus/focusWhenThere';
import { arriveAtPage } from './pageChange';
import { rememberScroll } from './pageScroll';
import { watchPresses } from './userFocus';
import type { RouteMatch } from './routeTable';
import { isPublicRoute } from './routeTable';
import { titles } from './titles';

/** Calls `arriveAtPage` when another page is shown: not at first, not for another query, not while redirecting. */
export function usePageChange(match: RouteMatch | undefined): void {
  const shown = useRef<string>(undefined);
  const name = match?.name;
  const page = match && JSON.stringify([match.name, match.params]);
  useEffect(rememberScroll, []);
  useEffect(watchPresses, []);
  useEffect(() => stopWaitingForFocus, []);
  useEffect(() => {
    if (page === undefined || name === undefined || page === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = page;
    if (!isFirst) arriveAtPage({ title: titles[name], isPublic: isPublicRoute(name) });
  }, [page, name]);
}
