import { DateField } from '../../../platform/forms/fields/choices/DateField';
import { NumberField } from '../../../platform/forms/fields/text/NumberField';
import { WindowField } from '../../../platform/forms/fields/text/WindowField';
import { createFieldNames } from '../../../platform/forms/fieldNames';
import { orderRules, windowRule } from '../../jobs/calendarParts';
import styles from './move.module.css';
import type { MoveValues } from './moveValues';
import { moveTexts as texts } from './texts';

export const moveField = createFieldNames<MoveValues>();

/** The new day, arrival window and hours. */
export function MoveFields({ days }: { days: number }) {
  return (
    <div className={styles.fields}>
      <DateField name={moveField('date')} label={texts.day} required />
      <WindowField name={moveField('arrival_window')} label={texts.window} required validate={windowRule} />
      <NumberField
        name={moveField('estimated_hours')}
        label={days > 1 ? texts.hoursPerDay : texts.hours}
        decimals
        required
        validate={orderRules.hours}
      />
    </div>
  );
}
