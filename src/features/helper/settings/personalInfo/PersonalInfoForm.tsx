import type { HelperProfile } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { ImageField } from '#platform/forms/fields/image/ImageField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useSaving } from '#platform/forms/useSaving';
import { useSavePersonalInfo } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { EmergencyFields, OwnAddressFields, OwnNameFields, SpokenLanguageFields } from './PersonalFields';
import { aboutLimit, ownPhotoLimits, type PersonalValues, toPersonalRequest, toPersonalValues } from './personalValues';
import { personalInfoTexts as texts } from './texts';

const field = createFieldNames<PersonalValues>();

/** Name and contact of the helper. */
export function PersonalInfoForm({ profile }: { profile: HelperProfile }) {
  const { personal_info: info, completeness } = profile;
  const isRequired = completeness !== null;
  const saving = useSaving<unknown>();
  const before = toPersonalValues(info);
  const { mutateAsync } = useSavePersonalInfo(saving.onProgress);
  return (
    <SettingsForm<PersonalValues>
      title={texts.title}
      why={texts.why}
      values={before}
      draft="helper-personal-info"
      summary
      onSave={(values) => saving.run(() => mutateAsync(toPersonalRequest(values, before)))}
    >
      <ImageField
        name={field('avatar')}
        label={texts.photo}
        hint={texts.photoHint}
        alt={texts.photoAlt}
        limits={ownPhotoLimits}
        currentUrl={info.avatar_url}
        sent={saving.sent}
      />
      <OwnNameFields isRequired={isRequired} email={info.email} />
      <OwnAddressFields isRequired={isRequired} />
      <TextAreaField name={field('about')} label={texts.about} hint={texts.aboutHint} limit={aboutLimit} rows={3} />
      <SpokenLanguageFields isRequired={isRequired} />
      <EmergencyFields />
    </SettingsForm>
  );
}
