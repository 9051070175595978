import { jobLabels, orderRules as rules } from '../../orders';
import { rateRanges } from '#domain/money/marketRates';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { FormNote } from '#platform/forms/layout/FormNote';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { RadioField } from '#platform/forms/fields/choices/RadioField';
import { formatMoneyRange } from '#platform/lib/money';
import { LaborLine } from './LaborLine';
import { orderField, useOrderValue } from '../orderValue';
import { formTexts as texts } from '../texts';

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
          label={texts.rate(jobLabels.positionInText[position])}
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
