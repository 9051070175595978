import type { HelperInvitation, HelperInvitationDetail, Order } from '../../../../generated/model';
import { Button } from '../../../../platform/ui/inputs/Button';
import { MapIcon, PhoneIcon } from '../../../../platform/ui/icons';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { type AttendanceAction, useAttendance } from '../../api';
import { AnswerButtons } from '../answer/AnswerButtons';
import { answerTexts } from '../answer/texts';
import type { Answers } from '../answer/useAnswers';
import styles from './detail.module.css';
import { formatMapAddress, getDirectionsLink } from './directions';
import { getFirstStop } from './stops';
import { jobDetailTexts as texts } from './texts';

type Props = HelperInvitationDetail & { answers: Answers };

/** The main actions within reach of the thumb: answer, or the way there and the phone. */
export function JobActions({ invitation, detail, answers }: Props) {
  if (invitation.bucket === 'new' || invitation.bucket === 'waiting') {
    return (
      <div className={styles.bar}>
        <AnswerButtons invitation={invitation} answers={answers} />
      </div>
    );
  }
  if (invitation.bucket !== 'accepted') return null;
  return (
    <>
      {invitation.actions.includes('withdraw') && (
        <Button
          size="large"
          variant="quiet"
          intent="danger"
          className={styles.withdraw}
          onClick={() => answers.askToWithdraw(invitation)}
        >
          {answerTexts.withdraw}
        </Button>
      )}
      <div className={styles.bar}>
        <NextSteps invitation={invitation} />
        {detail && <WayAndPhone order={detail.order} />}
      </div>
    </>
  );
}

const steps: readonly AttendanceAction[] = ['on_my_way', 'check_in', 'check_out'];

/** On the day of the job: on the way, arrived, done. The way may be skipped, so two steps may be possible. */
function NextSteps({ invitation: { id, actions } }: { invitation: HelperInvitation }) {
  const { mutateAsync: send, isPending, variables } = useAttendance(id);
  const possible = steps.filter((step) => actions.includes(step));
  if (possible.length === 0) return null;
  const report = async (step: AttendanceAction) => {
    await send(step);
    showToast({ message: texts.reported[step], intent: 'success', about: `attendance-${id}` });
  };
  return (
    <div className={styles.buttons}>
      {possible.map((step, place) => (
        <Button
          key={step}
          size="large"
          fill
          intent={place === 0 ? 'primary' : 'neutral'}
          variant={place === 0 ? 'fill' : 'outline'}
          loading={isPending && variables === step}
          onClick={() => void report(step).catch(() => undefined)}
        >
          {texts.action[step]}
        </Button>
      ))}
    </div>
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
