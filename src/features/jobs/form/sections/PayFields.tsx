import { rateRanges } from '#domain/money/marketRates';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { FieldRow, FormNote } from '#platform/forms/layout/FormSection';
import { formatMoneyRange, formatMoney } from '#platform/lib/money';
import { Row } from '#platform/ui/layout/Layout';
import { jobLabels, orderRules as rules, type OrderValues } from '../../orders';
import { estimateLabor } from '../model/estimateRequest';
import { orderField, useOrderValue, useDerivedOrder } from '../orderFormContext';
import { formTexts as texts } from '../texts';
import styles from '../page/OrderForm.module.css';

/** The offered rates by position and the share of the quote. */
export function PayFields() {
  return (
    <>
      <RadioField name={orderField('pay_type')} label={texts.payType} choices={payTypes()} appearance="cards" />
      <Rates />
      <FieldRow columns="three">
        <NumberField
          name={orderField('min_paid_hours')}
          label={texts.minPaidHours}
          decimals
          unit={texts.hoursUnit}
          validate={rules.paidHours}
        />
        <MoneyField name={orderField('travel_pay')} label={texts.travelPay} validate={rules.travelPay} />
        <MoneyField
          name={orderField('customer_quote')}
          label={texts.quote}
          hint={texts.quoteHint}
          validate={rules.quote}
        />
      </FieldRow>
      <LaborLine />
    </>
  );
}

/** A rate for each position the crew needs. */
function Rates() {
  const crew = useOrderValue('crew_requirements');
  if (crew.length === 0) return <FormNote>{texts.ratesAfterCrew}</FormNote>;
  return (
    <FieldRow columns="three">
      {crew.map(({ position }) => (
        <MoneyField
          key={position}
          name={orderField(`offered_rates[${position}]`)}
          label={texts.rate(jobLabels.positionInText[position].one)}
          hint={texts.typicalRate(formatMoneyRange(...rateRanges[position]))}
          unit={texts.perHour}
          required
          validate={rules.rate}
        />
      ))}
    </FieldRow>
  );
}

const payTypes = () =>
  (['hourly', 'flat'] as const).map((value) => ({
    value,
    title: texts.payTypes[value],
    note: texts.payNotes[value],
  }));

/** The estimated labor cost and its share of the quote. */
function LaborLine() {
  const labor = useDerivedOrder(formatLabor);
  if (!labor) return null;
  return (
    <Row as="p" gap={2} align="stretch" justify="between" weight="medium" isNumeric className={styles.labor}>
      <span>{texts.labor}</span> <span>{labor}</span>
    </Row>
  );
}

/** "About $520.00 · 38 % of the quote"; null if a value for it is missing. */
export function formatLabor(values: OrderValues): string | null {
  const labor = estimateLabor(values);
  if (!labor) return null;
  const { cents, percent } = labor;
  return [texts.about(formatMoney(cents)), ...(percent === null ? [] : [texts.share(percent)])].join(' · ');
}
