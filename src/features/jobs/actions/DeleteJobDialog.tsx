import { nameCustomer } from '#domain/people/personName';
import { useCrew } from '../../orders';
import { ConfirmDialog } from '#platform/ui/overlays/ConfirmDialog';
import type { Job } from './job';
import { actionTexts } from './texts';

type Props = { job: Job; onConfirm: () => void; onClose: () => void };

/** Confirms the deletion of a job without a crew. Shows how many people were invited once that is known. */
export function DeleteJobDialog({ job, onConfirm, onClose }: Props) {
  const { data: crew } = useCrew(job.order_id);
  const invited = crew && new Set(crew.members.map(({ user_id }) => user_id)).size;
  const customer = nameCustomer(job);
  return (
    <ConfirmDialog
      open
      danger
      title={actionTexts.deleteTitle(job.number)}
      text={actionTexts.deleteText(customer, invited)}
      action={actionTexts.deleteAction}
      cancelLabel={actionTexts.keep}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
