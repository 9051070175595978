import type { OrderEvent } from '#generated/model';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import styles from '../detail.module.css';
import { DetailSection } from './DetailSection';
import { detailTexts } from '../texts';

type Props = { events: readonly OrderEvent[]; zone: string; now: Date };

/** The history of a job, latest first. */
export function TimelineSection({ events, zone, now }: Props) {
  if (events.length === 0) return null;
  return (
    <DetailSection title={detailTexts.timeline} office>
      <ol className={styles.timeline}>
        {events
          .toSorted((one, other) => other.at.localeCompare(one.at) || other.id - one.id)
          .map(({ id, at, text }) => (
            <li key={id}>
              <p>{text}</p>
              <time className={styles.quiet} dateTime={at}>
                {formatInstant(at, zone, now)}
              </time>
            </li>
          ))}
      </ol>
    </DetailSection>
  );
}
