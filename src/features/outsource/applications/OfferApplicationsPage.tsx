import { useBranchState } from '../../../platform/branches/useActiveBranch';
import { useRouteMatch } from '../../../platform/routing/Screens';
import { OfferDetails, OfferSkeleton } from './OfferDetails';

/**
 * An offer and the people who were notified of it; remounts when the active branch changes. It waits for the first
 * branch, because a selection or a dialog would be lost when that arrives.
 */
export default function OfferApplicationsPage() {
  const offerId = Number(useRouteMatch().params.id);
  const { activeBranchId, settled, failed } = useBranchState((branches) => branches);
  if (!settled && !failed) return <OfferSkeleton />;
  return <OfferDetails key={`${activeBranchId} ${offerId}`} offerId={offerId} />;
}
