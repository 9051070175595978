import { Rating } from '../../../ui/inputs/Rating';
import { FieldFrame, labelId } from '../FieldFrame';
import { useFormField, type FieldOptions } from '../../useFormField';

export type RatingFieldProps<Values extends object> = FieldOptions<number, Values> & {
  /** Stars; 5 by default (spec section 9). */
  length?: number;
};

/** Stars to give; the form keeps their number, null for none. */
export function RatingField<Values extends object>({ length, ...options }: RatingFieldProps<Values>) {
  const field = useFormField<number | null, Values>(options, null);
  return (
    <FieldFrame {...field.frame} group>
      <Rating
        {...field.control}
        aria-labelledby={labelId(field.frame.id)}
        value={field.value ?? 0}
        onChange={field.change}
        length={length}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
