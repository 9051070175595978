import { useSyncExternalStore } from 'react';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
import type { LeaveQuestion } from './leaveQuestion';

const LeaveDialog = lazyPart(async () => (await import('./LeaveDialog')).LeaveDialog, { failure: 'toast' });

/** Loads the dialog only once there is a question. */
export function LeaveDialogHost({ question }: { question: LeaveQuestion }) {
  const subject = useSyncExternalStore(question.subscribe, question.subject);
  if (!subject) return null;
  return <LeaveDialog subject={subject} onAnswer={question.answer} />;
}
