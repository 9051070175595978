import { type ReactNode, useMemo, useState } from 'react';
import { namePerson } from '#domain/people/personName';
import { usStates } from '#domain/places/usStates';
import { isUsualWindow } from '#domain/time/arrivalWindow';
import type { Branch } from '#generated/model';
import { branchActions, useBranchDispatch } from '#platform/branches/slice';
import { FormDraft, type FormDraftProps } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { FieldFrame, getLabelId } from '#platform/forms/fields/FieldFrame';
import { ImageField } from '#platform/forms/fields/image/ImageField';
import { MaskedField } from '#platform/forms/fields/text/MaskedField';
import { zipMask } from '#platform/forms/fields/text/masks';
import { NumberField } from '#platform/forms/fields/text/NumberField';
import { PhoneField } from '#platform/forms/fields/text/PhoneField';
import { TextField } from '#platform/forms/fields/text/TextField';
import { WindowField } from '#platform/forms/fields/text/WindowField';
import { Form } from '#platform/forms/Form';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { FormNote, FormSection, FieldRow } from '#platform/forms/layout/FormSection';
import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { FormFooter } from '#platform/forms/layout/SubmitButton';
import { useFormField } from '#platform/forms/useFormField';
import type { Validator } from '#platform/forms/validation/validators';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { Chip } from '#platform/ui/data/Chip';
import { PlusIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Row } from '#platform/ui/layout/Layout';
import { useManagers } from '../api';
import { AreasSection } from '../areas/AreasField';
import {
  branchField,
  type BranchValues,
  createIsRequired,
  type IsRequired,
  logoLimits,
  branchRules as rules,
  maxWindows,
  listZoneChoices,
} from '../model/branchValues';
import { formTexts as texts } from '../texts';
import styles from './BranchForm.module.css';

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

type AddressFieldsProps = { zone: string | null; isRequired: IsRequired };

/** The branch's address. `zone` is its current time zone. */
function AddressFields({ zone, isRequired }: AddressFieldsProps) {
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

/** Defaults for new jobs of the branch. */
function JobFields({ isRequired }: { isRequired: IsRequired }) {
  return (
    <>
      <WindowsField />
      <FieldRow columns="two">
        <NumberField
          name={branchField('default_min_hours')}
          label={texts.hours}
          unit={texts.hoursUnit}
          decimals
          required={isRequired('default_min_hours')}
          validate={rules.hours}
        />
        <NumberField
          name={branchField('travel_buffer_minutes')}
          label={texts.buffer}
          unit={texts.bufferUnit}
          required={isRequired('travel_buffer_minutes')}
          validate={rules.buffer}
        />
      </FieldRow>
    </>
  );
}

/** The branch's default arrival windows: a list, each added separately. */
function WindowsField() {
  const hint = texts.windowsHint(maxWindows);
  const field = useFormField({ name: branchField('default_arrival_windows'), label: texts.windows, hint }, none);
  const text = useFormValue(branchField('new_window')) ?? '';
  const change = useChangeValue();
  const canAdd = isUsualWindow(text) && !field.value.includes(text);
  const add = () => {
    field.change([...field.value, text].toSorted());
    change(branchField('new_window'), '');
  };
  return (
    <>
      <FieldFrame {...field.frame} group>
        <Row
          gap={2}
          align="stretch"
          isWrapping
          id={field.frame.id}
          role="group"
          aria-labelledby={getLabelId(field.frame.id)}
        >
          {field.value.map((window) => (
            <Chip
              key={window}
              label={formatTimeWindow(window)}
              onRemove={() => field.change(field.value.filter((each) => each !== window))}
            />
          ))}
        </Row>
      </FieldFrame>
      {field.value.length < maxWindows && (
        <Row gap={3} align="start" className={styles.addRow}>
          <WindowField name={branchField('new_window')} label={texts.windowNew} validate={isAdded(field.value)} />
          <Button icon={<PlusIcon />} variant="outline" disabled={!canAdd} onClick={add}>
            {texts.windowAdd}
          </Button>
        </Row>
      )}
    </>
  );
}

/** A window that was typed but not added would be lost, so the form is not sent until it is added or cleared. */
function isAdded(windows: readonly string[]): Validator {
  return (value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    if (windows.includes(value)) return texts.windowTwice;
    return isUsualWindow(value) ? texts.windowNotAdded : texts.windowWrong;
  };
}

const none: readonly string[] = [];

/**
 * The section with the branch's managers; nothing if the provider names no one to choose. The field shows the first and
 * how many others (spec section 9).
 */
function ManagersSection() {
  const { data, isError, isFetching, refetch } = useManagers();
  const items = useMemo(
    () => (data ?? []).map((manager) => ({ id: manager.id, name: namePerson(manager, '') })).filter(({ name }) => name),
    [data],
  );
  if (data && data.length > 0 && items.length === 0) return null;
  return (
    <FormSection level={3} {...texts.sections.people}>
      <FieldRow columns="two">
        <MultiSelectField
          name={branchField('manager_ids')}
          label={texts.managers}
          items={items}
          placeholder={texts.managersNone}
          disabled={!data}
        />
        {isError && !data && (
          <LookupFailed text={texts.managersFailed} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </FieldRow>
    </FormSection>
  );
}
