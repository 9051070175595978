import type { ReactNode } from 'react';
import type { MemberRights } from '#domain/people/rights';
import { usStates } from '#domain/places/usStates';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { FormDraft, type FormDraftProps } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { DateField } from '#platform/forms/fields/choices/DateField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { ImageField } from '#platform/forms/fields/image/ImageField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { last4Mask } from '#platform/forms/fields/text/masks';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { Form } from '#platform/forms/Form';
import { useDerivedValue } from '#platform/forms/formValues';
import { FormSection, FieldRow } from '#platform/forms/layout/FormSection';
import { FormFooter } from '#platform/forms/layout/SubmitButton';
import { IfFeature } from '#platform/provider/IfFeature';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Muted, Stack } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import {
  noteLimit,
  memberRules as rules,
  hasLicense,
  needsMedical,
  notExpired,
  photoLimits,
} from '../model/memberRules';
import { memberField, type MemberValues } from '../model/memberValues';
import { memberTexts as texts } from './texts';
import { WorkFields, listLicenseClasses } from './WorkFields';

export type MemberFormProps = {
  /** For submitting the form from outside. */
  id?: string;
  name: string;
  initialValues: MemberValues;
  isNew?: boolean;
  photoUrl?: string | null;
  /** The member manages their own name, photo, email and phone. */
  ownsProfile?: boolean;
  /** Reason the email cannot be changed here; undefined if it can. */
  emailLocked?: string | undefined;
  rights: MemberRights;
  /** Today in the branch's time zone. */
  today: string;
  /** Form name of the draft on this device. */
  draft: string;
  /** The version a draft is based on, and how to handle a draft of an older version. */
  drafted?: Pick<FormDraftProps, 'basis' | 'getNote' | 'onRestored'>;
  /** Share of the upload that was sent, from 0 to 1. */
  sent: number | undefined;
  saveLabel: string;
  onSave: (values: MemberValues) => Promise<unknown>;
  onSaved: (values: MemberValues) => void;
  onCancel: () => void;
  /** Shown above the form. */
  notice?: ReactNode;
  /** Shown below the email. */
  underEmail?: ReactNode;
};

/** One form for a new and an existing member (docs/product.md, "Team"). */
export function MemberForm(props: MemberFormProps) {
  const { id, name, initialValues, photoUrl = null, ownsProfile = false, rights, today, draft, ...rest } = props;
  const { hasUnsavedWork, onUnsavedChange } = useUnsavedWork();
  useLeaveGuard(hasUnsavedWork);
  return (
    <Form<MemberValues>
      {...(id !== undefined && { id })}
      initialValues={initialValues}
      onSubmit={rest.onSave}
      onSubmitted={rest.onSaved}
      onUnsavedChange={onUnsavedChange}
      summary
      layout="page"
      aria-label={name}
    >
      <FormDraft form={draft} {...rest.drafted} />
      {rest.notice}
      <FormSection {...texts.sections.person}>
        <PersonFields
          before={rest.isNew === true ? null : initialValues}
          photoUrl={photoUrl}
          sent={rest.sent}
          locked={ownsProfile}
          emailLocked={rest.emailLocked}
        >
          {rest.underEmail}
        </PersonFields>
      </FormSection>
      <FormSection {...texts.sections.work}>
        <WorkFields rights={rights} before={initialValues} isNew={rest.isNew === true} />
      </FormSection>
      <FormSection {...texts.sections.license}>
        <LicenseFields today={today} before={initialValues} />
      </FormSection>
      <FormSection {...texts.sections.contact}>
        <ContactFields />
      </FormSection>
      <FormSection {...texts.sections.notes}>
        <TextAreaField name={memberField('notes')} label={texts.notes} limit={noteLimit} rows={3} />
      </FormSection>
      <FormFooter saveLabel={rest.saveLabel} cancelLabel={texts.cancel} onCancel={rest.onCancel} />
    </Form>
  );
}

/** The emergency contact: all fields or none. */
function ContactFields() {
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

type LicenseFieldsProps = {
  /** Today in the branch's time zone. */
  today: string;
  /** The initial values: dates that are already past may stay. */
  before: Pick<MemberValues, 'license_expires_on' | 'dot_medical_expires_on'>;
};

/** The driver's license and its expiration. Without a license the other fields are hidden. */
function LicenseFields({ today, before }: LicenseFieldsProps) {
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

type PersonFieldsProps = {
  /** The initial values; null for a new member. What the provider does not give may stay empty. */
  before: MemberValues | null;
  photoUrl: string | null;
  /** Share of the upload that was sent, from 0 to 1. */
  sent: number | undefined;
  /** Only the member may change these fields: they joined with their own account. */
  locked: boolean;
  /** Reason the email cannot be changed here; undefined if it can. */
  emailLocked: string | undefined;
  /** Shown below the email when it already belongs to a person. */
  children?: ReactNode;
};

/** Name, photo and contact of a member. Autofill is off, because the member is not the user. */
function PersonFields({ before, photoUrl, sent, locked, emailLocked, children }: PersonFieldsProps) {
  return (
    <>
      {locked && <Muted>{texts.ownsProfile}</Muted>}
      <IfFeature name="memberPhoto">
        <ImageField
          name={memberField('avatar')}
          label={texts.photo}
          hint={texts.photoHint}
          alt={texts.photoAlt}
          limits={photoLimits}
          currentUrl={photoUrl}
          sent={sent}
          disabled={locked}
        />
      </IfFeature>
      <FieldRow columns="two">
        <TextField
          name={memberField('first_name')}
          label={texts.firstName}
          autoComplete="off"
          required={before?.first_name !== ''}
          disabled={locked}
          validate={rules.name}
        />
        <TextField
          name={memberField('last_name')}
          label={texts.lastName}
          autoComplete="off"
          required={before?.last_name !== ''}
          disabled={locked}
          validate={rules.name}
        />
      </FieldRow>
      <FieldRow columns="two">
        <TextField
          name={memberField('email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          required={before?.email !== ''}
          hint={locked ? undefined : emailLocked}
          disabled={locked || emailLocked !== undefined}
          validate={rules.email}
        />
        <PhoneField
          name={memberField('phone')}
          label={texts.phone}
          autoComplete="off"
          required={before?.phone !== ''}
          disabled={locked}
        />
      </FieldRow>
      {children}
    </>
  );
}

/** The form's shape while it loads. */
export function MemberFormSkeleton() {
  return (
    <Stack gap={4} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={420} />
      <SkeletonCard height={480} />
      <SkeletonCard height={160} />
    </Stack>
  );
}
