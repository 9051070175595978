import type { HelperInvitation, RejectInvitationRequest, WithdrawInvitationRequest } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import { Callout } from '#platform/ui/feedback/Callout';
import { useNow } from '#platform/ui/clock/useNow';
import { jobLabels } from '../labels';
import { isLateToWithdraw, LATE_HOURS } from './answerable';
import { ReasonDialog } from './ReasonDialog';
import { answerTexts as texts } from '../texts';

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
