import { useId } from 'react';
import { fullName } from '../../../../platform/lib/text';
import type { CrewMember } from '../../../../generated/model';
import { InvitationStatus } from '../../../../generated/model/codes';
import { createFieldNames } from '../../../../platform/forms/fieldNames';
import { Form } from '../../../../platform/forms/Form';
import { RadioField } from '../../../../platform/forms/fields/choices/RadioField';
import { SelectField } from '../../../../platform/forms/fields/choices/SelectField';
import { SwitchField } from '../../../../platform/forms/fields/choices/SwitchField';
import { TextAreaField } from '../../../../platform/forms/fields/text/TextAreaField';
import { Button } from '../../../../platform/ui/inputs/Button';
import { Modal } from '../../../../platform/ui/overlays/Modal';
import { SkeletonLine } from '../../../../platform/ui/feedback/Skeleton';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { useCallOff, useCrew } from '../../api';
import { labels } from '../../parts/labels';
import { useNow } from '../../../../platform/ui/useNow';
import styles from './actions.module.css';
import { type CancelValues, toCancelRequest, listPayChoices, proposePay } from './cancelling';
import { aboutJob, type Job } from './job';
import { actionTexts } from './texts';

type Props = { job: Job; branchId: number; onClose: () => void };

const field = createFieldNames<CancelValues>();

const reasons = () => Object.entries(labels.cancelReason).map(([id, name]) => ({ id, name }));

/** Cancels a job: shows the affected crew, and asks for the reason and the show-up pay. */
export function CancelJobDialog({ job, branchId, onClose }: Props) {
  const formId = useId();
  const crew = useCrew(job.order_id);
  const { mutateAsync, isPending } = useCallOff(branchId);
  const send = (values: CancelValues) => mutateAsync({ orderId: job.order_id, data: toCancelRequest(values) });
  const done = () => {
    showToast({ message: actionTexts.canceled(job.number), intent: 'success', about: aboutJob(job.order_id) });
    onClose();
  };
  return (
    <Modal
      open
      kind="form"
      title={actionTexts.cancelTitle(job.number)}
      size="small"
      busy={isPending}
      onClose={onClose}
      cancelLabel={actionTexts.keep}
      actions={
        <Button intent="danger" type="submit" form={formId} loading={isPending} disabled={crew.isPending}>
          {actionTexts.cancelAction}
        </Button>
      }
    >
      {crew.isPending ? (
        <SkeletonLine width="80%" />
      ) : (
        <CancelForm formId={formId} job={job} members={crew.data?.members} onSubmit={send} onSubmitted={done} />
      )}
    </Modal>
  );
}

type CancelFormProps = {
  formId: string;
  job: Job;
  members: readonly CrewMember[] | undefined;
  onSubmit: (values: CancelValues) => Promise<unknown>;
  onSubmitted: () => void;
};

function CancelForm({ formId, job, members, onSubmit, onSubmitted }: CancelFormProps) {
  const proposed = proposePay(job, members ?? [], useNow());
  const first: Partial<CancelValues> = { reason: null, comment: '', notify: true, pay: proposed };
  return (
    <Form<CancelValues>
      id={formId}
      className={styles.form}
      aria-label={actionTexts.cancelTitle(job.number)}
      initialValues={first}
      onSubmit={onSubmit}
      onSubmitted={onSubmitted}
    >
      <WhoItHits members={members} />
      <SelectField name={field('reason')} label={actionTexts.reason} items={reasons()} required />
      <TextAreaField
        name={field('comment')}
        label={actionTexts.comment}
        hint={actionTexts.commentHint}
        limit={500}
        rows={2}
      />
      {members?.some(({ status }) => status === InvitationStatus.accepted) === true && (
        <RadioField
          name={field('pay')}
          label={actionTexts.showUpPay}
          choices={listPayChoices(members)}
          {...(proposed > 0 && { hint: actionTexts.showUpPayHint(proposed) })}
        />
      )}
      <SwitchField
        name={field('notify')}
        label={actionTexts.notify}
        onLabel={actionTexts.notifyOn}
        offLabel={actionTexts.notifyOff}
      />
    </Form>
  );
}

function WhoItHits({ members }: { members: readonly CrewMember[] | undefined }) {
  if (!members) return <p>{actionTexts.crewUnknown}</p>;
  const accepted = members.filter(({ status }) => status === InvitationStatus.accepted);
  const waiting = members.filter(({ status }) => status === InvitationStatus.new);
  if (accepted.length + waiting.length === 0) return <p>{actionTexts.affectsNoOne}</p>;
  return (
    <div>
      <p>{actionTexts.affectedEnd(actionTexts.affected(accepted.length, waiting.length))}</p>
      <ul className={styles.people} aria-label={actionTexts.who}>
        {[...accepted, ...waiting].map((member) => (
          <li key={member.invitation_id}>
            {actionTexts.person(fullName(member), labels.positionInText[member.position])}
          </li>
        ))}
      </ul>
    </div>
  );
}
