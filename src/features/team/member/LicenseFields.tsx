import { useBranchZone } from '#platform/branches/useBranchZone';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { useDerivedValue } from '#platform/forms/formValues';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { last4Mask } from '#platform/forms/fields/text/masks';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { usStates } from '#domain/places/usStates';
import { hasLicense, memberRules as rules, needsMedical, notExpired } from '../model/memberRules';
import { memberField, type MemberValues } from '../model/memberValues';
import { listLicenseClasses } from './choices';
import { memberTexts as texts } from './texts';

type LicenseFieldsProps = {
  /** Today in the branch's time zone. */
  today: string;
  /** The initial values: dates that are already past may stay. */
  before: Pick<MemberValues, 'license_expires_on' | 'dot_medical_expires_on'>;
};

/** The driver's license and its expiration. Without a license the other fields are hidden. */
export function LicenseFields({ today, before }: LicenseFieldsProps) {
  const isLicensed = useDerivedValue(memberField.root, hasLicense);
  const hasCard = useDerivedValue(memberField.root, needsMedical);
  const zone = useBranchZone();
  const { license_expires_on: end, dot_medical_expires_on: medicalEnd } = before;
  return (
    <>
      <FieldRow columns="two">
        <SelectField
          name={memberField('license_class')}
          label={texts.licenseClass}
          items={listLicenseClasses()}
          required
          validate={rules.licenseClass}
        />
        {isLicensed && (
          <SelectField name={memberField('license_state')} label={texts.licenseState} items={usStates} required />
        )}
      </FieldRow>
      {isLicensed && (
        <FieldRow columns="two">
          <MaskedField
            name={memberField('license_number_last4')}
            label={texts.licenseLast4}
            mask={last4Mask}
            width="short"
            autoComplete="off"
            required
            validate={rules.last4}
          />
          <DateField
            name={memberField('license_expires_on')}
            label={texts.licenseExpires}
            minDay={today}
            zone={zone}
            required
            validate={notExpired(today, end)}
          />
        </FieldRow>
      )}
      {hasCard && (
        <FieldRow columns="two">
          <DateField
            name={memberField('dot_medical_expires_on')}
            label={texts.medical}
            hint={texts.medicalHint}
            minDay={today}
            zone={zone}
            required
            validate={notExpired(today, medicalEnd)}
          />
        </FieldRow>
      )}
    </>
  );
}
