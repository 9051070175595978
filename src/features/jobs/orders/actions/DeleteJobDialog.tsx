import { ConfirmDialog } from '../../../../platform/ui/overlays/ConfirmDialog';
import { formatCustomerName } from '../../parts/cardWords';
import type { Job } from './job';
import { actionTexts } from './texts';

type Props = { job: Job; onConfirm: () => void; onClose: () => void };

/** Confirms the deletion of a job without invitations. */
export function DeleteJobDialog({ job, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      danger
      title={actionTexts.deleteTitle(job.number)}
      text={actionTexts.deleteText(formatCustomerName(job))}
      action={actionTexts.deleteAction}
      cancelLabel={actionTexts.keep}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
