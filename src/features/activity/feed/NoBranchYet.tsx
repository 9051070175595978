import { can } from '#domain/people/rights';
import { branchActions } from '#platform/branches/slice';
import { useBranchDispatch } from '#platform/branches/useActiveBranch';
import { href } from '#platform/routing/links/href';
import { useNavigate } from '#platform/routing/links/useLink';
import { sessionActions } from '#platform/session/slice';
import { useSession, useSessionDispatch } from '#platform/session/useSession';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { PlusIcon } from '#platform/ui/icons';
import { FeedSkeleton } from './FeedSkeleton';
import { SetupInstead } from './Setup';
import { feedTexts } from './texts';

/** The first page of a user without a branch: an owner sees what to set up, a manager who can help. */
export function NoBranchYet() {
  const user = useSession((session) => session.user);
  if (user?.manager_inactive === true) return <ManagerInactive />;
  if (user?.manager) return <EmptyState text={feedTexts.noBranchesForManager} />;
  if (!can(user?.type, 'createBranch')) return <EmptyState text={feedTexts.noBranchesForUser} />;
  return <SetupInstead otherwise={<AddBranch />} skeleton={<FeedSkeleton />} />;
}

/** The owner turned a manager's access off: only the helper side is left. */
function ManagerInactive() {
  const dispatch = useSessionDispatch();
  const toHelperSide = () => dispatch(sessionActions.helperViewChosen(true));
  return (
    <EmptyState
      title={feedTexts.managerInactiveTitle}
      text={feedTexts.managerInactive}
      action={<Button onClick={toHelperSide}>{feedTexts.toHelperSide}</Button>}
    />
  );
}

function AddBranch() {
  const dispatch = useBranchDispatch();
  const navigate = useNavigate();
  const addBranch = () => {
    dispatch(branchActions.addBranchPageSet(true));
    navigate(href('company-branch'));
  };
  return (
    <EmptyState
      title={feedTexts.noBranchTitle}
      text={feedTexts.noBranch}
      action={
        <Button intent="primary" icon={<PlusIcon />} onClick={addBranch}>
          {feedTexts.addBranch}
        </Button>
      }
    />
  );
}
