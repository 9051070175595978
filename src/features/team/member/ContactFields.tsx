import { FieldRow } from '#platform/forms/layout/FieldRow';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { memberField } from '../model/memberValues';
import { memberRules as rules } from '../model/memberRules';
import { memberTexts as texts } from './texts';

/** The emergency contact: all fields or none. */
export function ContactFields() {
  return (
    <>
      <FieldRow columns="three">
        <TextField
          name={memberField('emergency_name')}
          label={texts.contactName}
          autoComplete="off"
          validate={rules.contactName}
        />
        <PhoneField
          name={memberField('emergency_phone')}
          label={texts.contactPhone}
          autoComplete="off"
          validate={rules.contactPhone}
        />
        <TextField
          name={memberField('emergency_relation')}
          label={texts.contactRelation}
          hint={texts.contactRelationHint}
          autoComplete="off"
          validate={rules.contactRelation}
        />
      </FieldRow>
    </>
  );
}
