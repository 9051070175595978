/**
 * Subject of the question: leaving the page with unsaved work, logging out and losing drafts on this device, or
 * continuing as someone else, whose link was opened.
 */
export type LeaveSubject = 'page' | 'session' | 'swap';

/** The question "leave and lose it?". Any code can ask it; the app's dialog answers it. */
export type LeaveQuestion = {
  ask: (subject: LeaveSubject) => Promise<boolean>;
  answer: (leave: boolean) => void;
  /** The open question, if any. */
  subject: () => LeaveSubject | undefined;
  subscribe: (listener: () => void) => () => void;
};

type PendingQuestion = { subject: LeaveSubject; settle: (leave: boolean) => void };

export function createLeaveQuestion(): LeaveQuestion {
  const listeners = new Set<() => void>();
  let pending: PendingQuestion | undefined;
  const change = (next: PendingQuestion | undefined) => {
    pending = next;
    listeners.forEach((listener) => listener());
  };
  return {
    ask: (subject) =>
      new Promise((settle) => {
        pending?.settle(false);
        change({ subject, settle });
      }),
    answer: (leave) => {
      pending?.settle(leave);
      change(undefined);
    },
    subject: () => pending?.subject,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
