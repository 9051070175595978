import type { HelperInvitation } from '#generated/model';
import { TickIcon } from '#platform/ui/icons';
import styles from './detail.module.css';
import { jobDetailTexts as texts } from '../texts';
import { useDaySteps } from './useDaySteps';

/**
 * On the way, arrived, done: with the times that were reported, and what still waits for the network. A closed job shows
 * only what was reported.
 */
export function DayOfJob({ invitation }: { invitation: HelperInvitation }) {
  const { steps } = useDaySteps(invitation);
  const shown = invitation.closed_state === null ? steps : steps.filter(({ time }) => time !== undefined);
  return (
    <ol className={styles.day}>
      {shown.map(({ step, time, isWaiting }) => (
        <li key={step} data-done={time !== undefined || undefined}>
          <span className={styles.mark}>{time !== undefined && <TickIcon size={14} />}</span>
          <span>{texts.step[step]}</span>
          <span className={styles.quiet}>{isWaiting ? texts.stepWaiting(time ?? '') : (time ?? texts.notYet)}</span>
        </li>
      ))}
    </ol>
  );
}
