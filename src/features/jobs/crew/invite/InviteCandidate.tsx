import { useId, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Candidate } from '#generated/model';
import { Modal } from '#platform/ui/overlays/Modal';
import { callJob } from '../../orders';
import { useInvite } from '../api';
import { hasHardConflict } from '../model/candidateProblem';
import { OverrideDialog } from '../parts/OverrideDialog';
import { inviteTexts as texts } from '../texts';
import type { JobToInvite } from './invitableJobs';
import { JobInviteForm, SendInvitation } from './JobInviteForm';

type Props = { branchId: number; job: JobToInvite; candidate: Candidate; onClose: () => void };

/** Invites a person to a job that is chosen already. A hard conflict needs a reason first. */
export function InviteCandidate({ branchId, job, candidate, onClose }: Props) {
  const formId = useId();
  const [reason, setReason] = useState<string>();
  const { mutateAsync, isPending } = useInvite(branchId);
  if (hasHardConflict(candidate) && reason === undefined)
    return <OverrideDialog candidate={candidate} onClose={onClose} onReason={setReason} />;
  return (
    <Modal
      open
      kind="form"
      size="average"
      title={texts.toJob(namePerson(candidate), callJob(job))}
      busy={isPending}
      onClose={onClose}
      actions={<SendInvitation formId={formId} orderId={job.order_id} busy={isPending} />}
    >
      <JobInviteForm
        formId={formId}
        job={{ card: job, candidate, openSlots: [] }}
        member={candidate}
        reason={reason}
        busy={isPending}
        onInvite={mutateAsync}
        onDone={onClose}
      />
    </Modal>
  );
}
