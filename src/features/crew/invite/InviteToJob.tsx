import { namePerson } from '#domain/people/personName';
import { useId, useRef, useState } from 'react';
import { callJob } from '../../orders';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { useAfterChange } from '#platform/ui/useAfterChange';
import { useInvite } from '../api';
import type { InvitableJob, Member } from './invitableJobs';
import styles from './invite.module.css';
import { JobInviteForm } from './JobInviteForm';
import { JobChoices } from './JobChoices';
import { inviteTexts as texts } from '../texts';

type Props = { branchId: number; member: Member; onClose: () => void };

/** Invites one member to a job: first the job, then position, rate and message. */
export function InviteToJob({ branchId, member, onClose }: Props) {
  const formId = useId();
  const [job, setJob] = useState<InvitableJob>();
  const { mutateAsync, isPending } = useInvite(branchId);
  const name = namePerson(member);
  const step = useRef<HTMLDivElement>(null);
  // The pressed button goes away with its step, so the next step takes the focus.
  useAfterChange(job, () => step.current?.focus({ preventScroll: true }));
  const send = (
    <Button type="submit" form={formId} intent="primary" loading={isPending}>
      {texts.send}
    </Button>
  );
  return (
    <Modal
      open
      kind="form"
      size="average"
      title={job ? texts.toJob(name, callJob(job.card)) : texts.title(name)}
      busy={isPending}
      onClose={onClose}
      actions={job && send}
    >
      <div ref={step} tabIndex={-1} className={styles.step}>
        {job ? (
          <JobInviteForm
            formId={formId}
            job={job}
            member={member}
            busy={isPending}
            onInvite={mutateAsync}
            onBack={() => setJob(undefined)}
            onDone={onClose}
          />
        ) : (
          <JobChoices branchId={branchId} member={member} onChoose={setJob} />
        )}
      </div>
    </Modal>
  );
}
