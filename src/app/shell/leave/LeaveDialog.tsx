import { useSyncExternalStore } from 'react';
import { createListeners } from '#platform/lib/listeners';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import { appTexts } from '../../texts';

/** Shows the question whether to leave, while there is one. */
export function LeaveDialogHost({ question, keepsDrafts }: { question: LeaveQuestion; keepsDrafts: () => boolean }) {
  const subject = useSyncExternalStore(question.subscribe, question.subject);
  const unsent = useSyncExternalStore(question.subscribe, question.unsent);
  if (!subject) return null;
  return <LeaveDialog subject={subject} unsent={unsent} keepsDrafts={keepsDrafts()} onAnswer={question.answer} />;
}

type Props = {
  subject: LeaveSubject;
  /** Changes that would be lost, in words. */
  unsent: readonly string[];
  /** False if this device stores no drafts. */
  keepsDrafts: boolean;
  onAnswer: (leave: boolean) => void;
};

/** Confirms before unsaved work is lost. */
export function LeaveDialog({ subject, unsent, keepsDrafts, onAnswer }: Props) {
  const { title, text, textWithoutDrafts, action } = appTexts.leaving[subject];
  return (
    <ConfirmDialog
      open
      title={title}
      text={unsent.length > 0 ? appTexts.unsentChanges(unsent) : keepsDrafts ? text : textWithoutDrafts}
      action={action}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      danger
    />
  );
}

/**
 * Subject of the question: leaving the page with unsaved work, logging out and losing drafts on this device, or
 * continuing as someone else, whose link was opened.
 */
type LeaveSubject = 'page' | 'session' | 'swap';

/** The question "leave and lose it?". Any code can ask it; the app's dialog answers it. */
type LeaveQuestion = {
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
