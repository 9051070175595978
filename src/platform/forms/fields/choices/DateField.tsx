import { parseDate } from '../../../lib/time/dates';
import { DateInput } from '../../../ui/dates/DateInput';
import { texts } from '../../texts';
import { useFormField, type FieldOptions } from '../../useFormField';
import { compose, type Validator } from '../../validation/validators';
import { FieldFrame } from '../FieldFrame';
import { withError } from '../withError';
import styles from './DateField.module.css';

export type DateFieldProps<Values extends object> = FieldOptions<string, Values> & {
  /** First selectable day, year-month-day; today by default, `null` for no limit (spec section 5). */
  minDay?: string | null;
  placeholder?: string;
};

/**
 * A calendar day. Shown as month/day/year, kept as year-month-day, null when empty (spec section 5). A
 * text that is not a date stays as it was typed and is an error.
 */
export function DateField<Values extends object>({ minDay, placeholder, ...options }: DateFieldProps<Values>) {
  const rules = compose(isDate, options.validate);
  const form = useFormField<string | null, Values>({ ...options, validate: rules }, null);
  const field = withError(form, isDate(form.value, {}));
  return (
    <FieldFrame {...field.frame}>
      <div className={styles.date}>
        <DateInput
          {...field.control}
          value={field.value === '' ? null : field.value}
          onChange={field.change}
          onText={(text) => field.change(text === '' ? null : text)}
          minDay={minDay}
          placeholder={placeholder}
          onFocus={field.focus}
          onBlur={field.blur}
        />
      </div>
    </FieldFrame>
  );
}

const isDate: Validator = (value) =>
  typeof value === 'string' && value !== '' && parseDate(value) === null ? texts.date : undefined;
