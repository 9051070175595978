import type { HelperInvitationDetail, Order } from '#generated/model';
import { IfFeature } from '#platform/provider/IfFeature';
import { MapIcon, PhoneIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { AnswerButtons, type Answers } from '../answer/useAnswers';
import { answerTexts } from '../texts';
import { RunningLate, StepButtons } from './DayOfJob';
import { formatMapAddress, getDirectionsLink, getFirstStop } from './stops';
import { jobDetailTexts as texts } from './texts';
import styles from './detail.module.css';

type Props = HelperInvitationDetail & { answers: Answers };

/** Main actions in the bottom bar: answer the invitation, or get directions and call until the job is closed. */
export function JobActions({ invitation, detail, answers }: Props) {
  if (invitation.bucket === 'new' || invitation.bucket === 'waiting') {
    return (
      <div className={styles.bar}>
        <AnswerButtons invitation={invitation} answers={answers} />
      </div>
    );
  }
  if (invitation.bucket !== 'accepted' || invitation.closed_state !== null) return null;
  return (
    <>
      {invitation.actions.includes('withdraw') && (
        <IfFeature name="withdrawing">
          <Button
            size="large"
            variant="quiet"
            intent="danger"
            className={styles.withdraw}
            onClick={() => answers.askToWithdraw(invitation)}
          >
            {answerTexts.withdraw}
          </Button>
        </IfFeature>
      )}
      <div className={styles.bar}>
        <StepButtons invitation={invitation} />
        <RunningLate invitation={invitation} />
        {detail && <WayAndPhone order={detail.order} call={toCustomerCall(detail.order)} className={styles.buttons} />}
      </div>
    </>
  );
}

function toCustomerCall({ customer_primary_phone: phone, customer_name }: Order): Call | undefined {
  return phone === '' ? undefined : { phone, text: texts.call, label: texts.callCustomer(customer_name) };
}

/** Person to call; the label has their name. */
type Call = { phone: string; text: string; label: string };

type CallProps = { order: Order; call: Call | undefined; className: string | undefined };

/** Directions to the first stop, and a call. */
export function WayAndPhone({ order, call, className }: CallProps) {
  const stop = getFirstStop(order);
  const look = { size: 'large', variant: 'outline', fill: true } as const;
  return (
    <div className={className}>
      {stop && (
        <Button {...look} icon={<MapIcon />} href={getDirectionsLink(formatMapAddress(stop), navigator.userAgent)}>
          {texts.directions}
        </Button>
      )}
      {call && (
        <Button {...look} icon={<PhoneIcon />} aria-label={call.label} href={`tel:+1${call.phone}`}>
          {call.text}
        </Button>
      )}
    </div>
  );
}
