import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { LeaveQuestion } from './leaveQuestion';

const LeaveDialog = lazy(() => import('./LeaveDialog').then((module) => ({ default: module.LeaveDialog })));

/** Brings the dialog only once it has something to ask. */
export function LeaveDialogHost({ question }: { question: LeaveQuestion }) {
  const open = useSyncExternalStore(question.subscribe, question.isOpen);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog onAnswer={question.answer} />
    </Suspense>
  );
}
