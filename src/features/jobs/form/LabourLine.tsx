import { formatMoney } from '../../../platform/lib/money';
import { labourOf } from '../model/labour';
import styles from './OrderForm.module.css';
import { useOrderValue } from './orderValue';
import { formTexts as texts } from './texts';

/** What the crew will about cost, and how much of the quote that is. */
export function LabourLine() {
  const labour = useLabour();
  if (!labour) return null;
  return (
    <p className={styles.labour}>
      <span>{texts.summaryRows.labour}</span> <span>{labour}</span>
    </p>
  );
}

/** "About $520.00 · 38 % of the quote"; null while something for it is missing. */
export function useLabour(): string | null {
  const labour = labourOf({
    crew_requirements: useOrderValue('crew_requirements'),
    offered_rates: useOrderValue('offered_rates'),
    estimated_hours: useOrderValue('estimated_hours'),
    min_paid_hours: useOrderValue('min_paid_hours'),
    travel_pay: useOrderValue('travel_pay'),
    customer_quote: useOrderValue('customer_quote'),
  });
  if (!labour) return null;
  const { cents, percent } = labour;
  return [texts.about(formatMoney(cents)), ...(percent === null ? [] : [texts.share(percent)])].join(' · ');
}
