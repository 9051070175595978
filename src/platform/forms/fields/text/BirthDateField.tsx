import { formatDateInput, parseDate } from '../../../lib/time/dates';
import { MaskedField, type MaskedFieldProps } from './MaskedField';
import { createMask, type InputMask } from './masks';

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
 * digit is filled up when a slash follows ("4/9/1998"), and a browser may fill in "1998-04-09".
 */
export const birthDateMask: InputMask = {
  pattern: digits.pattern,
  show: (value) => digits.show(formatDateInput(value)),
  keep: (text) => toValue(digits.keep(fillUp(formatDateInput(text)))),
  isComplete: (value) => parseDate(value) !== null,
  edit: (shown, typed, caret, backward) => {
    const head = fillUp(formatDateInput(typed.slice(0, caret)));
    const edit = digits.edit(shown, head + typed.slice(caret), head.length, backward);
    return { ...edit, value: toValue(edit.text) };
  },
};

function toValue(text: string): string {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return parseDate(date) === null ? text : date;
}

/** "4/" and "4-" as "04/", then "04/9/" as "04/09/". */
function fillUp(text: string): string {
  return text.replace(/^(\d)[/.\- ]/, '0$1/').replace(/^(\d\d)[/.\- ](\d)[/.\- ]/, '$1/0$2/');
}
