import { branchActions } from '../../../platform/branches/slice';
import { useBranchDispatch } from '../../../platform/branches/useActiveBranch';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { Button } from '../../../platform/ui/Button';
import { Callout } from '../../../platform/ui/Callout';
import { showToast } from '../../../platform/ui/toasts';
import { useAddBranch } from '../api';
import { type BranchValues, createRequest, emptyBranch } from '../model/branchValues';
import { BranchForm } from './BranchForm';
import styles from './BranchForm.module.css';
import { formTexts as texts } from './texts';
import { useSaving } from './useSaving';

type NewBranchProps = { onCreated: (branchId: number) => void; onCancel: () => void };

/** A branch is added; it stands in everybody's list at once. */
export function NewBranch({ onCreated, onCancel }: NewBranchProps) {
  const saving = useSaving();
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
      onSave={(values: BranchValues) => saving.run(() => mutateAsync(createRequest(values)))}
      onSaved={done}
      onCancel={onCancel}
    >
      {saving.limit !== undefined && <PlanLimit text={saving.limit} />}
    </BranchForm>
  );
}

function PlanLimit({ text }: { text: string }) {
  const link = useLink();
  return (
    <div ref={focusOnMount} tabIndex={-1}>
      <Callout intent="warning" title={text} alert>
        <div className={styles.limit}>
          <Button size="small" variant="outline" {...link(href('company-settings-subscription'))}>
            {texts.limitLink}
          </Button>
        </div>
      </Callout>
    </div>
  );
}

/** It stands above a long form that was sent from below. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
