import { useSyncExternalStore } from 'react';
import { lazyPart } from '../platform/ui/feedback/lazyPart';
import type { LeaveQuestion } from './leaveQuestion';

const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog')).LeaveDialog, { failure: 'toast' });

/** Brings the dialog only once it has something to ask. */
export function LeaveDialogHost({ question }: { question: LeaveQuestion }) {
  const subject = useSyncExternalStore(question.subscribe, question.subject);
  if (!subject) return null;
  return <LeaveDialog subject={subject} onAnswer={question.answer} />;
}
