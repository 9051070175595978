import { readPhone } from '../../../lib/phone';
import { texts } from '../../texts';
import { compose, type Validator } from '../../validation/validators';
import { MaskedField, type MaskedFieldProps } from './MaskedField';
import { isPartial, phoneMask } from './phoneMask';

export type PhoneFieldProps<Values extends object> = Omit<
  MaskedFieldProps<Values>,
  'mask' | 'type' | 'inputMode' | 'width' | 'problem'
>;

/**
 * A US phone number: shown as +1(602)-555-0142, kept as 10 digits. Anything else is an error; one that was pasted shows it
 * at once.
 */
export function PhoneField<Values extends object>({
  validate,
  autoComplete = 'tel',
  ...props
}: PhoneFieldProps<Values>) {
  return (
    <MaskedField
      {...props}
      validate={compose(isPhone, validate)}
      problem={findUnreadable}
      mask={phoneMask}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
    />
  );
}

const isPhone: Validator = (value) =>
  typeof value === 'string' && value.trim() !== '' && readPhone(value) !== value ? texts.phone : undefined;

/** The error of a text that can become no number as more is typed. */
const findUnreadable = (value: string) => (isPartial(value) || value === '+' ? undefined : texts.phone);
