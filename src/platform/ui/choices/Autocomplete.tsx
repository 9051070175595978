import { useState } from 'react';
import { cleanLine } from '../../lib/typedText';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { controlAttributes, type ControlProps } from '../inputs/controlProps';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import { type ChoiceFields, matchingChoices, toChoices, toOptions } from './choices';
import { Combobox } from './Combobox';
import styles from '../inputs/Control.module.css';

export type AutocompleteProps<Item extends object> = ControlProps &
  ChoiceFields<Item> & {
    items: readonly Item[];
    onChoose: (item: Item) => void;
    /** If set, the items are the server's results for this text and are not filtered here. */
    onSearch?: (text: string) => void;
    placeholder?: string;
    /** Name of the list, read aloud; the field's own label by default. */
    listLabel?: string;
    loading?: boolean;
  };

/**
 * Chooses one of many, found by typing, and is empty again after that. Value field `id`, title field `name` by default
 * (spec section 3).
 */
export function Autocomplete<Item extends object>(props: AutocompleteProps<Item>) {
  const { items, onChoose, onSearch, listLabel = props['aria-label'] ?? texts.choose, loading, placeholder } = props;
  const [query, setQuery] = useState('');
  const choices = toChoices(items, props);
  const matches = onSearch ? choices : matchingChoices(choices, query);
  const choose = (key: string) => {
    const chosen = matches.find(({ value }) => String(value) === key);
    if (chosen) onChoose(chosen.item);
  };
  return (
    <Combobox
      label={listLabel}
      loading={loading}
      onSearch={onSearch}
      options={toOptions(matches)}
      onChoose={choose}
      onClose={() => setQuery('')}
    >
      {({ onType, ...combobox }) => (
        <span className={styles.wrap}>
          <input
            {...controlAttributes(props)}
            {...combobox}
            autoComplete="off"
            className={classes(styles.control, styles.hasEnd)}
            value={query}
            placeholder={placeholder}
            onChange={({ currentTarget }) => {
              const text = cleanLine(currentTarget.value);
              setQuery(text);
              onType(text);
            }}
            onFocus={() => {
              combobox.onFocus();
              props.onFocus?.();
            }}
            onBlur={() => {
              combobox.onBlur();
              props.onBlur?.();
            }}
          />
          <Row as="span" tone="secondary" className={styles.end} aria-hidden="true">
            <ChevronDownIcon />
          </Row>
        </span>
      )}
    </Combobox>
  );
}
