import type { FieldName } from '#platform/forms/fieldNames';
import { TypedField, type TypedForm } from '#platform/forms/fields/text/TypedField';
import { readBirthDate } from '../../model/birthDate';
import { adult, getToday } from '../rules';
import { signUpTexts as texts } from '../texts';

/** A birth date as text, month/day/year. A calendar that opens at this month is a poor way to reach 1994. */
export function BirthDateField({ name }: { name: FieldName<string> }) {
  return (
    <TypedField
      name={name}
      label={texts.birthDate}
      hint={texts.birthDateHint}
      form={typedBirthDate}
      inputMode="text"
      autoComplete="bday"
      required
      validate={adult}
    />
  );
}

const typedBirthDate: TypedForm = {
  read: (text) => readBirthDate(text, getToday()),
  problem: () => texts.notADate,
};
