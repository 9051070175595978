import { useId, useState } from 'react';
import type { Branch } from '#generated/model';
import { branchActions } from '#platform/branches/slice';
import { useBranchDispatch } from '#platform/branches/useActiveBranch';
import { StaleDialog } from '#platform/forms/merge/StaleDialog';
import { useVersionedSave } from '#platform/forms/merge/useVersionedSave';
import { useSaving } from '#platform/forms/useSaving';
import { isNotFound } from '#platform/http/failures';
import { Callout } from '#platform/ui/feedback/Callout';
import { showToast } from '#platform/ui/messages/toasts';
import { useChangeBranch, useFreshBranch } from '../api';
import { branchMerge } from '../model/branchMerge';
import { type BranchValues, toBranchUpdateRequest, toBranchValues } from '../model/branchValues';
import { BranchForm } from './BranchForm';
import { formatBranchValue, getBranchFieldLabel } from './describeBranch';
import { formTexts as texts } from '../texts';

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
