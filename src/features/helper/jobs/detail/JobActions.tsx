import type { HelperInvitationDetail, Order } from '#generated/model';
import { IfFeature } from '#platform/provider/IfFeature';
import { Button } from '#platform/ui/inputs/Button';
import { AnswerButtons } from '../answer/AnswerButtons';
import { answerTexts, jobDetailTexts as texts } from '../texts';
import type { Answers } from '../answer/useAnswers';
import styles from './detail.module.css';
import { RunningLate } from './RunningLate';
import { StepButtons } from './StepButtons';
import { type Call, WayAndPhone } from './WayAndPhone';

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
