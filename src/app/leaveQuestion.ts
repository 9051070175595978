/** What is asked: leave the page and lose unsaved work, or log out and lose what is kept on this device. */
export type LeaveSubject = 'page' | 'session';

/** The question "leave and lose it?": asked from anywhere, answered by the dialog of the app. */
export type LeaveQuestion = {
  ask: (subject: LeaveSubject) => Promise<boolean>;
  answer: (leave: boolean) => void;
  /** What is being asked right now, if anything. */
  subject: () => LeaveSubject | undefined;
  subscribe: (listener: () => void) => () => void;
};

type Asked = { subject: LeaveSubject; settle: (leave: boolean) => void };

export function createLeaveQuestion(): LeaveQuestion {
  const listeners = new Set<() => void>();
  let asked: Asked | undefined;
  const change = (next: Asked | undefined) => {
    asked = next;
    listeners.forEach((listener) => listener());
  };
  return {
    ask: (subject) =>
      new Promise((settle) => {
        asked?.settle(false);
        change({ subject, settle });
      }),
    answer: (leave) => {
      asked?.settle(leave);
      change(undefined);
    },
    subject: () => asked?.subject,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
