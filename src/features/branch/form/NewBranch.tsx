import { useState } from 'react';
import { hasId } from '#domain/ids';
import type { Branch } from '#generated/model';
import { branchActions } from '#platform/branches/slice';
import { useBranchDispatch, useBranches } from '#platform/branches/useActiveBranch';
import { FormNote } from '#platform/forms/layout/FormNote';
import { useSaving } from '#platform/forms/useSaving';
import { href } from '#platform/routing/links/href';
import { showToast } from '#platform/ui/messages/toasts';
import { PlanFullNotice, PlanLimitNotice } from '../../billing';
import { useSignUpFacts } from '../../setup';
import { useAddBranch } from '../api';
import { type BranchValues, toBranchCreateRequest, emptyBranch, toFirstBranch } from '../model/branchValues';
import { BranchSkeleton } from '../page/Skeletons';
import { BranchForm } from './BranchForm';
import { formTexts as texts } from '../texts';

type NewBranchProps = {
  onCreated: (branchId: number) => void;
  /** Canceled, or created by a provider that does not give which branch it is. */
  onCancel: () => void;
};

/** Adds a branch. The first one starts with what the owner typed at sign-up. */
export function NewBranch(props: NewBranchProps) {
  const count = useBranches().data?.length;
  // Stays the same form while the list gets the new branch.
  const [isFirst] = useState(count === 0);
  return isFirst ? <FirstBranch {...props} /> : <NewBranchForm {...props} initialValues={emptyBranch} />;
}

function FirstBranch(props: NewBranchProps) {
  const { facts, isPending } = useSignUpFacts();
  // The form takes its first values when it appears.
  const [start, setStart] = useState<{ values: BranchValues; isFilled: boolean }>();
  if (!start && !isPending) setStart({ values: facts ? toFirstBranch(facts) : emptyBranch, isFilled: !!facts });
  if (!start) return <BranchSkeleton />;
  return <NewBranchForm {...props} initialValues={start.values} isFilled={start.isFilled} />;
}

type NewBranchFormProps = NewBranchProps & {
  initialValues: BranchValues;
  /** With what was typed at sign-up. */ isFilled?: boolean;
};

/** Every user's list shows the new branch right away. */
function NewBranchForm({ initialValues, isFilled = false, onCreated, onCancel }: NewBranchFormProps) {
  const saving = useSaving<Branch>();
  const { mutateAsync } = useAddBranch(saving.onProgress);
  const dispatch = useBranchDispatch();
  const done = ({ name }: BranchValues) => {
    const branch = saving.saved();
    if (!branch) return;
    dispatch(branchActions.branchesRequested());
    showToast({ message: texts.created(name.trim()), intent: 'success' });
    if (hasId(branch.id)) onCreated(branch.id);
    else onCancel();
  };
  return (
    <BranchForm
      initialValues={initialValues}
      draft="branch-new"
      sent={saving.sent}
      onSave={(values: BranchValues) => saving.run(() => mutateAsync(toBranchCreateRequest(values)))}
      onSaved={done}
      onCancel={onCancel}
    >
      {isFilled && <FormNote>{texts.fromSignUp}</FormNote>}
      {saving.refusal ? (
        <PlanLimitNotice {...saving.refusal} returnTo={newBranchPath} />
      ) : (
        <PlanFullNotice limit="branches" returnTo={newBranchPath} />
      )}
    </BranchForm>
  );
}

/** This form's own address. */
const newBranchPath = `${href('company-branch')}?branch=new`;
