import { branchActions } from '#platform/branches/slice';
import { useBranchDispatch } from '#platform/branches/useActiveBranch';
import { Avatar } from '#platform/ui/data/Avatar';
import { Dot } from '#platform/ui/data/Badge';
import { BRANCH_LIST_MAX_HEIGHT } from '#platform/ui/layout/layout';
import { MenuItem, MenuNote, MenuSection } from '#platform/ui/overlays/MenuItem';
import { useOtherBranches } from '../navigation/branchFacts';
import { shellTexts } from '../texts';

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
