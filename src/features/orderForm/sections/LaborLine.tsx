import type { OrderValues } from '../../orders';
import { formatMoney } from '#platform/lib/money';
import { estimateLabor } from '../model/laborEstimate';
import styles from '../page/OrderForm.module.css';
import { useDerivedOrder } from '../orderValue';
import { formTexts as texts } from '../texts';

/** The estimated labor cost and its share of the quote. */
export function LaborLine() {
  const labor = useDerivedOrder(formatLabor);
  if (!labor) return null;
  return (
    <p className={styles.labor}>
      <span>{texts.labor}</span> <span>{labor}</span>
    </p>
  );
}

/** "About $520.00 · 38 % of the quote"; null if a value for it is missing. */
export function formatLabor(values: OrderValues): string | null {
  const labor = estimateLabor(values);
  if (!labor) return null;
  const { cents, percent } = labor;
  return [texts.about(formatMoney(cents)), ...(percent === null ? [] : [texts.share(percent)])].join(' · ');
}
