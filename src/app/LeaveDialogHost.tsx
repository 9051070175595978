import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { LeaveQuestion } from './leaveQuestion';

const LeaveDialog = lazy(() => import('./LeaveDialog').then((module) => ({ default: module.LeaveDialog })));

/** Brings the dialog only once it has something to ask. */
export function LeaveDialogHost({ question }: { question: LeaveQuestion }) {
  const subject = useSyncExternalStore(question.subscribe, question.subject);
  if (!subject) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog subject={subject} onAnswer={question.answer} />
    </Suspense>
  );
}
