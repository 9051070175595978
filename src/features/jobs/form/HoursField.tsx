import { NumberField } from '../../../platform/forms/NumberField';
import { hoursWords } from '../card/cardWords';
import { orderRules as rules } from '../model/orderRules';
import { formTexts as texts } from './texts';
import { useSuggestion } from './useSuggestion';

/** How long the crew will be there; the suggestion stands below as soon as there is one. */
export function HoursField() {
  const suggestion = useSuggestion();
  return (
    <NumberField
      name="estimated_hours"
      label={texts.hours}
      decimals
      unit={texts.hoursUnit}
      required
      validate={rules.hours}
      {...(suggestion && { hint: texts.hoursSuggested(hoursWords(suggestion.hours)) })}
    />
  );
}
