import type { ReactNode } from 'react';
import type { Branch } from '#generated/model';
import { branchActions } from '#platform/branches/slice';
import { useBranchDispatch } from '#platform/branches/useActiveBranch';
import { Form } from '#platform/forms/Form';
import { FormDraft, type FormDraftProps } from '#platform/forms/drafts/FormDraft';
import { FormFooter } from '#platform/forms/layout/FormFooter';
import { FormNote } from '#platform/forms/layout/FormNote';
import { FormSection } from '#platform/forms/layout/FormSection';
import { ImageField } from '#platform/forms/fields/image/ImageField';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { useLeaveGuard } from '#platform/routing/guards/useLeaveGuard';
import { AreasSection } from '../areas/AreasField';
import { branchField, type BranchValues, createIsRequired, type IsRequired } from '../model/branchValues';
import { logoLimits, branchRules as rules } from '../model/rules';
import { AddressFields } from './AddressFields';
import { JobFields } from './JobFields';
import { ManagersSection } from './ManagersField';
import { formTexts as texts } from '../texts';
import { FieldRow } from '#platform/forms/layout/FieldRow';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';

export type BranchFormProps = {
  id?: string;
  /** The branch to edit; undefined for a new one. */
  branch?: Branch;
  /** A manager can edit only some fields. */
  some?: boolean;
  initialValues: BranchValues;
  /** Form name of the draft on this device. */
  draft: string;
  /** Connects the draft with the merging of an older version. */
  drafted?: Pick<FormDraftProps, 'basis' | 'getNote' | 'onRestored'>;
  /** Share of the upload that was sent, from 0 to 1. */
  sent: number | undefined;
  onSave: (values: BranchValues) => Promise<unknown>;
  onSaved: (values: BranchValues) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** One form for a new and an existing branch (docs/product.md, "Branches"). */
export function BranchForm({ branch, some = false, initialValues, draft, sent, onSave, ...rest }: BranchFormProps) {
  const { id, drafted, onSaved, onCancel, children } = rest;
  const { hasUnsavedWork, onUnsavedChange } = useUnsavedWork();
  useLeaveGuard(hasUnsavedWork);
  const isRequired = createIsRequired(branch === undefined, initialValues);
  return (
    <Form<BranchValues>
      id={id}
      initialValues={initialValues}
      onSubmit={onSave}
      onSubmitted={onSaved}
      onUnsavedChange={onUnsavedChange}
      summary
      layout="page"
      aria-label={branch ? texts.editName(branch.name) : texts.newName}
    >
      <FormDraft form={draft} except={notPersisted} {...drafted} />
      {some && <FormNote>{texts.someOnly}</FormNote>}
      {children}
      <FormSection level={3} {...texts.sections.about}>
        {!some && <Logo branch={branch} sent={sent} />}
        <NameFields some={some} isRequired={isRequired} />
      </FormSection>
      {!some && (
        <FormSection level={3} {...texts.sections.address}>
          <AddressFields zone={branch?.timezone || null} isRequired={isRequired} />
        </FormSection>
      )}
      <AreasSection isRequired={isRequired('serving_area_ids')} />
      {!some && (
        <>
          <ManagersSection />
          <FormSection level={3} {...texts.sections.jobs}>
            <JobFields isRequired={isRequired} />
          </FormSection>
        </>
      )}
      <FormFooter saveLabel={branch ? texts.save : texts.create} cancelLabel={texts.cancel} onCancel={onCancel} />
    </Form>
  );
}

/** A window that is being typed is not part of the draft. */
const notPersisted = [branchField('new_window')];

function Logo({ branch, sent }: Pick<BranchFormProps, 'branch' | 'sent'>) {
  const dispatch = useBranchDispatch();
  return (
    <ImageField
      name={branchField('avatar')}
      label={texts.logo}
      hint={texts.logoHint}
      alt={texts.logoAlt}
      limits={logoLimits}
      shape="free"
      currentUrl={branch?.avatar_url ?? null}
      sent={sent}
      onPreview={(image) => dispatch(branchActions.branchImageChosen(image))}
    />
  );
}

/** The branch's name and contact info. It belongs to no person, so autofill is off. */
function NameFields({ some, isRequired }: { some: boolean; isRequired: IsRequired }) {
  return (
    <>
      <TextField name={branchField('name')} label={texts.name} autoComplete="off" required validate={rules.name} />
      <FieldRow columns="two">
        <PhoneField name={branchField('phone')} label={texts.phone} autoComplete="off" required={isRequired('phone')} />
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
