import type { HelperProfile, HelperRates } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { formatMoneyRange } from '#platform/lib/money';
import { useSaveRates } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { rateRule } from '../../../people';
import { ratedPositions, type RateValues, toOwnRatesRequest, toRateValues } from './rates';
import { specificationTexts as texts } from '../texts';

const field = createFieldNames<RateValues>();

type RatesFormProps = { rates: HelperRates; positions: HelperProfile['positions'] };

/** Hourly rate of the helper, and rates for single positions. */
export function RatesForm({ rates, positions }: RatesFormProps) {
  const { mutateAsync } = useSaveRates();
  const { market_min: from, market_max: to } = rates;
  const shown = ratedPositions.filter(({ code, key }) => positions.includes(code) || toRateValues(rates)[key] !== null);
  return (
    <SettingsForm<RateValues>
      title={texts.rateTitle}
      why={texts.rateWhy}
      values={toRateValues(rates)}
      draft="helper-rates"
      onSave={(values) => mutateAsync(toOwnRatesRequest(values, rates))}
    >
      <MoneyField
        name={field('hourly_rate')}
        label={texts.rate}
        unit={texts.perHour}
        hint={from !== null && to !== null ? texts.market(formatMoneyRange(from, to)) : texts.noMarket}
        required
        validate={rateRule}
      />
      {shown.length > 0 && (
        <FieldRow columns="two">
          {shown.map(({ code, key }) => (
            <MoneyField
              key={key}
              name={field(key)}
              label={texts.positionRate[code]}
              unit={texts.perHour}
              hint={texts.positionRateHint}
              validate={rateRule}
            />
          ))}
        </FieldRow>
      )}
    </SettingsForm>
  );
}
