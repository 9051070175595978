import { PopoverNext, PopupKind } from '@blueprintjs/core';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { serverDate } from '../../lib/serverClock';
import listStyles from '../choices/ChoiceList.module.css';
import { classes } from '../classes';
import styles from './Control.module.css';
import { controlAttributes, type ControlProps } from './controlProps';
import { formatDateInput } from '../../lib/dates';
import { toDay } from '../dates';
import { CalendarIcon } from '../icons';
import { lazyPart } from '../feedback/lazyPart';
import { SkeletonCard } from '../feedback/Skeleton';
import { texts } from '../texts';

/** The calendar comes when it is first opened: no page pays for it before. */
const DateCalendar = lazyPart(async () => (await import('./DateCalendar')).DateCalendar, {
  loading: <SkeletonCard height={300} />,
});

export type DateInputProps = ControlProps & {
  /** Year-month-day, or null. */
  value: string | null;
  onChange: (day: string) => void;
  /** First day that can be chosen, year-month-day. Today by default; `null` removes the limit (spec section 5). */
  minDay?: string | null;
  placeholder?: string;
};

/**
 * Read-only field with a calendar: shows month/day/year, returns year-month-day, closes on a choice (spec section 4).
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, placeholder = texts.dateFormat, disabled = false } = props;
  const { open, today, toggle } = useCalendarPopup(disabled);
  const dialogId = useId();
  const field = useRef<HTMLInputElement>(null);

  function choose(day: string): void {
    onChange(day);
    toggle(false);
  }

  return (
    <PopoverNext
      isOpen={open}
      onInteraction={toggle}
      placement="bottom-start"
      arrow={false}
      animation="minimal"
      popupKind={PopupKind.DIALOG}
      // Otherwise the library would move the focus back, even if the user moved on while the calendar faded out.
      shouldReturnFocusOnClose={false}
      onClosed={(popup) => isFocusFree(popup) && field.current?.focus()}
      popoverClassName={listStyles.popover}
      middleware={{ offset: { mainAxis: 4 } }}
      renderTarget={({ ref, isOpen: _isOpen, className: _className, tabIndex: _tabIndex, ...target }) => (
        <span {...withoutPopup(target)} className={styles.wrap} ref={ref}>
          <input
            {...controlAttributes(props)}
            ref={field}
            type="text"
            role="combobox"
            readOnly
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? dialogId : undefined}
            className={classes(styles.control, styles.hasEnd, styles.pointer)}
            value={value === null ? '' : formatDateInput(value)}
            placeholder={placeholder}
            onKeyDown={(event) => opensBy(event) && toggle(true)}
          />
          <span className={styles.end} aria-hidden="true">
            <CalendarIcon />
          </span>
        </span>
      )}
      content={
        <div id={dialogId} role="dialog" aria-label={texts.chooseDate}>
          <DateCalendar
            value={value}
            today={today}
            minDay={props.minDay === undefined ? today : props.minDay}
            onChoose={choose}
          />
        </div>
      }
    />
  );
}

/** Whether nothing else has taken the focus since. */
function isFocusFree(popup: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || popup.parentElement?.contains(activeElement) === true;
}

/** Today is the day when the calendar opens, not when the page was loaded. */
function useCalendarPopup(disabled: boolean) {
  const [open, setOpen] = useState(false);
  const [today, setToday] = useState('');

  function toggle(next: boolean): void {
    const opens = next && !disabled;
    if (opens) setToday(toDay(serverDate()));
    setOpen(opens);
  }

  return { open, today, toggle };
}

function opensBy(event: KeyboardEvent): boolean {
  const opens = ['Enter', ' ', 'ArrowDown'].includes(event.key);
  if (opens) event.preventDefault();
  return opens;
}

/** The popup's state belongs on the field, not on the box around it. */
function withoutPopup<Target extends object>(target: Target): Omit<Target, 'aria-expanded' | 'aria-haspopup'> {
  return { ...target, 'aria-expanded': undefined, 'aria-haspopup': undefined, onKeyDown: undefined };
}
