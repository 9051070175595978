/** The question "leave and lose unsaved work?": asked from anywhere, answered by the dialog of the app. */
export type LeaveQuestion = {
  ask: () => Promise<boolean>;
  answer: (leave: boolean) => void;
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

export function createLeaveQuestion(): LeaveQuestion {
  const listeners = new Set<() => void>();
  let settle: ((leave: boolean) => void) | undefined;
  const change = (next: typeof settle) => {
    settle = next;
    listeners.forEach((listener) => listener());
  };
  return {
    ask: () =>
      new Promise((resolve) => {
        settle?.(false);
        change(resolve);
      }),
    answer: (leave) => {
      settle?.(leave);
      change(undefined);
    },
    isOpen: () => settle !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
