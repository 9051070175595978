import { createListeners } from '#platform/lib/listeners';

/**
 * Subject of the question: leaving the page with unsaved work, logging out and losing drafts on this device, or
 * continuing as someone else, whose link was opened.
 */
export type LeaveSubject = 'page' | 'session' | 'swap';

/** The question "leave and lose it?". Any code can ask it; the app's dialog answers it. */
export type LeaveQuestion = {
  /** `unsent` are the changes that would be lost, in words. */
  ask: (subject: LeaveSubject, unsent?: readonly string[]) => Promise<boolean>;
  answer: (leave: boolean) => void;
  /** The open question, if any. */
  subject: () => LeaveSubject | undefined;
  /** Changes that the open question is about, in words. */
  unsent: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
};

type PendingQuestion = { subject: LeaveSubject; unsent: readonly string[]; settle: (leave: boolean) => void };

const none: readonly string[] = [];

export function createLeaveQuestion(): LeaveQuestion {
  const listeners = createListeners();
  let pending: PendingQuestion | undefined;
  const change = (next: PendingQuestion | undefined) => {
    pending = next;
    listeners.call();
  };
  return {
    ask: (subject, unsent = none) =>
      new Promise((settle) => {
        pending?.settle(false);
        change({ subject, unsent, settle });
      }),
    answer: (leave) => {
      pending?.settle(leave);
      change(undefined);
    },
    subject: () => pending?.subject,
    unsent: () => pending?.unsent ?? none,
    subscribe: listeners.add,
  };
}
