import { MaskedField, type MaskedFieldProps } from './MaskedField';
import { phoneMask } from './masks';
import { compose, minLength } from '../../validation/validators';

export type PhoneFieldProps<Values extends object> = Omit<
  MaskedFieldProps<Values>,
  'mask' | 'type' | 'inputMode' | 'width'
>;

/** A US phone number: shown as +1(602)-555-0142, kept as 10 digits. Fewer digits are an error. */
export function PhoneField<Values extends object>({
  validate,
  autoComplete = 'tel',
  ...props
}: PhoneFieldProps<Values>) {
  const rules = compose(minLength(10), validate);
  return (
    <MaskedField {...props} validate={rules} mask={phoneMask} type="tel" inputMode="tel" autoComplete={autoComplete} />
  );
}
