import { branchActions } from '#platform/branches/slice';
import { useBranchDispatch, useActiveBranch, useBranches, useBranchState } from '#platform/branches/useActiveBranch';
import { Avatar } from '#platform/ui/data/Avatar';
import { Dot } from '#platform/ui/data/Badge';
import { BRANCH_LIST_MAX_HEIGHT } from '#platform/ui/layout/useMobile';
import { MenuItem, MenuNote, MenuSection } from '#platform/ui/overlays/MenuItem';
import { shellTexts } from '../texts';
import { useSession } from '#platform/session/useSession';

/** The other branches; a dot marks those with unread activities. */
export function BranchSwitcher() {
  const others = useOtherBranches();
  const dispatch = useBranchDispatch();
  return (
    <MenuSection title={shellTexts.switchBranch} maxHeight={BRANCH_LIST_MAX_HEIGHT}>
      {others.length === 0 && <MenuNote>{shellTexts.noBranches}</MenuNote>}
      {others.map(({ unread_count: unread, ...branch }) => (
        <MenuItem
          key={branch.id}
          text={branch.name}
          icon={<Avatar name={branch.name} photoUrl={branch.avatar_url} shape="square" size={24} />}
          {...(unread !== null && unread > 0 && { detail: <Dot label={shellTexts.unread(unread)} /> })}
          onClick={() => dispatch(branchActions.branchRequested(branch.id))}
        />
      ))}
    </MenuSection>
  );
}

/** Name of the active branch, or a text for "loading" or "none". */
export function useBranchName(): string {
  const { data: branch } = useActiveBranch();
  const hasNone = useBranchState(({ settled, activeBranchId }) => settled && activeBranchId === 0);
  return branch?.name ?? (hasNone ? shellTexts.noActiveBranch : shellTexts.loadingBranch);
}

/** The branches one can switch to. */
export function useOtherBranches() {
  const activeId = useBranchState((branches) => branches.activeBranchId);
  return (useBranches().data ?? []).filter((branch) => branch.id !== activeId);
}

/**
 * Checks whether there is an active branch. Until the list is loaded, the signed-in person's own data decides, or the
 * branch of the last visit.
 */
export function useHasBranches(): boolean {
  const stored = useBranchState(({ activeBranchId }) => activeBranchId);
  const known = useSession((session) => session.user?.branches_count ?? stored);
  return (useBranches().data?.length ?? known) > 0;
}
