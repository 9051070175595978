import { birthDateMask } from './birthDateMask';
import { MaskedField, type MaskedFieldProps } from './MaskedField';

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
