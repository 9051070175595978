import type { FocusEvent, KeyboardEvent, Ref, InputHTMLAttributes } from 'react';
import { SearchIcon } from '#platform/ui/icons';
import { type SearchBox, toOptionId } from './useSearchBox';
import styles from './Search.module.css';

type Props = {
  box: SearchBox;
  label: string;
  ref: Ref<HTMLInputElement>;
  onFocus?: (event: FocusEvent) => void;
  onEscape?: (event: KeyboardEvent) => void;
};

/** The field of the search: a combobox, whose list is loaded separately. */
export function SearchField({ box, label, ref, onFocus, onEscape }: Props) {
  const { listId, isOpen, options, active, text } = box;
  const hasList = isOpen && options.length > 0;
  const activeOption = options[active];
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        <SearchIcon />
      </span>
      <input
        ref={ref}
        {...getFieldProps(label)}
        role="combobox"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeOption && toOptionId(listId, activeOption.key)}
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => box.type(event.currentTarget.value)}
        onClick={box.open}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.(event);
          else box.onKeyDown(event);
        }}
      />
    </>
  );
}

/** Props shared by the search field and its placeholder while it loads. */
export function getFieldProps(label: string): InputHTMLAttributes<HTMLInputElement> {
  return {
    className: styles.input,
    type: 'text',
    'aria-label': label,
    inputMode: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    maxLength: 100,
    placeholder: label,
  };
}
