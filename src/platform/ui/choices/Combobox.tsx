import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { announce } from '../feedback/announcements';
import { Text } from '../layout/Layout';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';
import { useDebounced } from '../useDebounced';
import { ChoiceList, type ListOption, optionId } from './ChoiceList';
import { useListKeys } from './useListKeys';
import styles from './ChoiceList.module.css';

/** Pause in typing before options are searched, in ms. */
const SEARCH_PAUSE = 200;

export type ComboboxOptions = {
  /** Name of the list, read aloud. */
  label: string;
  options: readonly ListOption[];
  /** Called after a pause in typing, never for a text that was set elsewhere. */
  onSearch?: ((text: string) => void) | undefined;
  onChoose: (key: string) => void;
  /** Opens the list when the field takes the focus, before anything is typed. */
  opensOnFocus?: boolean;
  loading?: boolean;
};

/** Attributes and handlers that make an input a combobox. */
export type ComboboxAttributes = {
  role: 'combobox';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-autocomplete': 'list';
  'aria-activedescendant': string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** Puts an input, which takes these attributes, above its options. */
export type ComboboxFrame = (input: (combobox: ComboboxAttributes) => ReactNode) => ReactNode;

/** Makes a text field a combobox that suggests options. Any text may stay. */
export function suggest(options: ComboboxOptions): ComboboxFrame {
  return (input) => (
    <Combobox {...options} freeText>
      {input}
    </Combobox>
  );
}

export type ComboboxProps = ComboboxOptions & {
  /** Any text may stay, so that no option is active until an arrow key is pressed, and an empty list is not shown. */
  freeText?: boolean;
  onClose?: () => void;
  children: (combobox: ComboboxAttributes) => ReactNode;
};

/** A list of options below an input, found by typing. The focus stays in the input. */
export function Combobox(props: ComboboxProps) {
  const { label, options, loading = false, children } = props;
  const { list, listId, isShown, keys, attributes, choose, close } = useCombobox(props);
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Text as="span" isBlock canShrink ref={frame}>
        {children(attributes)}
      </Text>
      <Popover
        isOpen={isShown}
        onInteraction={(next) => (next ? undefined : close())}
        anchor={frame}
        matchTargetWidth
        autoFocus={false}
        enforceFocus={false}
        shouldReturnFocusOnClose={false}
        popoverClassName={`${styles.popover} ${styles.wide}`}
        content={
          <ChoiceList
            id={listId}
            label={label}
            ref={list}
            options={options}
            active={keys.active}
            onChoose={choose}
            note={loading ? texts.loading : undefined}
          />
        }
      />
    </>
  );
}

function useCombobox({
  options,
  onSearch,
  onChoose,
  onClose,
  freeText = false,
  opensOnFocus = false,
}: Omit<ComboboxProps, 'children'>) {
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced((text: string) => onSearch?.(text), SEARCH_PAUSE);
  const isShown = isOpen && (!freeText || options.length > 0);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const choose = (index: number) => {
    const chosen = options[index];
    close();
    if (!chosen) return;
    search.flush('');
    onChoose(chosen.key);
  };
  const keys = useListKeys({
    list,
    open: isShown,
    count: options.length,
    onOpen: () => setOpen(true),
    onClose: close,
    onLeave: close,
    onChoose: choose,
  });
  const count = isShown ? options.length : 0;
  useEffect(() => {
    if (count > 0) announce(texts.suggestions(count));
  }, [count]);
  const attributes: ComboboxAttributes = {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isShown && keys.active >= 0 ? optionId(listId, keys.active) : undefined,
    onType: (text) => {
      setOpen(true);
      keys.setActive(freeText ? -1 : 0);
      search.later(text);
    },
    onKeyDown: keys.onKeyDown,
    onClick: () => {
      if (!freeText) setOpen(true);
    },
    onFocus: () => {
      keys.setActive(-1);
      if (opensOnFocus) setOpen(true);
    },
    onBlur: close,
  };
  return { list, listId, isShown, keys, attributes, choose, close };
}
