import { MoneyField } from '../../../platform/forms/MoneyField';
import { NumberField } from '../../../platform/forms/NumberField';
import { RadioField } from '../../../platform/forms/RadioField';
import { locale } from '../../../platform/lib/locale';
import { formatMoneyRange } from '../../../platform/lib/money';
import { orderRules as rules } from '../model/orderRules';
import { rateRanges } from '../model/usualRates';
import { words } from '../words';
import { LabourLine } from './LabourLine';
import styles from './OrderForm.module.css';
import { useOrderValue } from './orderValue';
import { formTexts as texts } from './texts';

/** What helpers are offered by position, and what that makes of the quote. */
export function PaySection() {
  return (
    <>
      <RadioField name="pay_type" label={texts.payType} choices={payTypes} appearance="cards" />
      <Rates />
      <div className={styles.three}>
        <NumberField
          name="min_paid_hours"
          label={texts.minPaidHours}
          decimals
          unit={texts.hoursUnit}
          validate={rules.paidHours}
        />
        <MoneyField name="travel_pay" label={texts.travelPay} validate={rules.travelPay} />
        <MoneyField name="customer_quote" label={texts.quote} hint={texts.quoteHint} validate={rules.quote} />
      </div>
      <LabourLine />
    </>
  );
}

/** A rate for each position the crew needs. */
function Rates() {
  const crew = useOrderValue('crew_requirements');
  if (crew.length === 0) return <p className={styles.note}>{texts.ratesAfterCrew}</p>;
  return (
    <div className={styles.rates}>
      {crew.map(({ position }) => (
        <MoneyField
          key={position}
          name={`offered_rates[${position}]`}
          label={texts.rate(words.position[position].toLocaleLowerCase(locale))}
          hint={texts.usualRate(formatMoneyRange(...rateRanges[position]))}
          unit={texts.perHour}
          required
          validate={rules.rate}
        />
      ))}
    </div>
  );
}

const payTypes = [
  { value: 'hourly', title: texts.payTypes.hourly },
  { value: 'flat', title: texts.payTypes.flat },
];
