import type { ReactNode } from 'react';
import type { HelperInvitation, RejectInvitationRequest, WithdrawInvitationRequest } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { FormDialog } from '#platform/forms/FormDialog';
import { formatMoneyShort } from '#platform/lib/money';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { Stack } from '#platform/ui/layout/Layout';
import { jobLabels } from '../labels';
import { answerTexts as texts } from '../texts';
import { isLateToWithdraw, LATE_HOURS } from './answerable';
import styles from './answer.module.css';

type DeclineProps = { onConfirm: (given: RejectInvitationRequest) => void; onClose: () => void };

export function DeclineDialog(props: DeclineProps) {
  return (
    <ReasonDialog
      {...props}
      title={texts.declineTitle}
      reasons={jobLabels.rejectReason}
      action={texts.decline}
      keep={texts.keep}
    >
      <p>{texts.declineNote}</p>
    </ReasonDialog>
  );
}

type WithdrawProps = {
  invitation: HelperInvitation;
  onConfirm: (given: WithdrawInvitationRequest) => void;
  onClose: () => void;
};

/** Shows what the withdrawal costs, then asks for the reason. */
export function WithdrawDialog({ invitation, ...props }: WithdrawProps) {
  const now = useNow();
  const isLate = isLateToWithdraw(invitation, now);
  const hasStarted = Date.parse(invitation.starts_at) <= now.getTime();
  return (
    <ReasonDialog
      {...props}
      title={texts.withdrawTitle}
      reasons={jobLabels.withdrawReason}
      action={texts.withdraw}
      keep={texts.keepJob}
    >
      <p>
        {texts.withdrawNote} {texts.noPay(formatMoneyShort(invitation.pay.total))}
      </p>
      {isLate ? (
        <Callout intent="warning">{hasStarted ? texts.lateStarted : texts.late(LATE_HOURS)}</Callout>
      ) : (
        <p>{texts.inTime}</p>
      )}
    </ReasonDialog>
  );
}

type Values<Reason> = { reason: Reason | undefined; comment: string };

type Props<Reason extends string> = {
  title: string;
  /** Explanation of the result. */
  children: ReactNode;
  /** Reasons by code, with their names. */
  reasons: Readonly<Record<Reason, string>>;
  action: string;
  keep: string;
  /** False where only a reason can be sent. */
  hasComment?: boolean;
  onConfirm: (given: { reason: Reason; comment?: string }) => void;
  onClose: () => void;
};

/** Longest comment, as in the contract. */
const commentLength = 300;

/** Explains what follows, then asks for a reason. */
export function ReasonDialog<Reason extends string>(props: Props<Reason>) {
  const { title, children, reasons, action, keep, hasComment = true, onConfirm, onClose } = props;
  const field = createFieldNames<Values<Reason>>();
  const choices = Object.keys(reasons)
    .filter((each): each is Reason => each in reasons)
    .map((value) => ({ value, title: reasons[value] }));

  function confirm({ reason, comment }: Values<Reason>): void {
    if (reason === undefined) return;
    const text = comment.trim();
    onConfirm(text === '' ? { reason } : { reason, comment: text });
  }

  return (
    <FormDialog<Values<Reason>>
      size="x-small"
      title={title}
      cancelLabel={keep}
      onClose={onClose}
      action={action}
      intent="danger"
      large
      className={styles.form}
      initialValues={{ comment: '' }}
      onSubmit={confirm}
    >
      <Stack gap={2} className={styles.note}>
        {children}
      </Stack>
      <RadioField name={field('reason')} label={texts.reason} choices={choices} required />
      {hasComment && (
        <TextAreaField
          name={field('comment')}
          label={texts.comment}
          hint={texts.commentHint}
          limit={commentLength}
          rows={2}
        />
      )}
    </FormDialog>
  );
}
