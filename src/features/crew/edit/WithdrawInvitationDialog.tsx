import { callPerson, namePerson } from '#domain/people/personName';
import { jobLabels, type InvitedMember } from '../../orders';
import { useId } from 'react';
import { isOnCrew } from '#domain/orders/statuses';
import type { CancelInvitationRequest } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { FormDialog } from '#platform/forms/FormDialog';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import styles from './TeamEdit.module.css';
import { editTexts } from '../texts';

type Props = {
  member: InvitedMember;
  onWithdraw: (member: InvitedMember, data: CancelInvitationRequest) => void;
  onClose: () => void;
};
type Values = { reason: CancelInvitationRequest['reason']; comment?: string };

const field = createFieldNames<Values>();

/** Cancels an invitation with a reason. The call waits for five seconds. */
export function WithdrawInvitationDialog({ member, onWithdraw, onClose }: Props) {
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
      className={styles.fields}
    >
      <p id={textId}>{(hasAccepted ? editTexts.removeText : editTexts.withdrawText)(callPerson(member))}</p>
      <RadioField name={field('reason')} label={editTexts.reason} choices={listCancelReasons()} required />
      <TextAreaField
        name={field('comment')}
        label={editTexts.comment}
        hint={editTexts.commentHint}
        limit={300}
        rows={2}
      />
    </FormDialog>
  );
}

/** A company's reasons in the order of their codes. */
export const listCancelReasons = () =>
  (['crew_changed', 'job_smaller', 'customer_request', 'no_response', 'mistake', 'other'] as const).map((value) => ({
    value,
    title: jobLabels.removeReason[value],
  }));
