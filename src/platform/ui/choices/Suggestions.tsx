import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes';
import { announce } from '../feedback/announcements';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';
import { useDebounced } from '../useDebounced';
import { optionId } from './ChoiceList';
import styles from './ChoiceList.module.css';
import { useListKeys } from './useListKeys';

/** Pause in typing before suggestions are searched, in ms. */
export const SUGGESTION_PAUSE = 200;

export type Suggestion = { key: string; title: string; note?: string };

/** Suggestions for a text field. Any text may stay; choosing one is up to the user. */
export type TextSuggestions = {
  /** Name of the list, read aloud. */
  label: string;
  items: readonly Suggestion[];
  /** Called after a pause in typing, never for a text that was set elsewhere. */
  onSearch: (text: string) => void;
  onChoose: (key: string) => void;
  /** Opens the list when the field takes the focus, before anything is typed. */
  opensOnFocus?: boolean;
};

/** Attributes and handlers that make an input a combobox. */
export type ComboboxProps = {
  role: 'combobox';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-autocomplete': 'list';
  'aria-activedescendant': string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onType: (text: string) => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** Puts an input, which takes these attributes, above its suggestions. */
export type ComboboxFrame = (input: (combobox: ComboboxProps) => ReactNode) => ReactNode;

/** What makes a text field a combobox with these suggestions. */
export function suggest(suggestions: TextSuggestions): ComboboxFrame {
  return (input) => <Suggestions suggestions={suggestions}>{input}</Suggestions>;
}

type Props = { suggestions: TextSuggestions; children: (combobox: ComboboxProps) => ReactNode };

/** A list of suggestions below an input. The focus stays in the input, which announces how many there are. */
function Suggestions({ suggestions, children }: Props) {
  const { label, items } = suggestions;
  const { list, listId, isShown, keys, combobox, choose, close } = useSuggestions(suggestions);
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span className={styles.target} ref={frame}>
        {children(combobox)}
      </span>
      <Popover
        isOpen={isShown}
        onInteraction={(next) => (next ? undefined : close())}
        anchor={frame}
        matchTargetWidth
        autoFocus={false}
        enforceFocus={false}
        shouldReturnFocusOnClose={false}
        popoverClassName={classes(styles.popover, styles.wide)}
        content={
          <ul id={listId} className={styles.list} role="listbox" aria-label={label} ref={list}>
            {items.map(({ key, title, note }, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the keyboard
              <li
                key={key}
                id={optionId(listId, index)}
                role="option"
                aria-selected={index === keys.active}
                className={classes(styles.option, index === keys.active && styles.active)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(index)}
              >
                <span className={styles.title}>
                  {title}
                  {note !== undefined && <span className={styles.second}>{note}</span>}
                </span>
              </li>
            ))}
          </ul>
        }
      />
    </>
  );
}

function useSuggestions({ items, onSearch, onChoose, opensOnFocus = false }: TextSuggestions) {
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced(onSearch, SUGGESTION_PAUSE);
  const isShown = isOpen && items.length > 0;
  const close = () => setOpen(false);
  const choose = (index: number) => {
    const chosen = items[index];
    close();
    if (chosen) onChoose(chosen.key);
  };
  const keys = useListKeys({
    list,
    open: isShown,
    count: items.length,
    onOpen: () => setOpen(true),
    onClose: close,
    onLeave: close,
    onChoose: choose,
  });
  const count = isShown ? items.length : 0;
  useEffect(() => {
    if (count > 0) announce(texts.suggestions(count));
  }, [count]);
  const combobox: ComboboxProps = {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isShown && keys.active >= 0 ? optionId(listId, keys.active) : undefined,
    onKeyDown: keys.onKeyDown,
    onType: (text) => {
      setOpen(true);
      keys.setActive(-1);
      search.later(text);
    },
    onFocus: () => {
      keys.setActive(-1);
      if (opensOnFocus) setOpen(true);
    },
    onBlur: close,
  };
  return { list, listId, isShown, keys, combobox, choose, close };
}
