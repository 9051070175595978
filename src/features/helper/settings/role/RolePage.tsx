import { usStates } from '#domain/places/usStates';
import type { HelperProfile } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { last4Mask } from '#platform/forms/fields/text/masks';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { useFormValue } from '#platform/forms/formValues';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { compose, maxValue, minLength, minValue } from '#platform/forms/validation/validators';
import { useUserZone } from '#platform/session/useSession';
import { useToday } from '#platform/ui/clock/useNow';
import { PositionIcon, upToThree } from '../../../team/people';
import { JoinRequests } from '../../jobs/requests/JoinRequests';
import { useJoinRequestsSettled } from '../../requestsApi';
import { useHelperProfile, useSaveRole } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { SettingsLayout, LoadingPart, WhenLoaded } from '../form/SettingsLayout';
import { roleTexts as texts } from '../texts';
import {
  isValidOn,
  leadsCrew,
  listPositionsToOffer,
  needsLicense,
  type RoleValues,
  toPositionsRequest,
  toRoleValues,
} from './roleValues';

const formHeight = 420;

/** Positions of a helper, and requests of companies to join. The form waits for them, because they would move it. */
export default function RolePage() {
  const profile = useHelperProfile();
  const isInPlace = useJoinRequestsSettled();
  return (
    <SettingsLayout>
      <JoinRequests />
      {isInPlace ? (
        <WhenLoaded query={profile} height={formHeight}>
          {(loaded) => <RoleForm profile={loaded} />}
        </WhenLoaded>
      ) : (
        <LoadingPart height={formHeight} />
      )}
    </SettingsLayout>
  );
}

const field = createFieldNames<RoleValues>();

/** Positions of the helper, and the documents that some positions need. */
function RoleForm({ profile }: { profile: HelperProfile }) {
  const { mutateAsync } = useSaveRole();
  return (
    <SettingsForm<RoleValues>
      title={texts.title}
      why={texts.why}
      values={toRoleValues(profile)}
      draft="helper-role"
      onSave={(values) => mutateAsync(toPositionsRequest(values))}
    >
      <RoleFields isRequired={profile.completeness !== null} />
    </SettingsForm>
  );
}

/** The papers are required of a helper whose provider gives what the profile lacks. */
function RoleFields({ isRequired }: { isRequired: boolean }) {
  const positions = useFormValue(field('positions')) ?? [];
  const offered = listPositionsToOffer(positions);
  return (
    <>
      <ChecksField
        name={field('positions')}
        label={texts.positions}
        hint={offered.length < allPositions ? texts.positionsCovered : texts.positionsHint}
        choices={offered.map((value) => ({ value, icon: <PositionIcon code={value} />, ...texts.position[value] }))}
        required
        validate={upToThree}
      />
      {needsLicense(positions) && <OwnLicenseFields isRequired={isRequired} />}
      {leadsCrew(positions) && (
        <NumberField
          name={field('foreman_years')}
          label={texts.years}
          unit={texts.yearsUnit}
          required={isRequired}
          validate={yearRules}
        />
      )}
    </>
  );
}

function OwnLicenseFields({ isRequired }: { isRequired: boolean }) {
  const zone = useUserZone();
  const today = useToday(zone);
  return (
    <>
      <h3>{texts.license}</h3>
      <FieldRow columns="two">
        <SelectField
          name={field('driver_license.class')}
          label={texts.licenseClass}
          items={classes}
          required={isRequired}
        />
        <SelectField
          name={field('driver_license.state')}
          label={texts.licenseState}
          items={usStates}
          required={isRequired}
        />
      </FieldRow>
      <FieldRow columns="two">
        <MaskedField
          name={field('driver_license.number_last4')}
          label={texts.last4}
          mask={last4Mask}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          required={isRequired}
          validate={minLength(4)}
        />
        <DateField
          name={field('driver_license.expires_on')}
          label={texts.expires}
          minDay={today}
          zone={zone}
          required={isRequired}
          validate={isValidOn(today)}
        />
      </FieldRow>
    </>
  );
}

const allPositions = 4;
const classes = ['A', 'B', 'C'].map((id) => ({ id, name: id }));
const yearRules = compose(minValue(1), maxValue(60));
