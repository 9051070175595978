import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useOpeningRoute, useShownAddress } from '../currentRoute';

type LinkProps = { href: string; onClick: (event: MouseEvent<HTMLElement>) => void };

/** Makes any element with `href` and `onClick` a link within the app. The browser still handles new-tab clicks. */
export function useLink(): (to: string, options?: NavigateOptions) => LinkProps {
  const { base } = useRouter();
  const open = useNavigate();
  return (to, options) => ({
    href: base + to,
    onClick: (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(to, options);
    },
  });
}

/** Goes to a path of this app. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/**
 * Navigates to a path of this app from code; `state` is for that visit alone (`useVisitState`). Unlike wouter's
 * `useLocation` it does not render the component again at each change of the address.
 */
export function useNavigate(): Navigate {
  const { base, aroundNav } = useRouter();
  return useCallback((to, options) => aroundNav(navigate, base + to, options), [base, aroundNav]);
}

/** `useNavigate` for after an answer: goes nowhere if the person has left this part of the page by then. */
export function useNavigateIfHere(): Navigate {
  const open = useNavigate();
  const isLeaving = useOpeningRoute() !== undefined;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = !isLeaving;
    return () => void (isHere.current = false);
  }, [isLeaving]);
  return useCallback(
    (to, options) => {
      if (isHere.current) open(to, options);
    },
    [open],
  );
}

/** Reads the `state` that `useNavigate` passed to this page; unchecked, because an earlier version may have left it. */
export function useVisitState(): unknown {
  return useShownAddress().state;
}
