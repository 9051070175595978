import { useBranchState } from '../../../platform/branches/useActiveBranch';
import { useRouteMatch } from '../../../platform/routing/Screens';
import { OfferDetails } from './OfferDetails';

/** An offer and the people who were notified of it; remounts when the active branch changes. */
export default function OfferApplicationsPage() {
  const offerId = Number(useRouteMatch().params.id);
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return <OfferDetails key={`${branchId} ${offerId}`} offerId={offerId} />;
}
