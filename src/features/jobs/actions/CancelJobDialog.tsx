import { useId } from 'react';
import { isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import type { CrewMember } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { SwitchField } from '#platform/forms/fields/choices/SwitchField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { Form } from '#platform/forms/Form';
import { useNow } from '#platform/ui/clock/useNow';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { Modal } from '#platform/ui/overlays/Modal';
import { jobLabels, useCrew } from '../orders';
import { type CancelValues, listPayChoices, proposePay, type Job, getCancelForm } from './cancelling';
import { actionTexts } from './texts';

type Props = {
  job: Job;
  /** Previous input, if the cancellation failed or was undone. */
  entered: CancelValues | undefined;
  /** `hasCrew`: whether anyone would be notified; true while that is not known. */
  onConfirm: (values: CancelValues, hasCrew: boolean) => void;
  onClose: () => void;
};

const field = createFieldNames<CancelValues>();

const reasons = () => Object.entries(jobLabels.cancelReason).map(([id, name]) => ({ id, name }));

/** Cancels a job: shows the affected crew, and asks for the reason and the show-up pay. */
export function CancelJobDialog({ job, entered, onConfirm, onClose }: Props) {
  const formId = useId();
  const crew = useCrew(job.order_id);
  const members = crew.data?.members;
  const hasCrew = members?.some(isOpenInvitation) ?? true;
  return (
    <Modal
      open
      kind="form"
      title={actionTexts.cancelTitle(job.number)}
      size="small"
      onClose={onClose}
      cancelLabel={actionTexts.keep}
      actions={
        <Button intent="danger" type="submit" form={formId} disabled={crew.isPending}>
          {actionTexts.cancelAction}
        </Button>
      }
    >
      {crew.isPending ? (
        <SkeletonLine width="80%" />
      ) : (
        <CancelForm
          formId={formId}
          job={job}
          members={members}
          entered={entered}
          onSubmit={(values) => onConfirm(values, hasCrew)}
        />
      )}
    </Modal>
  );
}

type CancelFormProps = {
  formId: string;
  job: Job;
  members: readonly CrewMember[] | undefined;
  entered: CancelValues | undefined;
  onSubmit: (values: CancelValues) => void;
};

function CancelForm({ formId, job, members, entered, onSubmit }: CancelFormProps) {
  const proposed = proposePay(job, members ?? [], useNow());
  const first: Partial<CancelValues> = entered ?? { reason: null, comment: '', notify: true, pay: proposed };
  return (
    <Form<CancelValues>
      id={formId}
      layout="fields"
      aria-label={actionTexts.cancelTitle(job.number)}
      initialValues={first}
      onSubmit={onSubmit}
    >
      <FormDraft form={getCancelForm(job.order_id)} />
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
  const invited = members.filter(({ status }) => status === InvitationStatus.new);
  if (accepted.length + invited.length === 0) return <p>{actionTexts.affectsNoOne}</p>;
  return (
    <div>
      <p>{actionTexts.affectedEnd(actionTexts.affected(accepted.length, invited.length))}</p>
      <Row
        as="ul"
        gap={4}
        rowGap={1}
        align="stretch"
        isWrapping
        tone="secondary"
        above={2}
        aria-label={actionTexts.who}
      >
        {[...accepted, ...invited].map((member) => (
          <li key={member.user_id}>
            {actionTexts.person(
              namePerson(member),
              member.position === null ? '' : jobLabels.positionInText[member.position].one,
            )}
          </li>
        ))}
      </Row>
    </div>
  );
}
