import { useBranchKey } from '#platform/branches/useBranchKey';
import { useIdParam } from '#platform/routing/currentRoute';
import { OfferDetails } from './OfferDetails';

/** An offer and the people who were notified of it; remounts when the active branch changes. */
export default function OfferApplicationsPage() {
  const offerId = useIdParam();
  return <OfferDetails key={`${useBranchKey()} ${offerId}`} offerId={offerId} />;
}
