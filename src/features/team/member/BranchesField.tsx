import { LookupFailed } from '#platform/forms/layout/LookupFailed';
import { MultiSelectField } from '#platform/forms/fields/choices/MultiSelectField';
import type { Validator } from '#platform/forms/validation/validators';
import { useBranches } from '#platform/branches/useActiveBranch';
import { memberField } from '../model/memberValues';
import { memberTexts as texts } from './texts';

type BranchesFieldProps = { branchIds: readonly (string | number)[]; canRemove: boolean; required: boolean };

/** A member's branches. Branches the user may not choose stay unchanged. */
export function BranchesField({ branchIds, canRemove, required }: BranchesFieldProps) {
  const { data: branches, isError, isFetching, refetch } = useBranches();
  const elsewhere = branches ? branchIds.filter((id) => !branches.some((branch) => branch.id === id)).length : 0;
  return (
    <div>
      <MultiSelectField
        name={memberField('branch_ids')}
        label={texts.branches}
        items={branches ?? []}
        placeholder={texts.branchesNone}
        hint={elsewhere > 0 ? texts.moreBranches(elsewhere) : undefined}
        validate={canRemove ? undefined : mustInclude(branchIds)}
        disabled={!branches}
        required={required}
      />
      {isError && !branches && (
        <LookupFailed text={texts.branchesFailed} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** For users who may add a member to branches but not remove them from one. */
function mustInclude(branchIds: readonly (string | number)[]): Validator {
  return (value) => {
    const chosen = new Set(Array.isArray(value) ? value.map(Number) : []);
    return branchIds.every((id) => chosen.has(Number(id))) ? undefined : texts.branchesKept;
  };
}
