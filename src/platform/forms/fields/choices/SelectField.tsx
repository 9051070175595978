import type { ChoiceFields, ChoiceValue } from '../../../ui/choices/choices';
import { Select } from '../../../ui/choices/Select';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame } from '../FieldFrame';

export type SelectFieldProps<Item extends object, Values extends object> = FieldOptions<ChoiceValue, Values> &
  ChoiceFields<Item> & {
    items: readonly Item[];
    placeholder?: string;
    autoComplete?: string;
  };

/** One of a few. The form keeps the item's value (`id` by default, spec section 3), null for none. */
export function SelectField<Item extends object, Values extends object>(props: SelectFieldProps<Item, Values>) {
  const { items, valueField, titleField, placeholder, autoComplete, ...options } = props;
  const field = useFormField<ChoiceValue | null, Values>(options, null);
  return (
    <FieldFrame {...field.frame}>
      <Select
        {...field.control}
        items={items}
        valueField={valueField}
        titleField={titleField}
        placeholder={placeholder}
        autoComplete={autoComplete}
        value={field.value}
        onChange={field.change}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
