import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { LeaveQuestion } from './leaveQuestion';

const LeaveDialog = lazy(() => import('./LeaveDialog').then((module) => ({ default: module.LeaveDialog })));

/** Loads the dialog only once there is a question. */
export function LeaveDialogHost({ question }: { question: LeaveQuestion }) {
  const subject = useSyncExternalStore(question.subscribe, question.subject);
  if (!subject) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog subject={subject} onAnswer={question.answer} />
    </Suspense>
  );
}
