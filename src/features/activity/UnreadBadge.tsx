import { useBranchState } from '#platform/branches/useActiveBranch';
import { Badge } from '#platform/ui/data/Badge';
import { useUnreadCount } from './api';

/** Number of unread activities of the active branch. */
export function UnreadBadge() {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return <Badge count={useUnreadCount(branchId)} />;
}
