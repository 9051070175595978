import { FieldRow } from '../../../platform/forms/layout/FieldRow';
import { PhoneField } from '../../../platform/forms/fields/text/PhoneField';
import { TextField } from '../../../platform/forms/fields/text/TextField';
import { branchField } from '../model/branchValues';
import { branchRules as rules } from '../model/rules';
import { formTexts as texts } from './texts';

/** The branch's name and contact info. It belongs to no person, so autofill is off. */
export function NameFields({ some }: { some: boolean }) {
  return (
    <>
      <TextField name={branchField('name')} label={texts.name} autoComplete="off" required validate={rules.name} />
      <FieldRow columns="two">
        <PhoneField name={branchField('phone')} label={texts.phone} autoComplete="off" required />
        {!some && (
          <TextField
            name={branchField('email')}
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            validate={rules.email}
          />
        )}
      </FieldRow>
    </>
  );
}
