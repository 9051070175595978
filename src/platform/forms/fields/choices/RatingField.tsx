import { Rating } from '../../../ui/inputs/Rating';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame, getLabelId } from '../FieldFrame';

export type RatingFieldProps<Values extends object> = FieldOptions<number, Values> & {
  /** Number of stars; 5 by default (spec section 9). */
  length?: number;
};

/** A star rating. The form keeps the number of stars, null for none. */
export function RatingField<Values extends object>({ length, ...options }: RatingFieldProps<Values>) {
  const field = useFormField<number | null, Values>(options, null);
  return (
    <FieldFrame {...field.frame} group>
      <Rating
        {...field.control}
        aria-labelledby={getLabelId(field.frame.id)}
        value={field.value ?? 0}
        onChange={field.change}
        length={length}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
