import type { HelperInvitationDetail, Order } from '#generated/model';
import { IfFeature } from '#platform/provider/IfFeature';
import { Button } from '#platform/ui/inputs/Button';
import { MapIcon, PhoneIcon } from '#platform/ui/icons';
import { AnswerButtons } from '../answer/AnswerButtons';
import { answerTexts, jobDetailTexts as texts } from '../texts';
import type { Answers } from '../answer/useAnswers';
import styles from './detail.module.css';
import { formatMapAddress, getDirectionsLink } from './directions';
import { getFirstStop } from './stops';
import { RunningLate } from './RunningLate';
import { StepButtons } from './StepButtons';

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
        {detail && <WayAndPhone order={detail.order} />}
      </div>
    </>
  );
}

function WayAndPhone({ order }: { order: Order }) {
  const stop = getFirstStop(order);
  const { customer_primary_phone, customer_name } = order;
  return (
    <div className={styles.buttons}>
      {stop && (
        <Button
          size="large"
          variant="outline"
          fill
          icon={<MapIcon />}
          href={getDirectionsLink(formatMapAddress(stop), navigator.userAgent)}
        >
          {texts.directions}
        </Button>
      )}
      {customer_primary_phone !== '' && (
        <Button
          size="large"
          variant="outline"
          fill
          icon={<PhoneIcon />}
          aria-label={texts.callCustomer(customer_name)}
          href={`tel:+1${customer_primary_phone}`}
        >
          {texts.call}
        </Button>
      )}
    </div>
  );
}
