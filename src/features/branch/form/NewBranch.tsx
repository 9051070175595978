import type { Branch } from '../../../generated/model';
import { branchActions } from '../../../platform/branches/slice';
import { useBranchDispatch } from '../../../platform/branches/useActiveBranch';
import { useSaving } from '../../../platform/forms/useSaving';
import { href } from '../../../platform/routing/links/href';
import { showToast } from '../../../platform/ui/messages/toasts';
import { PlanLimitNotice } from '../../billing';
import { useAddBranch } from '../api';
import { type BranchValues, toBranchCreateRequest, emptyBranch } from '../model/branchValues';
import { BranchForm } from './BranchForm';
import { formTexts as texts } from './texts';

type NewBranchProps = { onCreated: (branchId: number) => void; onCancel: () => void };

/** Adds a branch. Every user's list shows it right away. */
export function NewBranch({ onCreated, onCancel }: NewBranchProps) {
  const saving = useSaving<Branch>();
  const { mutateAsync } = useAddBranch(saving.onProgress);
  const dispatch = useBranchDispatch();
  const done = () => {
    const branch = saving.saved();
    if (!branch) return;
    dispatch(branchActions.branchesRequested());
    showToast({ message: texts.created(branch.name), intent: 'success' });
    onCreated(branch.id);
  };
  return (
    <BranchForm
      initialValues={emptyBranch}
      draft="branch-new"
      sent={saving.sent}
      onSave={(values: BranchValues) => saving.run(() => mutateAsync(toBranchCreateRequest(values)))}
      onSaved={done}
      onCancel={onCancel}
    >
      {saving.refusal && <PlanLimitNotice {...saving.refusal} returnTo={newBranchPath} />}
    </BranchForm>
  );
}

/** This form's own address. */
const newBranchPath = `${href('company-branch')}?branch=new`;
