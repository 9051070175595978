import type { HelperInvitation } from '#generated/model';
import { formatMoneyShort } from '#platform/lib/money';
import { formatPayBreakdown } from '../describeJob';
import styles from './PayLine.module.css';
import { jobListTexts as texts } from '../texts';

/** Pay of the job, with its breakdown; after completion, the earnings. */
export function PayLine({ invitation: { pay, earned } }: { invitation: Pick<HelperInvitation, 'pay' | 'earned'> }) {
  return (
    <p className={styles.pay}>
      <span className={styles.total}>
        {earned === null ? texts.total(formatMoneyShort(pay.total)) : formatMoneyShort(earned)}
      </span>
      {earned === null && <span className={styles.breakdown}>{formatPayBreakdown(pay)}</span>}
    </p>
  );
}
