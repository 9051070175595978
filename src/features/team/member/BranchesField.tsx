import { LookupFailed } from '../../../platform/forms/LookupFailed';
import { MultiSelectField } from '../../../platform/forms/MultiSelectField';
import { useBranches } from '../../../platform/branches/useActiveBranch';
import { memberTexts as texts } from './texts';

/** Where somebody works: the branches one may choose; others stay as they are. */
export function BranchesField({ branchIds }: { branchIds: readonly (string | number)[] }) {
  const { data: branches, isError, isFetching, refetch } = useBranches();
  const elsewhere = branches ? branchIds.filter((id) => !branches.some((branch) => branch.id === id)).length : 0;
  return (
    <div>
      <MultiSelectField
        name="branch_ids"
        label={texts.branches}
        items={branches ?? []}
        placeholder={texts.branchesNone}
        hint={elsewhere > 0 ? texts.moreBranches(elsewhere) : undefined}
        disabled={!branches}
        required
      />
      {isError && !branches && (
        <LookupFailed text={texts.branchesFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
