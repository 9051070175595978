import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import type { LeaveSubject } from './leaveQuestion';
import { appTexts } from '../../texts';

type Props = { subject: LeaveSubject; onAnswer: (leave: boolean) => void };

/** Confirms before unsaved work is lost. */
export function LeaveDialog({ subject, onAnswer }: Props) {
  return (
    <ConfirmDialog
      open
      {...appTexts.leaving[subject]}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      danger
    />
  );
}
