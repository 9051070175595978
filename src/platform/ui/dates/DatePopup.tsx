import { PopupKind } from '@blueprintjs/core';
import { type KeyboardEvent, lazy, type RefObject, useEffect, useRef, useState, useId } from 'react';
import { LazyBoundary } from '../boundaries/LazyBoundary';
import { classes } from '../classes';
import { SkeletonCard } from '../feedback/Skeleton';
import { cycleTab } from '../focus/focusable';
import { Button } from '../inputs/Button';
import { Row, Text } from '../layout/Layout';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';
import { type DatePopupState, isCharacter } from './useDatePopup';
import listStyles from '../choices/ChoiceList.module.css';
import controlStyles from '../inputs/Control.module.css';
import styles from './datePopup.module.css';

/** The calendar comes when it is first opened: no page pays for it before. */
const DateCalendar = lazy(async () => ({ default: (await import('./DateCalendar')).DateCalendar }));

type DatePopupProps = {
  id: string;
  popup: DatePopupState;
  anchor: RefObject<HTMLElement | null>;
  /** Removes the day. Without it, or without a day, the popup has no such button. */
  onClear?: (() => void) | undefined;
};

/** The popup of a date input or of a button: a line to type in, and a calendar. A choice closes it (spec section 4). */
export function DatePopup({ anchor, ...props }: DatePopupProps) {
  const { popup } = props;
  return (
    <Popover
      isOpen={popup.isOpen}
      onInteraction={(open) => !open && popup.leave()}
      anchor={anchor}
      popupKind={PopupKind.DIALOG}
      // Typing scrolls the page to a line that the header covers, or that has no place yet, unless the line is fixed.
      positioningStrategy="fixed"
      // The popup moves the focus itself: the library's trap would take it back while the popup fades out.
      autoFocus={false}
      enforceFocus={false}
      shouldReturnFocusOnClose={false}
      popoverClassName={listStyles.popover}
      content={<Content {...props} />}
    />
  );
}

function Content({ id, popup, onClear }: Omit<DatePopupProps, 'anchor'>) {
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const isTyping = popup.text !== undefined;
  useEffect(() => {
    if (!popup.isOpen) return;
    // After the library’s own effects: until then a dialog around the field takes the focus back. The popup has no place
    // yet, so scrolling to it would move the page.
    queueMicrotask(() => {
      (isTyping ? line : box).current?.focus({ preventScroll: true });
      setReady(true);
    });
  }, [popup.isOpen, isTyping]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls within the dialog
    <div
      id={id}
      ref={box}
      role="dialog"
      aria-label={texts.chooseDate}
      tabIndex={-1}
      className={styles.popup}
      onKeyDown={(event) => onKey(event, popup)}
    >
      <DateLine field={line} popup={popup} />
      <div className={styles.calendar}>
        {isReady && (
          <LazyBoundary loading={<SkeletonCard height={280} />}>
            <DateCalendar
              value={popup.shown}
              today={popup.today}
              minDay={popup.minDay}
              takesFocus={popup.isOpen && !isTyping}
              onChoose={popup.choose}
            />
          </LazyBoundary>
        )}
      </div>
      {onClear && popup.shown !== null && (
        <Row justify="end" align="stretch" className={styles.actions}>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              popup.cancel();
              onClear();
            }}
          >
            {texts.clear}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** Keys anywhere in the popup: a character goes to the line, Escape closes the popup and nothing around it. */
function onKey(event: KeyboardEvent<HTMLElement>, popup: DatePopupState): void {
  const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    popup.cancel();
  } else if (event.key === 'Tab') {
    if (!event.isDefaultPrevented()) cycleTab(event);
  } else if (!isField && isCharacter(event)) {
    event.preventDefault();
    event.stopPropagation();
    popup.type((popup.text ?? '') + event.key);
  }
}

/** The line of the popup that takes a typed date: "Nov 28", "11/28". Enter takes it, and Tab moves on after it. */
function DateLine({ field, popup }: { field: RefObject<HTMLInputElement | null>; popup: DatePopupState }) {
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
        onKeyDown={(event) => onLineKey(event, popup)}
      />
      {error !== undefined && (
        <Text above={1} tone="danger" size={13} id={errorId} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}

function onLineKey(event: KeyboardEvent, popup: DatePopupState): void {
  const isEmpty = (popup.text ?? '').trim() === '';
  if (event.key === 'Enter') {
    // Neither the form around the field is sent, nor the popup opened again.
    event.preventDefault();
    if (!isEmpty) popup.take();
  }
  // After a choice the focus is on the field, from which the browser moves on.
  if (event.key === 'Tab' && !isEmpty && !popup.take()) event.preventDefault();
}
