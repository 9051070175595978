import { type CalendarDate, formatDateInput, parseDate } from '../../../lib/time/dates';
import { serverDate } from '../../../lib/time/serverClock';
import { parseTypedDate } from '../../../lib/time/typedDate';
import { MaskedField, type MaskedFieldProps } from './MaskedField';
import { createMask, findInserted, type InputMask } from './masks';

type BirthDateFieldProps<Values extends object> = Omit<
  MaskedFieldProps<Values>,
  'mask' | 'type' | 'inputMode' | 'width' | 'autoComplete'
>;

/**
 * A date of birth, typed as month/day/year and kept as year-month-day. Not a `DateField`: a calendar that opens at this
 * month is a slow way to reach 1994.
 */
export function BirthDateField<Values extends object>(props: BirthDateFieldProps<Values>) {
  return <MaskedField {...props} mask={birthDateMask} autoComplete="bday" />;
}

const digits = createMask('##/##/####', 'text');

/**
 * Month/day/year with slashes that are added automatically; kept as year-month-day once it is a day. A month or day of one
 * digit is filled up when a slash follows ("4/9/1998"). A whole date that is pasted or filled in may be written in any way
 * ("1998-04-09", "April 9, 1998").
 */
export const birthDateMask: InputMask = {
  pattern: digits.pattern,
  show: (value) => digits.show(formatDateInput(value)),
  keep: (text) => toValue(digits.keep(fillUp(formatDateInput(text)))),
  isComplete: (value) => parseDate(value) !== null,
  edit: (shown, typed, caret, backward) => {
    const inserted = findInserted(shown, typed, caret);
    const date = inserted.length > 1 ? (readDate(typed) ?? readDate(inserted)) : null;
    if (date !== null) return toWholeEdit(date);
    const head = fillUp(formatDateInput(typed.slice(0, caret)));
    const edit = digits.edit(shown, head + typed.slice(caret), head.length, backward);
    return { ...edit, value: toValue(edit.text) };
  },
};

/** A year of two digits may be the beginning of one that is still typed. */
function readDate(text: string): CalendarDate | null {
  if (!/\d{4}/.test(text)) return null;
  return parseTypedDate(text, { today: serverDate().toISOString().slice(0, 10), years: 'past' });
}

function toWholeEdit(value: CalendarDate) {
  const text = formatDateInput(value);
  return { text, value, caret: text.length };
}

function toValue(text: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return parseDate(date) === null ? text : date;
}

/** "4/" and "4-" as "04/", then "04/9/" as "04/09/". */
function fillUp(text: string): string {
  return text.replace(/^(\d)[/.\- ]/, '0$1/').replace(/^(\d\d)[/.\- ](\d)[/.\- ]/, '$1/0$2/');
}
