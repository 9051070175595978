import type { HelperInvitation } from '#generated/model';
import { Button } from '#platform/ui/inputs/Button';
import { formatJob } from './answerable';
import styles from './answer.module.css';
import { answerTexts as texts } from '../texts';
import type { Answers } from './useAnswers';

type Props = { invitation: HelperInvitation; answers: Answers };

/** Decline and accept with a gap between them, or accepting after all; what the provider allows now. */
export function AnswerButtons({ invitation, answers }: Props) {
  const { actions, bucket } = invitation;
  const job = formatJob(invitation);
  if (!actions.includes('accept') && !actions.includes('reject')) return null;
  return (
    <div className={styles.actions}>
      {actions.includes('reject') && (
        <Button
          size="large"
          variant="outline"
          fill
          aria-label={texts.declineName(job)}
          onClick={() => answers.askToDecline(invitation)}
        >
          {texts.decline}
        </Button>
      )}
      {actions.includes('accept') && (
        <Button
          size="large"
          intent="primary"
          fill
          aria-label={(bucket === 'waiting' ? texts.acceptAfterAllName : texts.acceptName)(job)}
          loading={answers.acceptingId === invitation.id}
          onClick={() => answers.accept(invitation)}
        >
          {bucket === 'waiting' ? texts.acceptAfterAll : texts.accept}
        </Button>
      )}
    </div>
  );
}
