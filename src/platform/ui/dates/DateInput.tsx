import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { formatDateInput } from '../../lib/time/dates';
import { classes } from '../classes';
import { CalendarIcon } from '../icons';
import { controlAttributes, type ControlProps } from '../inputs/controlProps';
import { Row } from '../layout/Layout';
import { texts } from '../texts';
import { DatePopup } from './DatePopup';
import { type DatePopupState, isCharacter, useDatePopup } from './useDatePopup';
import styles from '../inputs/Control.module.css';

export type DateInputProps = ControlProps & {
  /** Year-month-day, or null. */
  value: string | null;
  onChange: (day: string) => void;
  /** Removes the day; only for a field that may be empty. */
  onClear?: (() => void) | undefined;
  /** First day that can be chosen, year-month-day. Today by default; `null` removes the limit (spec section 5). */
  minDay?: string | null;
  /** The time zone whose today it is: the branch's, or the helper's own. */
  zone: string;
};

/**
 * A date: read-only, shows month/day/year, returns year-month-day. A click, Enter or the down arrow opens a popup
 * calendar, and a choice closes it (spec section 4). A character opens the popup with a line that takes "Nov 28".
 */
export function DateInput(props: DateInputProps) {
  const { value, onChange, onClear, minDay, zone } = props;
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const popup = useDatePopup({ value, onChange, minDay, zone, trigger: field });
  const popupId = useId();
  return (
    <>
      <span className={styles.wrap} ref={frame}>
        <DateText {...props} field={field} popup={popup} popupId={popupId} />
        <Row as="span" tone="secondary" className={styles.end}>
          <CalendarIcon size={16} />
        </Row>
      </span>
      <DatePopup id={popupId} popup={popup} anchor={frame} onClear={value === null ? undefined : onClear} />
    </>
  );
}

type DateTextProps = DateInputProps & { field: Ref<HTMLInputElement>; popup: DatePopupState; popupId: string };

function DateText({ field, popup, popupId, ...props }: DateTextProps) {
  const { value, onClear } = props;
  return (
    <input
      {...controlAttributes(props)}
      ref={field}
      type="text"
      role="combobox"
      readOnly
      autoComplete="off"
      aria-haspopup="dialog"
      aria-expanded={popup.isOpen}
      aria-controls={popup.isOpen ? popupId : undefined}
      className={classes(styles.control, styles.pointer, styles.hasEnd)}
      value={formatDateInput(value ?? '')}
      placeholder={texts.dateFormat}
      onClick={() => (popup.isOpen ? popup.leave() : popup.open())}
      onPaste={(event) => popup.type(event.clipboardData.getData('text').trim())}
      onKeyDown={(event) => onKey(event, popup, onClear)}
    />
  );
}

const opening = new Set(['Enter', ' ', 'ArrowDown']);
const clearing = new Set(['Backspace', 'Delete']);

/** Enter opens the calendar; it never sends the form around the field. */
function onKey(event: KeyboardEvent, popup: DatePopupState, onClear: (() => void) | undefined): void {
  if (opening.has(event.key)) popup.open();
  else if (isCharacter(event)) popup.type((popup.text ?? '') + event.key);
  else if (clearing.has(event.key)) onClear?.();
  else return;
  event.preventDefault();
}
