import { useState } from 'react';
import type { Branch } from '#generated/model';
import { branchActions } from '#platform/branches/slice';
import { useBranchDispatch } from '#platform/branches/useActiveBranch';
import { useSaving } from '#platform/forms/useSaving';
import { isNotFound, withMessage } from '#platform/http/failures';
import { showToast } from '#platform/ui/messages/toasts';
import { useChangeBranch } from '../api';
import { type BranchValues, toBranchUpdateRequest, toBranchValues } from '../model/branchValues';
import { BranchForm } from './BranchForm';
import { formTexts as texts } from '../texts';

type EditBranchProps = {
  branch: Branch;
  /** A manager can edit only some fields. */
  some: boolean;
  /** Saved, canceled, or deleted by another user first. */
  onClose: () => void;
};

/** Edits a branch. Sends only what differs from what was shown, so that other users' changes are not undone. */
export function EditBranch({ branch, some, onClose }: EditBranchProps) {
  const [before] = useState(branch);
  const [values] = useState(() => toBranchValues(branch));
  const saving = useSaving<Branch>();
  const { mutateAsync } = useChangeBranch(branch.id, saving.onProgress);
  const dispatch = useBranchDispatch();
  const save = async (typed: BranchValues) => {
    try {
      await saving.run(() => mutateAsync(toBranchUpdateRequest(typed, before)));
    } catch (error) {
      // Another user deleted the branch. The list announces that.
      if (!isNotFound(error)) throw error;
      dispatch(branchActions.branchesRequested());
      throw withMessage(error, texts.gone);
    }
  };
  const done = () => {
    showToast({ message: texts.saved(saving.saved()?.name ?? branch.name), intent: 'success' });
    onClose();
  };
  return (
    <BranchForm
      branch={branch}
      some={some}
      initialValues={values}
      draft={`branch-${branch.id}`}
      sent={saving.sent}
      onSave={save}
      onSaved={done}
      onCancel={onClose}
    />
  );
}
