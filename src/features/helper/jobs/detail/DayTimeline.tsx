import type { HelperInvitation } from '../../../../generated/model';
import { formatTime } from '../../../../platform/lib/time/clockTimes';
import { formatDay } from '../../../../platform/lib/time/dates';
import { zonedTime } from '../../../../platform/lib/time/zonedTimes';
import { TickIcon } from '../../../../platform/ui/icons';
import styles from './detail.module.css';
import { jobDetailTexts as texts } from './texts';

/** What the helper reported on the days of the job. */
export function DayTimeline({ invitation: { attendance, timezone, end_date } }: { invitation: HelperInvitation }) {
  return (
    <ol className={styles.timeline}>
      {attendance.map(({ step, date, at }) => (
        <li key={`${date} ${step}`}>
          <TickIcon size={14} />
          <span className={styles.strong}>{texts.step[step]}</span>
          <time className={styles.quiet} dateTime={at}>
            {end_date !== null && `${formatDay(date)} · `}
            {formatTime(zonedTime(at, timezone).time)}
          </time>
        </li>
      ))}
    </ol>
  );
}
