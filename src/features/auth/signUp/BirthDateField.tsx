import type { FieldName } from '../../../platform/forms/fieldNames';
import { createMask, type InputMask } from '../../../platform/forms/fields/text/masks';
import { MaskedField } from '../../../platform/forms/fields/text/MaskedField';
import { toTypedDate } from '../model/birthDate';
import { adult } from './rules';
import { signUpTexts as texts } from './texts';

/** A birth date as masked text, month/day/year. A calendar that opens at this month is a poor way to reach 1994. */
export function BirthDateField({ name }: { name: FieldName<string> }) {
  return (
    <MaskedField
      name={name}
      label={texts.birthDate}
      hint={texts.birthDateHint}
      mask={birthDateMask}
      width="medium"
      autoComplete="bday"
      required
      validate={adult}
    />
  );
}

const typedMask = createMask('##/##/####', 'text');

/** Browsers fill in a birthday as year-month-day. */
const birthDateMask: InputMask = {
  ...typedMask,
  edit: (shown, typed, caret, backward) => {
    const text = toTypedDate(typed);
    return text === typed
      ? typedMask.edit(shown, typed, caret, backward)
      : typedMask.edit('', text, text.length, false);
  },
};
