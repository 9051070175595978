import { type ReactNode, useId } from 'react';
import type { OrderCard } from '#generated/model';
import { RowBoundary } from '#platform/ui/boundaries/RowBoundary';
import { WarningIcon } from '#platform/ui/icons';
import { useSteadyList } from '#platform/ui/lists/useSteadyList';
import { JobRowHead } from '../card/JobRow';
import { jobChangeRules } from './describeCardChange';
import styles from './list.module.css';
import { listTexts } from './texts';

type Props = {
  jobs: readonly OrderCard[];
  /** Jobs the user has deleted or canceled, not yet sent to the provider. */
  hidden: ReadonlySet<number>;
  renderRow: (card: OrderCard, turn: number) => ReactNode;
};

/** Jobs that start soon and need people, above the list. */
export function UrgentJobs({ jobs, hidden, renderRow }: Props) {
  const headingId = useId();
  const steady = useSteadyList({ listKey: 'urgent', items: jobs, firstPage: true, changeRules: jobChangeRules });
  const shown = steady.shown?.filter(({ order_id }) => !hidden.has(order_id));
  if (!shown || shown.length === 0) return null;
  return (
    <section className={styles.urgent} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.urgentTitle}>
        <WarningIcon />
        {listTexts.urgent}
      </h2>
      <ul className={styles.rows}>
        <JobRowHead />
        {shown.map((card) => (
          <li key={card.order_id}>
            <RowBoundary of={card}>{renderRow(card, steady.getChangeCount(card.order_id))}</RowBoundary>
          </li>
        ))}
      </ul>
    </section>
  );
}
