import { WithActiveBranch } from '#platform/branches/WithActiveBranch';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { Feed } from './Feed';
import { FeedSkeleton } from './FeedSkeleton';
import { NoBranchYet } from './NoBranchYet';
import { feedTexts } from './texts';

/** The activities of the active branch, newest first, updated live (spec sections 2 and 4). */
export default function ActivityPage() {
  return (
    <WithActiveBranch
      pendingHead={<PageHeader title={feedTexts.title} />}
      none={<NoBranchYet />}
      failed={{ title: feedTexts.errorTitle, text: feedTexts.kept }}
      skeleton={<FeedSkeleton />}
    >
      {(branchId) => <Feed branchId={branchId} />}
    </WithActiveBranch>
  );
}
