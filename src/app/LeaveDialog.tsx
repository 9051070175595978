import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '../platform/ui/ConfirmDialog';
import { appTexts } from './texts';
import type { LeaveQuestion } from './leaveQuestion';

/** Asks before unsaved work is lost. */
export function LeaveDialog({ question }: { question: LeaveQuestion }) {
  const open = useSyncExternalStore(question.subscribe, question.isOpen);
  return (
    <ConfirmDialog
      open={open}
      title={appTexts.leaveTitle}
      text={appTexts.leaveText}
      action={appTexts.leave}
      onConfirm={() => question.answer(true)}
      onCancel={() => question.answer(false)}
      danger
    />
  );
}
