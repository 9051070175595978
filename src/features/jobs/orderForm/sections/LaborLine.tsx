import { formatMoney } from '../../../../platform/lib/money';
import { laborOf } from '../../model/laborEstimate';
import type { OrderValues } from '../../model/orderValues';
import styles from '../OrderForm.module.css';
import { useDerivedOrder } from '../orderValue';
import { formTexts as texts } from '../texts';

/** What the crew will about cost, and how much of the quote that is. */
export function LaborLine() {
  const labor = useDerivedOrder(laborWords);
  if (!labor) return null;
  return (
    <p className={styles.labor}>
      <span>{texts.summaryRows.labor}</span> <span>{labor}</span>
    </p>
  );
}

/** "About $520.00 · 38 % of the quote"; null while something for it is missing. */
export function laborWords(values: OrderValues): string | null {
  const labor = laborOf(values);
  if (!labor) return null;
  const { cents, percent } = labor;
  return [texts.about(formatMoney(cents)), ...(percent === null ? [] : [texts.share(percent)])].join(' · ');
}
