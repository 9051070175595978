import { useId, useState } from 'react';
import type { Branch } from '#generated/model';
import { branchActions, useBranchDispatch } from '#platform/branches/slice';
import { canonicalContent, unorderedContent, type MergeRules } from '#platform/forms/merge/mergeValues';
import { StaleDialog } from '#platform/forms/merge/StaleDialog';
import { useVersionedSave } from '#platform/forms/merge/useVersionedSave';
import { useSaving } from '#platform/forms/useSaving';
import { isNotFound } from '#platform/http/failures';
import { formatPhone } from '#platform/lib/phone';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { Callout } from '#platform/ui/feedback/Callout';
import { showToast } from '#platform/ui/messages/toasts';
import { useChangeBranch, useFreshBranch } from '../api';
import { type BranchValues, toBranchUpdateRequest, toBranchValues, getZoneName } from '../model/branchValues';
import { formTexts as texts, areaTexts, formTexts, pageTexts } from '../texts';
import { BranchForm } from './BranchForm';

type EditBranchProps = {
  branch: Branch;
  /** A manager can edit only some fields. */
  some: boolean;
  /** Saved, canceled, or deleted by another user first. */
  onClose: () => void;
};

/** Edits a branch. Sends only what differs from what was shown; changes of others are merged in a dialog. */
export function EditBranch({ branch, some, onClose }: EditBranchProps) {
  const id = useId();
  const [values] = useState(() => toBranchValues(branch));
  const saving = useSaving<Branch>();
  const { mutateAsync } = useChangeBranch(branch.id, saving.onProgress);
  const dispatch = useBranchDispatch();
  const edit = useVersionedSave<BranchValues, Branch>({
    entity: branch,
    idField: 'id',
    getEditor: () => '',
    initialValues: values,
    formId: id,
    loadFresh: useFreshBranch(branch.id),
    texts: { gone: texts.gone, draftStale: () => texts.draftStale },
  });
  const send = async (typed: BranchValues, before: Branch) => {
    try {
      await saving.run(() => mutateAsync(toBranchUpdateRequest(typed, before)));
    } catch (error) {
      // Another user deleted the branch. The list announces that.
      if (isNotFound(error)) dispatch(branchActions.branchesRequested());
      throw error;
    }
  };
  const done = ({ name }: BranchValues) => {
    showToast({ message: texts.saved(name.trim()), intent: 'success' });
    onClose();
  };
  return (
    <BranchForm
      id={id}
      branch={branch}
      some={some}
      initialValues={values}
      draft={`branch-${branch.id}`}
      drafted={edit.drafted}
      sent={saving.sent}
      onSave={(typed) => edit.save(typed, (before) => send(typed, before))}
      onSaved={done}
      onCancel={onClose}
    >
      {edit.isOutdated && <Callout intent="info" title={texts.changedWhileEditing} />}
      {edit.stale && (
        <StaleDialog
          stale={edit.stale}
          base={edit.base}
          toValues={toBranchValues}
          rules={branchMerge}
          getLabel={getBranchFieldLabel}
          formatValue={formatBranchValue}
          onSave={edit.takeOver}
          onClose={edit.close}
        />
      )}
    </BranchForm>
  );
}

/** A field's label in its form. */
const getBranchFieldLabel = (name: BranchFieldName): string => labels[name];

/** A field's value as shown to the user. */
function formatBranchValue(name: BranchFieldName, values: Partial<BranchValues>): string {
  const [show, value] = [writers[name], values[name]];
  const text = show ? show(values) : typeof value === 'string' ? value : '';
  return text || formTexts.nothing;
}

const labels: Record<BranchFieldName, string> = {
  name: formTexts.name,
  phone: formTexts.phone,
  email: formTexts.email,
  address_line: formTexts.address,
  unit: formTexts.unit,
  city: formTexts.city,
  state: formTexts.state,
  zip: formTexts.zip,
  timezone: formTexts.zone,
  serving_area_ids: areaTexts.field,
  serving_area_radii: areaTexts.radii,
  manager_ids: formTexts.managers,
  default_arrival_windows: formTexts.windows,
  default_min_hours: formTexts.hours,
  travel_buffer_minutes: formTexts.buffer,
};

const writers: Partial<Record<BranchFieldName, (values: Partial<BranchValues>) => string>> = {
  phone: ({ phone = '' }) => formatPhone(phone, 'list'),
  timezone: ({ timezone }) => (timezone ? getZoneName(timezone) : formTexts.zoneByAddress),
  serving_area_ids: ({ serving_area_ids = [] }) => areaTexts.areas(serving_area_ids.length),
  serving_area_radii: ({ serving_area_ids = [], serving_area_radii = {} }) =>
    serving_area_ids
      .flatMap((id) => serving_area_radii[id] ?? [])
      .map(areaTexts.radius)
      .join(', '),
  manager_ids: ({ manager_ids = [] }) => formTexts.managerCount(manager_ids.length),
  default_arrival_windows: ({ default_arrival_windows: windows = [] }) => windows.map(formatTimeWindow).join(', '),
  default_min_hours: ({ default_min_hours: hours }) => (typeof hours === 'number' ? pageTexts.hoursValue(hours) : ''),
  travel_buffer_minutes: ({ travel_buffer_minutes: minutes }) =>
    typeof minutes === 'number' ? pageTexts.bufferValue(minutes) : '',
};

/** The fields of a branch, without the logo, which is replaced as a whole. */
type BranchFieldName = Exclude<keyof BranchValues, 'avatar'>;

const fieldNames = [
  'name',
  'phone',
  'email',
  'address_line',
  'unit',
  'city',
  'state',
  'zip',
  'timezone',
  'serving_area_ids',
  'serving_area_radii',
  'manager_ids',
  'default_arrival_windows',
  'default_min_hours',
  'travel_buffer_minutes',
] as const satisfies readonly BranchFieldName[];

/** Rules for merging two people's changes to one branch. */
const branchMerge: MergeRules<BranchValues, BranchFieldName> = {
  listNames: () => fieldNames,
  getContent: (values, name) => {
    const value = name === 'serving_area_radii' ? getShownRadii(values) : values[name];
    return Array.isArray(value) ? unorderedContent(value) : canonicalContent(value);
  },
};

/** The values also have the radii of areas that are no longer chosen. */
function getShownRadii({ serving_area_ids: ids = [], serving_area_radii: radii }: Partial<BranchValues>) {
  return Object.fromEntries(ids.map((id) => [id, radii?.[id]]));
}
