import { useState } from 'react';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { usStates } from '#domain/places/usStates';
import { branchField, type IsRequired } from '../model/branchValues';
import { branchRules as rules } from '../model/rules';
import { listZoneChoices } from '../model/zones';
import { formTexts as texts } from '../texts';

type AddressFieldsProps = { zone: string | null; isRequired: IsRequired };

/** The branch's address. `zone` is its current time zone. */
export function AddressFields({ zone, isRequired }: AddressFieldsProps) {
  const [zones] = useState(() => listZoneChoices(zone));
  return (
    <>
      <FieldRow columns="address">
        <TextField
          name={branchField('address_line')}
          label={texts.address}
          autoComplete="off"
          required={isRequired('address_line')}
          validate={rules.address}
        />
        <TextField name={branchField('unit')} label={texts.unit} autoComplete="off" validate={rules.unit} />
      </FieldRow>
      <FieldRow columns="city">
        <TextField
          name={branchField('city')}
          label={texts.city}
          autoComplete="off"
          required={isRequired('city')}
          validate={rules.city}
        />
        <SelectField
          name={branchField('state')}
          label={texts.state}
          items={usStates}
          autoComplete="off"
          required={isRequired('state')}
        />
        <MaskedField
          name={branchField('zip')}
          label={texts.zip}
          mask={zipMask}
          width="short"
          autoComplete="off"
          required={isRequired('zip')}
          validate={rules.zip}
        />
      </FieldRow>
      <FieldRow columns="two">
        <SelectField
          name={branchField('timezone')}
          label={texts.zone}
          items={zones}
          placeholder={texts.zoneByAddress}
        />
      </FieldRow>
    </>
  );
}
