import { NumberField } from '../../../../platform/forms/fields/text/NumberField';
import { hoursWords } from '../../parts/cardWords';
import { orderRules as rules } from '../../model/orderRules';
import { formTexts as texts } from '../texts';
import { orderField, useOrderDays } from '../orderValue';
import { hoursPerDay } from '../../model/estimateRequest';
import { useSuggestion } from '../suggestion/useSuggestion';

/** How long the crew will be there; the suggestion stands below as soon as there is one. */
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
      {...(suggestion && { hint: hoursHint(suggestion.hours, days) })}
    />
  );
}

/** The suggestion is for the whole job, the field for each of its days. */
function hoursHint(hours: number, days: number): string {
  if (days === 1) return texts.hoursSuggested(hoursWords(hours));
  return texts.hoursSuggestedPerDay(hoursWords(hours), hoursWords(hoursPerDay(hours, days)));
}
