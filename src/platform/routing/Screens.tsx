import { createElement, memo, type ReactNode, useMemo, useEffect, useRef, useState } from 'react';
import { Redirect, Route as PathRoute, useRouter } from 'wouter';
import { useLanguage } from '../language/useLanguage';
import { announce } from '../ui/feedback/announcements';
import { findPageHeading, focusPageHeading, stopWaitingForFocus } from '../ui/focus/focusable';
import { leavePage } from '../ui/messages/messageStore';
import {
  type Address,
  CurrentRoute,
  OpeningRoute,
  type Route,
  ShownAddress,
  toAppPath,
  useAddresses,
  useRoutes,
} from './currentRoute';
import { decide, type Visitor } from './guards/guard';
import { paths } from './paths';
import { getPage, type RouteRow, type Routes, getTitle } from './route';

type ScreensProps = {
  visitor: Visitor;
  /**
   * Wraps a page in its layout and in a `Suspense` for its code. Called for every shown route; `opening` is the one that
   * has been requested and is not rendered yet.
   */
  frame: (shown: Route, opening: Route | undefined, page: ReactNode) => ReactNode;
};

/** Shows the screen of the current path, or redirects as the guard decides. */
export function Screens({ visitor, frame }: ScreensProps) {
  const addresses = useAddresses();
  const wanted = useScreen(addresses.current, visitor);
  const before = useScreen(addresses.shown, visitor);
  // After a sign-in or sign-out the visitor can no longer see the page that is still on screen.
  const [address, { route: shown }] = before.route ? [addresses.shown, before] : [addresses.current, wanted];
  const opening = address.path === addresses.current.path ? undefined : wanted.route;
  usePageChange(shown);
  return (
    <>
      {/* Each target needs its own redirect, because a mounted one redirects only once. */}
      {wanted.to !== undefined && <Redirect key={wanted.to} to={wanted.to} replace />}
      {shown && (
        <ShownAddress value={address}>
          <CurrentRoute value={shown}>
            <OpeningRoute value={opening}>
              {frame(
                shown,
                opening,
                <PathRoute path={paths[shown.name]}>
                  <Page row={shown.row} id={JSON.stringify(shown.params)} />
                </PathRoute>,
              )}
            </OpeningRoute>
          </CurrentRoute>
        </ShownAddress>
      )}
    </>
  );
}

type Screen = { route: Route; to?: undefined } | { to: string; route?: undefined };

/** The route of an address, or its redirect. The same object until one of them changes. */
function useScreen({ path, search }: Address, visitor: Visitor): Screen {
  const { base } = useRouter();
  const routes = useRoutes();
  return useMemo(
    () => findScreen(routes, toAppPath(base, path), search, visitor),
    [routes, base, path, search, visitor],
  );
}

function findScreen(routes: Routes, path: string, search: string, visitor: Visitor): Screen {
  const decision = decide(path, search, visitor);
  if (decision.kind === 'redirect') return { to: decision.to };
  const { name, params } = decision.match;
  return { route: { name, params, row: routes[name] } };
}

type PageProps = { row: RouteRow; id: string };

/** Memoized: the request of another page does not render this one again. */
const Page = memo(function Page({ row, id }: PageProps) {
  useLanguage();
  return createElement(getPage(row), { key: id });
});

/**
 * Announces, scrolls and focuses a new page, however it was opened: not the first page, not another query of the same
 * page, not while redirecting.
 */
function usePageChange(route: Route | undefined): void {
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
  if (canFocus && !hasOwnFocus()) focusPageHeading();
}

/** True if the new page has focused one of its controls, or a dialog is open. */
function hasOwnFocus(): boolean {
  const focused = document.activeElement;
  const owner = focused?.closest('main, [role=dialog], [role=alertdialog]');
  return owner !== null && owner !== undefined && owner !== focused;
}

/** Scroll positions of the pages of a visit. */
type PageScroll = {
  /** Starts to follow scrolling and the browser's Back and Forward. Returns the function that stops it. */
  watch: () => () => void;
  /** Scrolls a new page to its top, or to where it was if Back or Forward led to it. */
  arrive: () => void;
};

/** Restores scroll positions, which the browser cannot do, because content comes after the change of address. */
function createPageScroll(): PageScroll {
  const positions = new Map<string, number>();
  let target: number | undefined;
  let stopRestoring: () => void = () => undefined;
  const restoreAt = (top: number) => {
    stopRestoring();
    stopRestoring = restore(top);
  };
  return {
    watch: () => {
      const onScroll = () => positions.set(location.href, window.scrollY);
      const onPop = () => {
        target = positions.get(location.href) ?? 0;
        restoreAt(target);
      };
      // After a reload the browser's own restoring is better.
      const onPageHide = () => (history.scrollRestoration = 'auto');
      // A page that Back brings back whole goes on by itself.
      const onPageShow = () => (history.scrollRestoration = 'manual');
      onPageShow();
      addEventListener('scroll', onScroll, { passive: true });
      addEventListener('popstate', onPop);
      addEventListener('pagehide', onPageHide);
      addEventListener('pageshow', onPageShow);
      return () => {
        stopRestoring();
        onPageHide();
        removeEventListener('scroll', onScroll);
        removeEventListener('popstate', onPop);
        removeEventListener('pagehide', onPageHide);
        removeEventListener('pageshow', onPageShow);
      };
    },
    arrive: () => {
      restoreAt(target ?? 0);
      target = undefined;
    },
  };
}

/** Scrolls as soon as the page is long enough, unless the user scrolls first. Returns the function that stops it. */
function restore(top: number): () => void {
  const isThere = () => {
    window.scrollTo({ top });
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (isThere()) return () => undefined;
  const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const observer = new ResizeObserver(() => isThere() && stop());
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
  };
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  return stop;
}

/**
 * Follows what people do between a change of address and the new page: they type in a field of the header, or go to a
 * message with F8 to undo. The focus is then theirs, and the new page does not take it.
 */
type UserFocus = {
  /** Starts to follow keys, pointers and the address bar. Returns the function that stops it. */
  watch: () => () => void;
  /** True if the user has moved the focus, or went on in a field, since the address changed. */
  isTaken: () => boolean;
};

function createUserFocus(): UserFocus {
  let hasPressed = false;
  let focusedBefore: Element | null = null;
  const presses = ['pointerdown', 'keydown'] as const;
  // wouter sends the events of both methods of the history.
  const navigations = ['popstate', 'pushState', 'replaceState'] as const;
  return {
    watch: () => {
      const onPress = () => (hasPressed = true);
      const onNavigation = () => {
        hasPressed = false;
        focusedBefore = document.activeElement;
      };
      for (const press of presses) addEventListener(press, onPress, { capture: true, passive: true });
      for (const navigation of navigations) addEventListener(navigation, onNavigation);
      return () => {
        for (const press of presses) removeEventListener(press, onPress, { capture: true });
        for (const navigation of navigations) removeEventListener(navigation, onNavigation);
      };
    },
    isTaken: () => {
      const focused = document.activeElement;
      if (!hasPressed || focused === null || focused === document.body) return false;
      return focused !== focusedBefore || focused.matches('input, select, textarea');
    },
  };
}
