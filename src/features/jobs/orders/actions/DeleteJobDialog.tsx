import { ConfirmDialog } from '../../../../platform/ui/overlays/ConfirmDialog';
import { useCrew } from '../../api';
import { shortName } from '../../parts/cardWords';
import type { Job } from './job';
import { actionTexts } from './texts';

type Props = { job: Job; onConfirm: () => void; onClose: () => void };

/** Asks before a job that nobody is on is deleted. Who was invited before is said once it is known. */
export function DeleteJobDialog({ job, onConfirm, onClose }: Props) {
  const { data: crew } = useCrew(job.order_id);
  const invited = crew && new Set(crew.members.map(({ user_id }) => user_id)).size;
  return (
    <ConfirmDialog
      open
      danger
      title={actionTexts.deleteTitle(job.number)}
      text={actionTexts.deleteText(shortName(job), invited)}
      action={actionTexts.deleteAction}
      cancelLabel={actionTexts.keep}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
