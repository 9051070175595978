import { type KeyboardEvent, useState } from 'react';
import { cleanLine } from '../../lib/typedText';
import { classes } from '../classes';
import { SearchIcon, SmallCrossIcon } from '../icons';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import { useDebounced } from '../useDebounced';
import { IconButton } from './Button';
import { controlAttributes, type ControlProps } from './controlProps';
import styles from './Control.module.css';

/** Pause in typing before a search starts, in ms (spec section 2). */
export const SEARCH_DEBOUNCE = 1000;

type SearchInputProps = ControlProps & {
  /** Called after a pause in typing; right away on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Called on every change. */
  onType?: (text: string) => void;
  /** The text that is searched for. When it changes without this input, as with Back, the input follows. */
  initialText?: string;
  /** Pause in typing before the search starts, in ms; `SEARCH_DEBOUNCE` by default. */
  delay?: number;
  placeholder?: string;
  /** False in a dialog, because the page may also have a search. */
  landmark?: boolean;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

export function SearchInput(props: SearchInputProps) {
  const { onSearch, onType, initialText = '', placeholder = texts.search, onKeyDown } = props;
  const { text, setText, setSent, follows } = useFollowedText(initialText);
  const send = (typed: string) => {
    setSent(typed);
    onSearch(typed);
  };
  const search = useDebounced(send, props.delay ?? SEARCH_DEBOUNCE, follows);

  function type(next: string): void {
    setText(next);
    onType?.(next);
    if (next === '') search.flush(next);
    else search.later(next);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') search.flush(text);
    onKeyDown?.(event);
  }

  return (
    <span className={styles.wrap} role={props.landmark === false ? undefined : 'search'}>
      <Row as="span" tone="faint" className={styles.start} aria-hidden="true">
        <SearchIcon />
      </Row>
      <input
        {...controlAttributes(props)}
        aria-label={props['aria-label'] ?? placeholder}
        name={props.name}
        className={classes(styles.control, styles.hasStart, styles.hasEnd)}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={(event) => type(cleanLine(event.currentTarget.value))}
        onKeyDown={press}
      />
      {text !== '' && (
        <IconButton
          className={styles.endButton}
          size="small"
          icon={<SmallCrossIcon />}
          label={texts.clearSearch}
          onClick={() => type('')}
        />
      )}
    </span>
  );
}

/** The typed text. It follows `given` unless that is what was sent, perhaps trimmed: typing may have gone on. */
function useFollowedText(given: string) {
  const [text, setText] = useState(given);
  const [sent, setSent] = useState(given);
  const [known, setKnown] = useState(given);
  const [follows, setFollows] = useState(0);
  if (given !== known) {
    setKnown(given);
    if (given !== sent.trim()) {
      setText(given);
      setSent(given);
      setFollows(follows + 1);
    }
  }
  return { text, setText, setSent, follows };
}
