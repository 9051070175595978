import { namePerson } from '#domain/people/personName';
import type { CrewConflict } from '#generated/model';
import { formatInstantRange } from '#platform/lib/time/zonedTimes';
import styles from './move.module.css';
import { moveTexts as texts } from '../texts';

/** A person's two jobs on one time bar. The times are written out beside it. */
export function ConflictBars({ conflict, zone }: { conflict: CrewConflict; zone: string }) {
  const { own_starts_at, own_ends_at, starts_at, ends_at, number, text } = conflict;
  const times = [own_starts_at, own_ends_at, starts_at, ends_at].map((instant) => Date.parse(instant));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const toBar = (from: string, until: string) => {
    const share = (at: number) => ((at - first) / Math.max(1, last - first)) * 100;
    const [left, right] = [share(Date.parse(from)), share(Date.parse(until))];
    return { left: `${left}%`, width: `${right - left}%` };
  };
  const bars = [
    { name: texts.thisJob, from: own_starts_at, until: own_ends_at, look: styles.own },
    { name: texts.otherJob(number), from: starts_at, until: ends_at, look: styles.other },
  ];
  return (
    <div className={styles.bars}>
      <p className={styles.who}>
        {namePerson(conflict)}: {text}
      </p>
      {bars.map(({ name, from, until, look }) => (
        <div key={name} className={styles.barLine}>
          <span className={styles.barText}>
            {name} · {formatInstantRange(from, until, zone)}
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span className={look} style={toBar(from, until)} />
          </span>
        </div>
      ))}
    </div>
  );
}
