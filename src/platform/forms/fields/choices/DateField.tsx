import { DateInput } from '../../../ui/dates/DateInput';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame } from '../FieldFrame';
import styles from './DateField.module.css';

export type DateFieldProps<Values extends object> = FieldOptions<string, Values> & {
  /** First selectable day, year-month-day; today by default, `null` for no limit (spec section 5). */
  minDay?: string | null;
  /** The time zone whose today it is: the branch's, or the helper's own. */
  zone: string;
};

/** A calendar day. Shown as month/day/year, kept as year-month-day, null when empty (spec section 5). */
export function DateField<Values extends object>({ minDay, zone, ...options }: DateFieldProps<Values>) {
  const field = useFormField<string | null, Values>(options, null);
  return (
    <FieldFrame {...field.frame}>
      <div className={styles.date}>
        <DateInput
          {...field.control}
          value={field.value === '' ? null : field.value}
          onChange={field.change}
          onClear={options.required === true ? undefined : () => field.change(null)}
          minDay={minDay}
          zone={zone}
          onFocus={field.focus}
          onBlur={field.blur}
        />
      </div>
    </FieldFrame>
  );
}
