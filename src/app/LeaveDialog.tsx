import { ConfirmDialog } from '../platform/ui/ConfirmDialog';
import { appTexts } from './texts';

/** Asks before unsaved work is lost. */
export function LeaveDialog({ onAnswer }: { onAnswer: (leave: boolean) => void }) {
  return (
    <ConfirmDialog
      open
      title={appTexts.leaveTitle}
      text={appTexts.leaveText}
      action={appTexts.leave}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      danger
    />
  );
}
