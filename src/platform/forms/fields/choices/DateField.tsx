import { DateInput } from '../../../ui/inputs/DateInput';
import styles from './DateField.module.css';
import { FieldFrame } from '../FieldFrame';
import { useFormField, type FieldOptions } from '../../useFormField';

export type DateFieldProps<Values extends object> = FieldOptions<string, Values> & {
  /** First selectable day, year-month-day; today by default, `null` for no limit (spec section 5). */
  minDay?: string | null;
  placeholder?: string;
};

/** A calendar day. Shown as month/day/year, kept as year-month-day, null when empty (spec section 5). */
export function DateField<Values extends object>({ minDay, placeholder, ...options }: DateFieldProps<Values>) {
  const field = useFormField<string | null, Values>(options, null);
  return (
    <FieldFrame {...field.frame}>
      <div className={styles.date}>
        <DateInput
          {...field.control}
          value={field.value === '' ? null : field.value}
          onChange={field.change}
          minDay={minDay}
          placeholder={placeholder}
          onFocus={field.focus}
          onBlur={field.blur}
        />
      </div>
    </FieldFrame>
  );
}
