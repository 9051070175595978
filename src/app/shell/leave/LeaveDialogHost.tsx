import { useSyncExternalStore } from 'react';
import { LeaveDialog } from './LeaveDialog';
import type { LeaveQuestion } from './leaveQuestion';

/** Shows the question whether to leave, while there is one. */
export function LeaveDialogHost({ question, keepsDrafts }: { question: LeaveQuestion; keepsDrafts: () => boolean }) {
  const subject = useSyncExternalStore(question.subscribe, question.subject);
  const unsent = useSyncExternalStore(question.subscribe, question.unsent);
  if (!subject) return null;
  return <LeaveDialog subject={subject} unsent={unsent} keepsDrafts={keepsDrafts()} onAnswer={question.answer} />;
}
