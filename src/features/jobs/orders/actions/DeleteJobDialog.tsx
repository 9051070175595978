import { ConfirmDialog } from '../../../../platform/ui/overlays/ConfirmDialog';
import { shortName } from '../../parts/cardWords';
import type { Job } from './job';
import { actionTexts } from './texts';

type Props = { job: Job; onConfirm: () => void; onClose: () => void };

/** Asks before a job nobody was asked for is deleted. */
export function DeleteJobDialog({ job, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      danger
      title={actionTexts.deleteTitle(job.number)}
      text={actionTexts.deleteText(shortName(job))}
      action={actionTexts.deleteAction}
      cancelLabel={actionTexts.keep}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
