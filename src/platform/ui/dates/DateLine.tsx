import { type KeyboardEvent, type RefObject, useId } from 'react';
import { classes } from '../classes';
import controlStyles from '../inputs/Control.module.css';
import { texts } from '../texts';
import styles from './datePopup.module.css';
import type { DatePopupState } from './useDatePopup';

/** The line of the popup that takes a typed date: "Nov 28", "11/28". Enter takes it, and Tab moves on after it. */
export function DateLine({ field, popup }: { field: RefObject<HTMLInputElement | null>; popup: DatePopupState }) {
  const errorId = useId();
  const { text = '', error } = popup;
  return (
    <div className={styles.line}>
      <input
        ref={field}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={texts.typeDate}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        placeholder={texts.typeDateHint}
        className={classes(controlStyles.control, styles.input)}
        value={text}
        onChange={(event) => popup.type(event.target.value)}
        onKeyDown={(event) => onKey(event, popup)}
      />
      {error !== undefined && (
        <p className={controlStyles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function onKey(event: KeyboardEvent, popup: DatePopupState): void {
  const isEmpty = (popup.text ?? '').trim() === '';
  if (event.key === 'Enter') {
    // Neither the form around the field is sent, nor the popup opened again.
    event.preventDefault();
    if (!isEmpty) popup.take();
  }
  // After a choice the focus is on the field, from which the browser moves on.
  if (event.key === 'Tab' && !isEmpty && !popup.take()) event.preventDefault();
}
