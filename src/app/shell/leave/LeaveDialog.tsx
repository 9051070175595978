import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import type { LeaveSubject } from './leaveQuestion';
import { appTexts } from '../../texts';

type Props = {
  subject: LeaveSubject;
  /** Changes that would be lost, in words. */
  unsent: readonly string[];
  /** False if this device stores no drafts. */
  keepsDrafts: boolean;
  onAnswer: (leave: boolean) => void;
};

/** Confirms before unsaved work is lost. */
export function LeaveDialog({ subject, unsent, keepsDrafts, onAnswer }: Props) {
  const { title, text, textWithoutDrafts, action } = appTexts.leaving[subject];
  return (
    <ConfirmDialog
      open
      title={title}
      text={unsent.length > 0 ? appTexts.unsentChanges(unsent) : keepsDrafts ? text : textWithoutDrafts}
      action={action}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      danger
    />
  );
}
