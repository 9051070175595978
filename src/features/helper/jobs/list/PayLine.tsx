import type { HelperInvitation, PayLine as PaidLine } from '#generated/model';
import { formatMoney, formatMoneyShort } from '#platform/lib/money';
import { formatNumber } from '#platform/lib/text';
import { formatPaidBreakdown, formatPayBreakdown } from '../describeJob';
import styles from './PayLine.module.css';
import { jobListTexts as texts } from '../texts';

type Props = {
  invitation: Pick<HelperInvitation, 'pay' | 'earned' | 'show_up_pay'>;
  /** The parts of the earnings, if they are known. */
  paid?: PaidLine | undefined;
};

/** Pay of the job, with its breakdown; after completion, the earnings; of a canceled job, the show-up pay if any. */
export function PayLine({ invitation: { pay, earned, show_up_pay }, paid }: Props) {
  if (show_up_pay) {
    const { hours, total } = show_up_pay;
    return (
      <p className={styles.pay}>
        <span className={styles.total}>{texts.showUpPay(texts.hours(formatNumber(hours)), formatMoney(total))}</span>
      </p>
    );
  }
  return (
    <p className={styles.pay}>
      <span className={styles.total}>
        {earned === null ? texts.total(formatMoneyShort(pay.total)) : formatMoneyShort(earned)}
      </span>
      {earned === null && <span className={styles.breakdown}>{formatPayBreakdown(pay)}</span>}
      {earned !== null && paid && !paid.no_show && (
        <span className={styles.breakdown}>{formatPaidBreakdown(paid)}</span>
      )}
    </p>
  );
}
