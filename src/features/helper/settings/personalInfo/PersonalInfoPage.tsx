import { useId, useState } from 'react';
import { usStates } from '#domain/places/usStates';
import type { HelperProfile, Language as SpokenLanguage } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { ChecksField } from '#platform/forms/fields/choices/ChecksField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { ImageField } from '#platform/forms/fields/image/ImageField';
import { BirthDateField } from '#platform/forms/fields/text/BirthDateField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { FieldRow } from '#platform/forms/layout/FormSection';
import { useSaving } from '#platform/forms/useSaving';
import { languageNames, languages, type Language } from '#platform/language/current';
import { useLanguage } from '#platform/language/useLanguage';
import { IfFeature } from '#platform/provider/IfFeature';
import { sessionActions } from '#platform/session/slice';
import { useSessionDispatch } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { Button } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Text } from '#platform/ui/layout/Layout';
import { ChangeEmailDialog } from '../../../auth';
import { adultRule } from '../../../team/people';
import { useHelperProfile, useSavePersonalInfo } from '../../settingsApi';
import { SettingsForm } from '../form/SettingsForm';
import { SettingsLayout, WhenLoaded } from '../form/SettingsLayout';
import {
  aboutLimit,
  ownPhotoLimits,
  type PersonalValues,
  toPersonalRequest,
  toPersonalValues,
  personalRules as rules,
} from './personalValues';
import { personalInfoTexts as texts } from './texts';
import styles from './PersonalInfo.module.css';

/** Name, contact and language of the helper. */
export default function PersonalInfoPage() {
  const profile = useHelperProfile();
  return (
    <SettingsLayout>
      <LanguageChoice />
      <WhenLoaded query={profile} height={720}>
        {(loaded) => <PersonalInfoForm profile={loaded} />}
      </WhenLoaded>
    </SettingsLayout>
  );
}

/** The language of the app, saved immediately: a person who cannot read the page needs no second button. */
function LanguageChoice() {
  const headingId = useId();
  const current = useLanguage();
  const dispatch = useSessionDispatch();
  const { mutate, isPending } = useSavePersonalInfo();
  const choose = (locale: Language) =>
    mutate({ locale }, { onSuccess: () => dispatch(sessionActions.languageChosen(locale)) });
  return (
    <Card as="section" labelledBy={headingId} className={styles.language}>
      <div>
        <Text as="h2" size={16} id={headingId}>
          {texts.languageTitle}
        </Text>
        <Muted>{texts.languageWhy}</Muted>
      </div>
      <Columns columns={2} gap={2} role="radiogroup" aria-labelledby={headingId}>
        {languages.map((language) => (
          <Row
            as="label"
            gap={2}
            key={language}
            className={classes(styles.choice, language === current && styles.chosen)}
          >
            <input
              type="radio"
              name="app-language"
              checked={language === current}
              disabled={isPending}
              onChange={() => choose(language)}
            />
            <span lang={language}>{languageNames[language]}</span>
          </Row>
        ))}
      </Columns>
    </Card>
  );
}

const field = createFieldNames<PersonalValues>();

/** Name and contact of the helper. */
function PersonalInfoForm({ profile }: { profile: HelperProfile }) {
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

/** The email, which is changed with a code. */
export function OwnEmail({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row gap={3} justify="between">
      {email !== '' && (
        <Columns as="span" canShrink isBreaking>
          <Muted as="span">{texts.email}</Muted>
          <span>{email}</span>
        </Columns>
      )}
      <IfFeature name="emailChange">
        <Button variant="outline" touch onClick={() => setOpen(true)}>
          {texts.changeEmail}
        </Button>
      </IfFeature>
      {isOpen && <ChangeEmailDialog onClose={() => setOpen(false)} />}
    </Row>
  );
}

type FieldsProps = {
  /** Contact, birth date and languages are required of a helper whose provider gives what the profile lacks. */
  isRequired: boolean;
};

function OwnNameFields({ isRequired, email }: FieldsProps & { email: string }) {
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

function OwnAddressFields({ isRequired }: FieldsProps) {
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

function SpokenLanguageFields({ isRequired }: FieldsProps) {
  return (
    <ChecksField
      name={field('languages')}
      label={texts.languages}
      choices={languageCodes.map((value) => ({ value, title: texts.languageName[value] }))}
      required={isRequired}
    />
  );
}

function EmergencyFields() {
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

const languageCodes: readonly SpokenLanguage[] = ['en', 'es', 'other'];
