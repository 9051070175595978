import type { Language } from '#generated/model';
import { usStates } from '#domain/places/usStates';
import { createFieldNames } from '#platform/forms/fieldNames';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { BirthDateField } from '#platform/forms/fields/text/BirthDateField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { adultRule } from '../../../people';
import { OwnEmail } from './OwnEmail';
import { type PersonalValues, personalRules as rules, shirtSizes } from './personalValues';
import { personalInfoTexts as texts } from './texts';

const field = createFieldNames<PersonalValues>();

type FieldsProps = {
  /** Contact, birth date and languages are required of a helper whose provider gives what the profile lacks. */
  isRequired: boolean;
};

export function OwnNameFields({ isRequired, email }: FieldsProps & { email: string }) {
  return (
    <>
      <FieldRow columns="two">
        <TextField
          name={field('first_name')}
          label={texts.firstName}
          autoComplete="given-name"
          required
          validate={rules.name}
        />
        <TextField
          name={field('last_name')}
          label={texts.lastName}
          autoComplete="family-name"
          required
          validate={rules.name}
        />
      </FieldRow>
      <OwnEmail email={email} />
      <FieldRow columns="two">
        <PhoneField name={field('phone')} label={texts.phone} hint={texts.phoneHint} required={isRequired} />
        <BirthDateField
          name={field('birth_date')}
          label={texts.birthDate}
          hint={texts.birthDateHint}
          required={isRequired}
          validate={adultRule}
        />
      </FieldRow>
    </>
  );
}

export function OwnAddressFields({ isRequired }: FieldsProps) {
  return (
    <>
      <TextField
        name={field('address_line')}
        label={texts.street}
        autoComplete="street-address"
        validate={rules.street}
      />
      <FieldRow columns="city">
        <TextField name={field('city')} label={texts.city} autoComplete="address-level2" validate={rules.city} />
        <SelectField name={field('state')} label={texts.state} items={usStates} autoComplete="address-level1" />
        <MaskedField
          name={field('zip')}
          label={texts.zip}
          hint={texts.zipHint}
          mask={zipMask}
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
          required={isRequired}
          validate={rules.zip}
        />
      </FieldRow>
    </>
  );
}

export function SpokenLanguageFields({ isRequired }: FieldsProps) {
  return (
    <>
      <ChecksField
        name={field('languages')}
        label={texts.languages}
        choices={languageCodes.map((value) => ({ value, title: texts.languageName[value] }))}
        required={isRequired}
      />
      <SelectField name={field('shirt_size')} label={texts.shirt} items={shirtItems} placeholder={texts.noShirt} />
    </>
  );
}

export function EmergencyFields() {
  return (
    <>
      <h3>{texts.contact}</h3>
      <TextField
        name={field('emergency_name')}
        label={texts.contactName}
        autoComplete="off"
        validate={rules.contactName}
      />
      <FieldRow columns="two">
        <PhoneField
          name={field('emergency_phone')}
          label={texts.contactPhone}
          autoComplete="off"
          validate={rules.contactPhone}
        />
        <TextField
          name={field('emergency_relation')}
          label={texts.contactRelation}
          autoComplete="off"
          validate={rules.contactRelation}
        />
      </FieldRow>
    </>
  );
}

const languageCodes: readonly Language[] = ['en', 'es', 'other'];
const shirtItems = shirtSizes.map((id) => ({ id, name: id }));
