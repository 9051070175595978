import { formatHours, orderRules as rules } from '../../orders';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { formTexts as texts } from '../texts';
import { orderField, useOrderDays } from '../orderValue';
import { getHoursPerDay } from '../model/estimateRequest';
import { useSuggestion } from '../suggestion/useSuggestion';

/** The estimated hours with the suggestion below. */
export function HoursField() {
  const suggestion = useSuggestion();
  const days = useOrderDays();
  return (
    <NumberField
      name={orderField('estimated_hours')}
      label={days > 1 ? texts.hoursOfDay : texts.hours}
      decimals
      unit={texts.hoursUnit}
      required
      validate={rules.hours}
      {...(suggestion && { hint: getHoursHint(suggestion.hours, days) })}
    />
  );
}

/** The suggestion is for the whole job, the field for each day. */
function getHoursHint(hours: number, days: number): string {
  if (days === 1) return texts.hoursSuggested(formatHours(hours));
  return texts.hoursSuggestedPerDay(formatHours(hours), formatHours(getHoursPerDay(hours, days)));
}
