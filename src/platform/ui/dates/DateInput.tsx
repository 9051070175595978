import { PopupKind } from '@blueprintjs/core';
import { type KeyboardEvent, lazy, type Ref, useId, useRef, useState } from 'react';
import { serverDate } from '../../lib/time/serverClock';
import listStyles from '../choices/ChoiceList.module.css';
import { classes } from '../classes';
import { toDay } from './dates';
import { LazyBoundary } from '../boundaries/LazyBoundary';
import { SkeletonCard } from '../feedback/Skeleton';
import { CalendarIcon } from '../icons';
import { Popover } from '../overlays/Popover';
import { texts } from '../texts';
import styles from '../inputs/Control.module.css';
import { controlAttributes, type ControlProps } from '../inputs/controlProps';
import { IconButton } from '../inputs/IconButton';
import { selectWholeOnClick } from '../inputs/selectWhole';
import { type TypedDate, useTypedDate } from './useTypedDate';

/** The calendar comes when it is first opened: no page pays for it before. */
const DateCalendar = lazy(async () => ({ default: (await import('./DateCalendar')).DateCalendar }));

export type DateInputProps = ControlProps & {
  /** Year-month-day, a text that `onText` passed before, or null. */
  value: string | null;
  onChange: (day: string) => void;
  /**
   * Called when a text that is not a date is left, '' for none. Without it the input shows such a text as wrong
   * and, when it was emptied, the value again.
   */
  onText?: (text: string) => void;
  /** First day the calendar offers, year-month-day. Today by default; `null` removes the limit (spec section 5). */
  minDay?: string | null;
  placeholder?: string;
};

/**
 * A date that is typed, or chosen from a calendar: shows month/day/year, returns year-month-day. What is typed is read
 * when the input is left or Enter is pressed; the calendar closes on a choice (spec section 4).
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, disabled = false, minDay } = props;
  const popup = useCalendarPopup(disabled);
  const { today } = popup;
  const typed = useTypedDate(props);
  const dialogId = useId();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLSpanElement>(null);

  function choose(day: string): void {
    typed.forget();
    onChange(day);
    popup.toggle(false);
  }

  return (
    <>
      <span className={styles.wrap} ref={frame}>
        <DateText {...props} field={field} typed={typed} popup={popup} dialogId={dialogId} errorId={errorId} />
      </span>
      <Popover
        isOpen={popup.open}
        onInteraction={popup.toggle}
        anchor={frame}
        popupKind={PopupKind.DIALOG}
        // Otherwise the library would move the focus back, even if the user moved on while the calendar faded out.
        shouldReturnFocusOnClose={false}
        onClosed={(element) => isFocusFree(element) && field.current?.focus()}
        popoverClassName={listStyles.popover}
        content={
          <div id={dialogId} role="dialog" aria-label={texts.chooseDate}>
            <LazyBoundary loading={<SkeletonCard height={300} />}>
              <DateCalendar
                value={value}
                today={today}
                minDay={minDay === undefined ? today : minDay}
                onChoose={choose}
              />
            </LazyBoundary>
          </div>
        }
      />
      {typed.isWrong && (
        <p className={styles.error} id={errorId} role="alert">
          {texts.notADate}
        </p>
      )}
    </>
  );
}

type DateTextProps = DateInputProps & {
  field: Ref<HTMLInputElement>;
  typed: TypedDate;
  popup: CalendarPopup;
  dialogId: string;
  errorId: string;
};

/** The text of the date, and the button that opens the calendar. */
function DateText({ field, typed, popup, dialogId, errorId, ...props }: DateTextProps) {
  const { placeholder = texts.dateFormat, disabled, onBlur } = props;
  const { open, toggle } = popup;
  return (
    <>
      <input
        {...controlAttributes(props)}
        aria-invalid={typed.isWrong || props['aria-invalid']}
        aria-describedby={typed.isWrong ? errorId : props['aria-describedby']}
        ref={field}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? dialogId : undefined}
        className={classes(styles.control, styles.hasEndButton)}
        value={typed.text}
        placeholder={placeholder}
        onChange={(event) => typed.type(event.target.value)}
        onMouseDown={selectWholeOnClick}
        onClick={() => toggle(false)}
        onKeyDown={(event) => onKey(event, typed, popup)}
        onBlur={() => {
          typed.read();
          onBlur?.();
        }}
      />
      <IconButton
        className={styles.endButton}
        size="small"
        icon={<CalendarIcon />}
        label={texts.openCalendar}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => toggle(!open)}
      />
    </>
  );
}

function onKey(event: KeyboardEvent, typed: TypedDate, { open, toggle }: CalendarPopup): void {
  if (event.key === 'Enter') typed.read();
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    typed.read();
    toggle(true);
  }
  if (event.key === 'Escape' && open) {
    // Only the calendar closes, not a dialog around the field.
    event.stopPropagation();
    toggle(false);
  }
}

/** Checks whether nothing else has taken the focus since. */
function isFocusFree(popup: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || popup.parentElement?.contains(activeElement) === true;
}

type CalendarPopup = { open: boolean; today: string; toggle: (open: boolean) => void };

/** Today is the day when the calendar opens, not when the page was loaded. */
function useCalendarPopup(disabled: boolean): CalendarPopup {
  const [open, setOpen] = useState(false);
  const [today, setToday] = useState('');

  function toggle(next: boolean): void {
    const opens = next && !disabled;
    if (opens) setToday(toDay(serverDate()));
    setOpen(opens);
  }

  return { open, today, toggle };
}
