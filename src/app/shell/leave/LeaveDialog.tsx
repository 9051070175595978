import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import type { LeaveSubject } from './leaveQuestion';
import { appTexts } from '../../texts';

type Props = {
  subject: LeaveSubject;
  /** Changes that would be lost, in words. */
  unsent: readonly string[];
  onAnswer: (leave: boolean) => void;
};

/** Confirms before unsaved work is lost. */
export function LeaveDialog({ subject, unsent, onAnswer }: Props) {
  const { title, text, action } = appTexts.leaving[subject];
  return (
    <ConfirmDialog
      open
      title={title}
      text={unsent.length > 0 ? appTexts.unsentChanges(unsent) : text}
      action={action}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      danger
    />
  );
}
