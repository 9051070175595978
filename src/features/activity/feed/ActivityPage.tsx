import { useBranchDispatch, useBranchState } from '../../../platform/branches/useActiveBranch';
import { branchActions } from '../../../platform/branches/slice';
import { ErrorState } from '../../../platform/ui/ErrorState';
import { PageHeader } from '../../../platform/ui/PageHeader';
import { Feed } from './Feed';
import { FeedSkeleton } from './FeedSkeleton';
import { NoBranch } from './NoBranch';
import { feedTexts } from './texts';

/** What happens in the active branch, newest first, arriving by itself (spec sections 2 and 4). */
export default function ActivityPage() {
  const { activeBranchId, settled, failed } = useBranchState((branches) => branches);
  const dispatch = useBranchDispatch();
  if (settled && activeBranchId !== 0) return <Feed key={activeBranchId} branchId={activeBranchId} />;
  return (
    <>
      <PageHeader title={feedTexts.title} />
      {settled && <NoBranch />}
      {!settled && !failed && <FeedSkeleton />}
      {failed && (
        <ErrorState
          title={feedTexts.errorTitle}
          text={feedTexts.kept}
          onRetry={() => dispatch(branchActions.branchesRequested())}
        />
      )}
    </>
  );
}
