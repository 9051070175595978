import { useId } from 'react';
import { slotFit } from '#domain/orders/formation';
import { isOnCrew } from '#domain/orders/statuses';
import { callPerson, namePerson } from '#domain/people/personName';
import type { CancelInvitationRequest, Crew, Order, Candidate, PositionCode, CrewMember } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { Form } from '#platform/forms/Form';
import { FormDialog } from '#platform/forms/FormDialog';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { formatRate } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { showToast } from '#platform/ui/messages/toasts';
import { Modal } from '#platform/ui/overlays/Modal';
import { hasInvitation, type InvitedMember, OrderUnavailable, jobLabels } from '../../orders';
import { useCandidates, useEditCrew } from '../api';
import { isInvited, hasHardConflict } from '../model/candidateProblem';
import { getOfferedRate, type OfferedRates } from '../model/pay';
import { fillsSlot, toSinglePersonErrors } from '../model/picks';
import { RateField, UsualRate } from '../parts/crewParts';
import { editTexts, crewTexts } from '../texts';
import { ChangeDialog } from './ChangeDialog';
import styles from './TeamEdit.module.css';

export type CrewAction = { kind: 'change' | 'replace' | 'cancel'; member: InvitedMember };

type Props = {
  action: CrewAction | undefined;
  order: Order;
  crew: Crew;
  onWithdraw: (member: InvitedMember, data: CancelInvitationRequest) => void;
  onClose: () => void;
};

/** The open dialog about one crew member. */
export function CrewDialogs({ action, order, crew, onWithdraw, onClose }: Props) {
  if (!action) return null;
  const { kind, member } = action;
  // The current data of the member, which may have changed since the dialog opened.
  const now = crew.members.filter(hasInvitation).find((each) => each.invitation_id === member.invitation_id) ?? member;
  switch (kind) {
    case 'change':
      return <ChangeDialog member={now} order={order} crew={crew} onClose={onClose} />;
    case 'replace':
      return now.position === null ? null : (
        <ReplaceDialog member={{ ...now, position: now.position }} order={order} onClose={onClose} />
      );
    case 'cancel':
      return <WithdrawInvitationDialog member={now} onWithdraw={onWithdraw} onClose={onClose} />;
  }
}

type ReplaceDialogProps = { member: InvitedMember & { position: PositionCode }; order: Order; onClose: () => void };

/** Ends one invitation and invites someone else in one step. */
function ReplaceDialog({ member, order, onClose }: ReplaceDialogProps) {
  const formId = useId();
  const people = useCandidates(order.order_id);
  const { mutateAsync, isPending } = useEditCrew(useOrderBranchId(order));
  const candidates = people.data?.branch_employees.filter((each) => canReplace(each, member)) ?? [];
  const replace = async ({ employee_id, hourly_rate, reason }: Replacement) => {
    const { position, invitation_id } = member;
    const data = { cancel: [{ invitation_id, reason }], add: [{ employee_id, position, hourly_rate }] };
    try {
      await mutateAsync({ orderId: order.order_id, data });
    } catch (error) {
      throw toSinglePersonErrors(error);
    }
  };
  return (
    <Modal
      open
      kind="form"
      size="small"
      title={editTexts.replaceTitle(namePerson(member))}
      busy={isPending}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} intent="primary" loading={isPending} disabled={candidates.length === 0}>
          {editTexts.replaceName(callPerson(member))}
        </Button>
      }
    >
      {people.isPending && <SkeletonCard height={240} />}
      {people.isError && !people.data && (
        <OrderUnavailable error={people.error} retrying={people.isFetching} onRetry={() => void people.refetch()} />
      )}
      {people.data && candidates.length === 0 && <p>{editTexts.noOneElse}</p>}
      {candidates.length > 0 && (
        <ReplaceForm
          id={formId}
          member={member}
          candidates={candidates}
          offeredRates={order.offered_rates}
          onReplace={replace}
          onDone={onClose}
        />
      )}
    </Modal>
  );
}

function canReplace(candidate: Candidate, { position }: ReplaceDialogProps['member']): boolean {
  const { positions } = candidate;
  return (fillsSlot(positions, position) || slotFit(positions, position) === 'helper') && !isInvited(candidate);
}

type Replacement = { employee_id: number; hourly_rate: number; reason: CancelInvitationRequest['reason'] };

const field = createFieldNames<Replacement>();

