import { formatMoney } from '../../../../platform/lib/money';
import { labourOf } from '../../model/labour';
import type { OrderValues } from '../../model/orderValues';
import styles from '../OrderForm.module.css';
import { useDerivedOrder } from '../orderValue';
import { formTexts as texts } from '../texts';

/** What the crew will about cost, and how much of the quote that is. */
export function LabourLine() {
  const labour = useDerivedOrder(labourWords);
  if (!labour) return null;
  return (
    <p className={styles.labour}>
      <span>{texts.summaryRows.labour}</span> <span>{labour}</span>
    </p>
  );
}

/** "About $520.00 · 38 % of the quote"; null while something for it is missing. */
export function labourWords(values: OrderValues): string | null {
  const labour = labourOf(values);
  if (!labour) return null;
  const { cents, percent } = labour;
  return [texts.about(formatMoney(cents)), ...(percent === null ? [] : [texts.share(percent)])].join(' · ');
}
