import type { MemberRights } from '#domain/people/rights';
import type { ReactNode } from 'react';
import { Form } from '#platform/forms/Form';
import { FormDraft, type FormDraftProps } from '#platform/forms/drafts/FormDraft';
import { FormFooter } from '#platform/forms/layout/FormFooter';
import { FormSection } from '#platform/forms/layout/FormSection';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { useLeaveGuard } from '#platform/routing/guards/useLeaveGuard';
import { noteLimit } from '../model/memberRules';
import { memberField, type MemberValues } from '../model/memberValues';
import { ContactFields } from './ContactFields';
import { LicenseFields } from './LicenseFields';
import { PersonFields } from './PersonFields';
import { memberTexts as texts } from './texts';
import { WorkFields } from './WorkFields';

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
