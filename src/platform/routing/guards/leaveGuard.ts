import { useLayoutEffect } from 'react';
import type { AroundNavHandler } from 'wouter';
import { createRequiredContext } from '../../lib/requiredContext';

/** Asks before unsaved work is left. Pages register; links, sagas and the browser ask. */
export type LeaveGuard = {
  /** Registers a page's question "is there unsaved work?". Returns the function that removes it. */
  register: (hasUnsavedWork: () => boolean) => () => void;
  hasUnsavedWork: () => boolean;
  /** Resolves true when nothing is unsaved or the user agrees to lose it. */
  canLeave: () => Promise<boolean>;
  aroundNav: AroundNavHandler;
};

export function createLeaveGuard(confirmLoss: () => Promise<boolean>): LeaveGuard {
  const questions = new Set<() => boolean>();
  const unsaved = () => [...questions].some((question) => question());
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (unsaved()) event.preventDefault();
  };
  const canLeave = async () => !unsaved() || (await confirmLoss());
  let endGuarding: (() => void) | undefined;
  const startGuarding = () => {
    const release = guardHistory(unsaved, confirmLoss);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      release();
      removeEventListener('beforeunload', onBeforeUnload);
    };
  };
  return {
    register: (question) => {
      if (questions.size === 0) endGuarding = startGuarding();
      questions.add(question);
      return () => {
        questions.delete(question);
        if (questions.size === 0) endGuarding?.();
      };
    },
    hasUnsavedWork: unsaved,
    canLeave,
    // Replacing a history entry is a redirect by the app, not a user who could stay.
    aroundNav: (navigate, to, options) => {
      if (options?.replace === true || !unsaved()) navigate(to, options);
      else void confirmLoss().then((agreed) => agreed && navigate(to, options));
    },
  };
}

const moves = ['pushState', 'replaceState'] as const;

/**
 * Asks before the browser's Back or Forward leaves a page with unsaved work. Changes within one page (another query of
 * the same path) need no question. The browser has already moved when its event fires, so the page's address is
 * restored until there is an answer. Returns the cleanup function.
 */
function guardHistory(unsaved: () => boolean, confirmLoss: () => Promise<boolean>): () => void {
  let here = { path: location.pathname, address: location.href, state: history.state as unknown };
  let agreed = false;
  const remember = () => {
    here = { path: location.pathname, address: location.href, state: history.state };
  };
  const onMove = (event: PopStateEvent) => {
    if (agreed || location.pathname === here.path || !unsaved()) return remember();
    event.stopImmediatePropagation();
    history.pushState(here.state, '', here.address);
    void confirmLoss().then((leave) => {
      agreed = leave;
      if (leave) history.back();
    });
  };
  // Runs before the router's own listener.
  addEventListener('popstate', onMove, { capture: true });
  for (const move of moves) addEventListener(move, remember);
  return () => {
    removeEventListener('popstate', onMove, { capture: true });
    for (const move of moves) removeEventListener(move, remember);
  };
}

/** The guard that is asked before a page is left; provided by `AppRouter`. */
const [LeaveGuardContext, useGuard] = createRequiredContext<LeaveGuard>('the leave guard');
export { LeaveGuardContext };

/**
 * Asks "leave and lose it?" while the page has unsaved work. `hasUnsavedWork` is called at each attempt to leave and
 * must be stable between renders (as from `useUnsavedWork`).
 */
export function useLeaveGuard(hasUnsavedWork: () => boolean): void {
  const guard = useGuard();
  // A layout effect, so that this page is unregistered before its replacement redirects.
  useLayoutEffect(() => guard.register(hasUnsavedWork), [guard, hasUnsavedWork]);
}

/** The same question for a part of a page that closes without leaving it. Resolves true if it may close. */
export function useCanLeave(): () => Promise<boolean> {
  return useGuard().canLeave;
}
