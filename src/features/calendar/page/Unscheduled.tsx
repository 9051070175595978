import { useId } from 'react';
import type { CalendarItem } from '#generated/model';
import { JobLine } from '../event/JobLine';
import { calendarTexts as texts } from '../texts';
import styles from './Unscheduled.module.css';

/** The jobs whose day or hours the provider does not say, below the view that cannot draw them. */
export function Unscheduled({ jobs }: { jobs: readonly CalendarItem[] }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {texts.unscheduled}
      </h3>
      <ul className={styles.jobs}>
        {jobs.map((item) => (
          <li key={item.order_id}>
            <JobLine item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
