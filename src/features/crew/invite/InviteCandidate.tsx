import { useId, useState } from 'react';
import type { Candidate } from '#generated/model';
import { fullName } from '#platform/lib/text';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { OverrideDialog } from '../add/OverrideDialog';
import { useInvite } from '../api';
import { isBusy } from '../picks';
import { inviteTexts as texts } from '../texts';
import type { ChanceCard } from './chances';
import { JobInviteForm } from './JobInviteForm';

type Props = { branchId: number; job: ChanceCard; candidate: Candidate; onClose: () => void };

/** Invites a person to a job that is chosen already. A hard conflict needs a reason first. */
export function InviteCandidate({ branchId, job, candidate, onClose }: Props) {
  const formId = useId();
  const [reason, setReason] = useState<string>();
  const { mutateAsync, isPending } = useInvite(branchId);
  if (isBusy(candidate) && reason === undefined)
    return <OverrideDialog candidate={candidate} onClose={onClose} onReason={setReason} />;
  return (
    <Modal
      open
      kind="form"
      size="average"
      title={texts.toJob(fullName(candidate), job.number)}
      busy={isPending}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} intent="primary" loading={isPending}>
          {texts.send}
        </Button>
      }
    >
      <JobInviteForm
        formId={formId}
        chance={{ card: job, candidate, open: [] }}
        member={candidate}
        reason={reason}
        busy={isPending}
        onInvite={mutateAsync}
        onDone={onClose}
      />
    </Modal>
  );
}
