import { type ChangeEvent, useId, useRef, useState } from 'react';
import { type Choice, type ChoiceFields, type ChoiceValue, matchingChoices, toChoices } from './choices';
import { ChoiceList, optionId } from './ChoiceList';
import listStyles from './ChoiceList.module.css';
import { classes } from '../classes';
import styles from '../inputs/Control.module.css';
import { controlAttributes, type ControlProps } from '../inputs/controlProps';
import { ChevronDownIcon } from '../icons';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';
import { useListKeys } from './useListKeys';

export type AutocompleteProps<Item extends object> = ControlProps &
  ChoiceFields<Item> & {
    items: readonly Item[];
    value: ChoiceValue | null;
    onChange: (value: ChoiceValue | null, item: Item | null) => void;
    /** If set, the items are the server's results for this text and are not filtered here. */
    onSearch?: (text: string) => void;
    placeholder?: string;
    /** Name of the list, read aloud; the field's own label by default. */
    listLabel?: string;
    loading?: boolean;
  };

/** One of many, found by typing. Value field `id`, title field `name` by default (spec section 3). */
export function Autocomplete<Item extends object>(props: AutocompleteProps<Item>) {
  const { listLabel = props['aria-label'] ?? texts.choose, loading = false } = props;
  const list = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const listId = useId();
  const box = useAutocomplete(props);
  const keys = useListKeys({
    list,
    open: box.open,
    count: box.matches.length,
    onOpen: box.show,
    onClose: box.hide,
    onChoose: (index) => box.choose(box.matches[index]),
  });
  const active = box.open && keys.active >= 0 ? optionId(listId, keys.active) : undefined;
  return (
    <>
      <span className={styles.wrap} ref={frame}>
        <AutocompleteField props={props} box={box} keys={keys} listId={listId} active={active} />
        <span className={styles.end} aria-hidden="true">
          <ChevronDownIcon />
        </span>
      </span>
      <Popover
        isOpen={box.open}
        onInteraction={(next) => (next ? undefined : box.hide())}
        anchor={frame}
        matchTargetWidth
        autoFocus={false}
        enforceFocus={false}
        shouldReturnFocusOnClose={false}
        popoverClassName={listStyles.popover}
        content={
          <ChoiceList
            id={listId}
            label={listLabel}
            ref={list}
            choices={box.matches}
            active={keys.active}
            isChosen={(choice) => choice.value === props.value}
            onChoose={box.choose}
            note={loading ? texts.loading : undefined}
          />
        }
      />
    </>
  );
}

type AutocompleteFieldProps<Item extends object> = {
  props: AutocompleteProps<Item>;
  box: ReturnType<typeof useAutocomplete<Item>>;
  keys: ReturnType<typeof useListKeys>;
  listId: string;
  active: string | undefined;
};

function AutocompleteField<Item extends object>({ props, box, keys, listId, active }: AutocompleteFieldProps<Item>) {
  return (
    <input
      {...controlAttributes(props)}
      role="combobox"
      aria-expanded={box.open}
      aria-controls={box.open ? listId : undefined}
      aria-autocomplete="list"
      aria-activedescendant={active}
      autoComplete="off"
      className={classes(styles.control, styles.hasEnd)}
      value={box.text}
      placeholder={props.placeholder}
      onClick={box.show}
      onChange={(event) => {
        box.type(event);
        keys.setActive(0);
      }}
      onKeyDown={keys.onKeyDown}
      onBlur={() => {
        box.leave();
        props.onBlur?.();
      }}
    />
  );
}

/** Shows the query while typing, otherwise the chosen title. Leaving without choosing restores it. */
function useAutocomplete<Item extends object>(props: AutocompleteProps<Item>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string | null>(null);
  const choices = toChoices(props.items, props);
  const chosen = choices.find((choice) => choice.value === props.value);
  const matches = query === null || props.onSearch ? choices : matchingChoices(choices, query);

  function hide(): void {
    setOpen(false);
    setQuery(null);
  }

  function choose(choice: Choice<Item> | undefined): void {
    if (choice !== undefined) props.onChange(choice.value, choice.item);
    hide();
  }

  function type(event: ChangeEvent<HTMLInputElement>): void {
    setQuery(event.currentTarget.value);
    setOpen(true);
    props.onSearch?.(event.currentTarget.value);
  }

  function leave(): void {
    if (query === '' && props.value !== null) props.onChange(null, null);
    hide();
  }

  const show = () => setOpen(props.disabled !== true);
  return { open, matches, text: query ?? chosen?.title ?? '', show, hide, choose, type, leave };
}
