import { formatHours, orderRules as rules } from '../../orders';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { useChangeValue } from '#platform/forms/formValues';
import { Button } from '#platform/ui/inputs/Button';
import styles from './When.module.css';
import { formTexts as texts } from '../texts';
import { orderField, useOrderDays, useOrderValue } from '../orderValue';
import { getHoursPerDay } from '../model/estimateRequest';
import { useSuggestion } from '../suggestion/useSuggestion';

/** The estimated hours with the suggestion below, and a button that takes it. */
export function HoursField() {
  const suggestion = useSuggestion();
  const days = useOrderDays();
  return (
    <div className={styles.hours}>
      <NumberField
        name={orderField('estimated_hours')}
        label={days > 1 ? texts.hoursOfDay : texts.hours}
        decimals
        unit={texts.hoursUnit}
        required
        validate={rules.hours}
        {...(suggestion && { hint: getHoursHint(suggestion.hours, days) })}
      />
      {suggestion && <UseHours hours={getHoursPerDay(suggestion.hours, days)} />}
    </div>
  );
}

/** Not shown while the field has the suggested hours. */
function UseHours({ hours }: { hours: number }) {
  const change = useChangeValue();
  const current = useOrderValue('estimated_hours');
  if (current === hours) return null;
  return (
    <Button size="small" variant="outline" onClick={() => change(orderField('estimated_hours'), hours)}>
      {texts.useHours(formatHours(hours))}
    </Button>
  );
}

/** The suggestion is for the whole job, the field for each day. */
function getHoursHint(hours: number, days: number): string {
  if (days === 1) return texts.hoursSuggested(formatHours(hours));
  return texts.hoursSuggestedPerDay(formatHours(hours), formatHours(getHoursPerDay(hours, days)));
}
