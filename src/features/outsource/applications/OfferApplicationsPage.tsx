import { useBranchKey } from '../../../platform/branches/useBranchKey';
import { useRouteMatch } from '../../../platform/routing/Screens';
import { OfferDetails } from './OfferDetails';

/** An offer and the people who were notified of it; remounts when the active branch changes. */
export default function OfferApplicationsPage() {
  const offerId = Number(useRouteMatch().params.id);
  return <OfferDetails key={`${useBranchKey()} ${offerId}`} offerId={offerId} />;
}
