import { readPhone } from '../../../lib/phone';
import { texts } from '../../texts';
import { compose, type Validator } from '../../validation/validators';
import { MaskedField, type MaskedFieldProps } from './MaskedField';
import { phoneMask } from './phoneMask';

export type PhoneFieldProps<Values extends object> = Omit<
  MaskedFieldProps<Values>,
  'mask' | 'type' | 'inputMode' | 'width'
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
      mask={phoneMask}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
    />
  );
}

const isPhone: Validator = (value) =>
  typeof value === 'string' && value.trim() !== '' && readPhone(value) !== value ? texts.phone : undefined;
