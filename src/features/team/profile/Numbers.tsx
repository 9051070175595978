import type { MemberProfile } from '#generated/model';
import { formatNumber } from '#platform/lib/text';
import { addDays, formatDay } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { classes } from '#platform/ui/classes';
import { WarningIcon } from '#platform/ui/icons';
import { ProfilePart } from './ProfilePart';
import styles from './profile.module.css';
import { profileTexts as texts } from './texts';

/** Hours of past and coming weeks, each against the limit: a full bar is the limit. */
export function Hours({ work, now }: { work: MemberProfile; now: Date }) {
  const zone = useBranchZone();
  const today = todayIn(zone, now);
  const max = work.max_hours_per_week;
  return (
    <ProfilePart title={texts.hours} note={texts.limit(max)}>
      <ul className={styles.weeks}>
        {work.weeks.map(({ monday, hours }) => {
          const isCurrent = monday <= today && today < addDays(monday, 7);
          const isOver = hours > max;
          const name = isCurrent ? texts.thisWeek : formatDay(monday, today);
          return (
            <li key={monday} className={classes(isCurrent && styles.current, isOver && styles.over)}>
              <span>{name}</span>
              <progress value={Math.min(hours, max)} max={max} aria-hidden="true" />
              <span className={styles.number}>
                {isOver && <WarningIcon size={12} />}
                <span>{texts.week(formatNumber(hours, 2))}</span>
                {isOver && <span className={styles.overBy}>{texts.over(formatNumber(hours - max, 2))}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </ProfilePart>
  );
}

/** Acceptance, show-up and late withdrawals, each with what it counts: the numbers the member reads about themselves. */
export function MemberReliability({ work }: { work: MemberProfile }) {
  const { acceptance, show_up, late_cancels } = work.reliability;
  const facts = [
    { name: texts.acceptance, value: formatShare(acceptance), why: texts.acceptanceWhy },
    { name: texts.showUp, value: formatShare(show_up), why: texts.showUpWhy },
    { name: texts.lateCancels, value: String(late_cancels), why: texts.lateCancelsWhy },
  ];
  return (
    <ProfilePart title={texts.reliability} note={texts.days}>
      <dl className={styles.numbers}>
        {facts.map(({ name, value, why }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.quiet}>{why}</dd>
          </div>
        ))}
      </dl>
    </ProfilePart>
  );
}

function formatShare(percent: number | null): string {
  return percent === null ? texts.unknown : texts.percent(percent);
}
