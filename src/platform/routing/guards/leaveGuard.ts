import type { AroundNavHandler } from 'wouter';
import { guardHistory } from './guardHistory';

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
