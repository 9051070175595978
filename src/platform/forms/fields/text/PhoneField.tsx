import { readPhone } from '../../../lib/phone';
import { texts } from '../../texts';
import { compose, type Validator } from '../../validation/validators';
import { MaskedField, type MaskedFieldProps } from './MaskedField';
import { createMask, findInserted, type InputMask } from './masks';

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

const digits = createMask('+1(###)-###-####');

/**
 * The phone mask of spec section 5: ten digits, typed one by one. A number that is pasted or filled in is found in its
 * text. A text that is no US number stays as it is, for the field's rule to refuse. Of the other masks of the
 * specification, `WindowField` keeps times in the form of the time mask, and no field asks for an SSN.
 */
export const phoneMask: InputMask = {
  pattern: digits.pattern,
  show: (value) => (isPartial(value) ? digits.show(value) : value),
  keep: (text) => readPhone(text) ?? (isMasked(text) ? digits.keep(text) : text),
  isComplete: (value) => readPhone(value) === value,
  edit: (shown, typed, caret, backward) => {
    const inserted = findInserted(shown, typed, caret);
    const isForeign = shown === '' && typed === '+';
    if (isMasked(shown) && !isForeign && inserted.length <= 1) return digits.edit(shown, typed, caret, backward);
    const value = readPhone(typed) ?? readPhone(inserted) ?? readPart(typed) ?? typed;
    const text = phoneMask.show(value);
    return { text, value, caret: text === typed ? caret : text.length };
  },
  findProblem: (value) => (isPartial(value) || value === '+' ? undefined : texts.phone),
};

const isMasked = (text: string) => digits.show(digits.keep(text)) === text;

/** Up to ten digits: what the mask can show. */
function isPartial(value: string): boolean {
  return /^\d{0,10}$/.test(value);
}

/** The digits of a part of a number ("555-0199"), or of one whose other part the mask shows already. */
function readPart(typed: string): string | undefined {
  const part = typed.replace(/^\+1\(?/, '');
  const found = part.replaceAll(/\D/g, '');
  return /^[\d\s().-]*$/.test(part) && isPartial(found) ? found : undefined;
}