type ReplacementProps = {
  id: string;
  member: CrewMember & { position: PositionCode };
  candidates: readonly Candidate[];
  offeredRates: OfferedRates | null;
  onReplace: (replacement: Replacement) => Promise<void>;
  onDone: () => void;
};

/** The replacement, their rate, and the reason for replacing the member. */
function ReplaceForm({ id, member, candidates, offeredRates, onReplace, onDone }: ReplacementProps) {
  const replaced = ({ employee_id }: Replacement) => {
    const person = candidates.find((each) => each.employee_id === employee_id);
    if (person) showToast({ message: editTexts.replaced(namePerson(person)), intent: 'success' });
    onDone();
  };
  return (
    <Form<Replacement>
      id={id}
      initialValues={{ hourly_rate: getOfferedRate(offeredRates, member.position), reason: 'crew_changed' }}
      onSubmit={onReplace}
      onSubmitted={replaced}
      layout="fields"
    >
      <p>{editTexts.replaceText(callPerson(member))}</p>
      <div className={styles.choices}>
        <RadioField
          name={field('employee_id')}
          label={editTexts.replaceWith}
          choices={candidates.map(toChoice)}
          required
        />
      </div>
      <RateOfChoice candidates={candidates} />
      <SelectField
        name={field('reason')}
        label={editTexts.reason}
        items={listCancelReasons()}
        valueField="value"
        titleField="title"
        required
      />
    </Form>
  );
}

function RateOfChoice({ candidates }: Pick<ReplacementProps, 'candidates'>) {
  const employeeId = useFormValue(field('employee_id'));
  const offered = useFormValue<number>(field('hourly_rate'));
  const change = useChangeValue();
  const person = candidates.find(({ employee_id }) => employee_id === employeeId);
  return (
    <>
      <RateField name={field('hourly_rate')} label={editTexts.theirRate} />
      {person && (
        <UsualRate
          usual={person.hourly_rate}
          offered={offered}
          onOffer={(rate) => change(field('hourly_rate'), rate)}
        />
      )}
    </>
  );
}

function toChoice(candidate: Candidate) {
  const { employee_id, fit, distance_miles, hourly_rate, conflicts } = candidate;
  const hard = conflicts.find(({ severity }) => severity === 'hard');
  const facts = [
    ...(fit === null ? [] : [crewTexts.fit(fit.score)]),
    ...(distance_miles === null ? [] : [editTexts.miles(formatNumber(distance_miles))]),
    ...(hourly_rate === null ? [] : [formatRate(hourly_rate)]),
  ];
  return {
    value: employee_id,
    title: namePerson(candidate),
    disabled: hasHardConflict(candidate),
    note: hard ? hard.text : facts.join(' · '),
  };
}

type WithdrawInvitationDialogProps = {
  member: InvitedMember;
  onWithdraw: (member: InvitedMember, data: CancelInvitationRequest) => void;
  onClose: () => void;
};
type Values = { reason: CancelInvitationRequest['reason']; comment?: string };

const withdrawField = createFieldNames<Values>();

/** Cancels an invitation with a reason. The call waits for five seconds. */
function WithdrawInvitationDialog({ member, onWithdraw, onClose }: WithdrawInvitationDialogProps) {
  const textId = useId();
  const name = namePerson(member);
  const hasAccepted = isOnCrew(member);
  const withdraw = ({ reason, comment = '' }: Values) => {
    onWithdraw(member, { reason, ...(comment.trim() !== '' && { comment: comment.trim() }) });
    onClose();
  };
  return (
    <FormDialog<Values>
      title={hasAccepted ? editTexts.removeTitle(name) : editTexts.withdrawTitle(name)}
      describedBy={textId}
      cancelLabel={editTexts.keep}
      onClose={onClose}
      action={hasAccepted ? editTexts.remove : editTexts.withdraw}
      intent="danger"
      onSubmit={withdraw}
      layout="fields"
    >
      <p id={textId}>{(hasAccepted ? editTexts.removeText : editTexts.withdrawText)(callPerson(member))}</p>
      <RadioField name={withdrawField('reason')} label={editTexts.reason} choices={listCancelReasons()} required />
      <TextAreaField
        name={withdrawField('comment')}
        label={editTexts.comment}
        hint={editTexts.commentHint}
        limit={300}
        rows={2}
      />
    </FormDialog>
  );
}

/** A company's reasons in the order of their codes. */
const listCancelReasons = () =>
  (['crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'other'] as const).map((value) => ({
    value,
    title: jobLabels.removeReason[value],
  }));
