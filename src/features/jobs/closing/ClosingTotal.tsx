import type { CrewMember } from '../../../generated/model';
import { formatMoney } from '../../../platform/lib/money';
import styles from './Closing.module.css';
import type { Terms } from './completion';
import { closingTexts } from './texts';
import { usePayout } from './useCompletion';

/** What the whole crew gets; stays in view while the fields above change. */
export function ClosingTotal({ crew, terms }: { crew: readonly CrewMember[]; terms: Terms }) {
  const { total } = usePayout(crew, terms);
  return (
    <p className={styles.total}>
      <span>{closingTexts.total}</span>
      <output className={styles.amount}>{formatMoney(total)}</output>
    </p>
  );
}
