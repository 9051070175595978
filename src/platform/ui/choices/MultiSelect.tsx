import { PopupKind } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { firstAndOthers } from '../../lib/text';
import { cleanLine } from '../../lib/typedText';
import { classes } from '../classes';
import { ChevronDownIcon } from '../icons';
import { controlAttributes, type ControlProps } from '../inputs/controlProps';
import { Row, Text } from '../layout/Layout';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';
import { ChoiceList, optionId } from './ChoiceList';
import { type Choice, type ChoiceFields, type ChoiceValue, matchingChoices, toChoices, toOptions } from './choices';
import { useListKeys } from './useListKeys';
import styles from '../inputs/Control.module.css';
import listStyles from './ChoiceList.module.css';

export type MultiSelectProps<Item extends object> = ControlProps &
  ChoiceFields<Item> & {
    items: readonly Item[];
    values: readonly ChoiceValue[];
    onChange: (values: ChoiceValue[]) => void;
    placeholder?: string;
    listLabel?: string;
  };

/** Several of many. The field shows the first and how many others (spec section 9); the list stays open. */
export function MultiSelect<Item extends object>(props: MultiSelectProps<Item>) {
  const { items, values, placeholder = texts.choose } = props;
  const [open, setOpen] = useState(false);
  const listId = useId();
  const field = useRef<HTMLButtonElement>(null);
  const choices = toChoices(items, props);
  const chosen = choices.filter(({ value }) => values.includes(value));

  const toggle = (next: boolean) => setOpen(next && props.disabled !== true);

  /** Returns the focus before the list closes, so that Tab continues from the field. */
  function close(): void {
    field.current?.focus();
    setOpen(false);
  }

  return (
    <>
      <span className={styles.wrap}>
        <button
          {...controlAttributes(props)}
          ref={field}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          onClick={() => toggle(!open)}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          className={classes(styles.control, styles.hasEnd, styles.pointer, props['aria-invalid'] && styles.invalid)}
        >
          <Text
            as="span"
            isFilling
            canShrink
            lines="cut"
            className={classes(chosen.length === 0 && styles.placeholder)}
          >
            {chosen.length === 0 ? placeholder : firstAndOthers(chosen.map(({ title }) => title))}
          </Text>
        </button>
        <Row as="span" tone="secondary" className={styles.end} aria-hidden="true">
          <ChevronDownIcon />
        </Row>
      </span>
      <Popover
        isOpen={open}
        onInteraction={toggle}
        anchor={field}
        matchTargetWidth
        autoFocus={false}
        enforceFocus={false}
        shouldReturnFocusOnClose={false}
        popoverClassName={listStyles.popover}
        popupKind={PopupKind.LISTBOX}
        content={<SearchableList {...props} listId={listId} choices={choices} onClose={close} />}
      />
    </>
  );
}

type SearchableListProps<Item extends object> = MultiSelectProps<Item> & {
  listId: string;
  choices: ReadonlyArray<Choice<Item>>;
  onClose: () => void;
};

function SearchableList<Item extends object>({
  listId,
  choices,
  values,
  onChange,
  onClose,
  ...props
}: SearchableListProps<Item>) {
  const [query, setQuery] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const matches = matchingChoices(choices, query);
  const toggle = (index: number) => {
    const choice = matches[index];
    if (choice) onChange(toggled(values, choice.value));
  };
  const { active, setActive, onKeyDown } = useListKeys({
    list,
    open: true,
    count: matches.length,
    onOpen: () => undefined,
    onClose,
    onLeave: onClose,
    onChoose: toggle,
  });
  return (
    <>
      <div className={listStyles.search}>
        <input
          className={styles.control}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-label={texts.search}
          aria-activedescendant={active >= 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          // The popup was opened to choose, so its search takes the focus.
          ref={focusOnMount}
          value={query}
          placeholder={texts.search}
          onChange={(event) => {
            setQuery(cleanLine(event.currentTarget.value));
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <ChoiceList
        id={listId}
        label={props.listLabel ?? props['aria-label'] ?? texts.choose}
        ref={list}
        options={toOptions(matches)}
        active={active}
        isChosen={(index) => matches[index] !== undefined && values.includes(matches[index].value)}
        onChoose={toggle}
      />
    </>
  );
}

function toggled(values: readonly ChoiceValue[], value: ChoiceValue): ChoiceValue[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

function focusOnMount(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}
