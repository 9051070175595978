import { Autocomplete } from '../../../ui/choices/Autocomplete';
import type { ChoiceFields, ChoiceValue } from '../../../ui/choices/choices';
import { FieldFrame } from '../FieldFrame';
import { useFormField, type FieldOptions } from '../../useFormField';

export type AutocompleteFieldProps<Item extends object, Values extends object> = FieldOptions<ChoiceValue, Values> &
  ChoiceFields<Item> & {
    items: readonly Item[];
    placeholder?: string;
    /** If set, the items are the server's results for this text and are not filtered here. */
    onSearch?: (text: string) => void;
    loading?: boolean;
    /** Called with the whole item, to fill in other fields: an address brings its city and time zone. */
    onChoose?: (item: Item | null) => void;
  };

/** One of many, found by typing. The form keeps the item's value (`id` by default, spec section 3), null for none. */
export function AutocompleteField<Item extends object, Values extends object>(
  props: AutocompleteFieldProps<Item, Values>,
) {
  const { items, valueField, titleField, placeholder, onSearch, loading, onChoose, ...options } = props;
  const field = useFormField<ChoiceValue | null, Values>(options, null);
  return (
    <FieldFrame {...field.frame}>
      <Autocomplete
        {...field.control}
        items={items}
        valueField={valueField}
        titleField={titleField}
        placeholder={placeholder}
        onSearch={onSearch}
        loading={loading}
        listLabel={options.label}
        value={field.value}
        onChange={(value, item) => {
          field.change(value);
          onChoose?.(item);
        }}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
