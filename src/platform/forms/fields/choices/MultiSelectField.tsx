import type { ChoiceFields, ChoiceValue } from '../../../ui/choices/choices';
import { MultiSelect } from '../../../ui/choices/MultiSelect';
import { useFormField, type FieldOptions } from '../../useFormField';
import { FieldFrame } from '../FieldFrame';

export type MultiSelectFieldProps<Item extends object, Values extends object> = FieldOptions<
  readonly ChoiceValue[],
  Values
> &
  ChoiceFields<Item> & {
    items: readonly Item[];
    placeholder?: string;
  };

/** Several of many. The form keeps a list of the items' values, empty for none. */
export function MultiSelectField<Item extends object, Values extends object>(
  props: MultiSelectFieldProps<Item, Values>,
) {
  const { items, valueField, titleField, placeholder, ...options } = props;
  const field = useFormField<readonly ChoiceValue[], Values>(options, none);
  return (
    <FieldFrame {...field.frame}>
      <MultiSelect
        {...field.control}
        items={items}
        valueField={valueField}
        titleField={titleField}
        placeholder={placeholder}
        listLabel={options.label}
        values={field.value}
        onChange={field.change}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

const none: readonly ChoiceValue[] = [];
