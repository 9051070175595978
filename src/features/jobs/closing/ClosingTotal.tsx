import { formatMoney } from '../../../platform/lib/money';
import styles from './Closing.module.css';
import { closingTexts } from './texts';

/** What the whole crew gets; stays in view while the fields above change. */
export function ClosingTotal({ total }: { total: number }) {
  return (
    <p className={styles.total}>
      <span>{closingTexts.total}</span>
      <output className={styles.amount}>{formatMoney(total)}</output>
    </p>
  );
}
