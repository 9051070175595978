import { OfferBucket } from './OfferBucket';

export default function WaitingOffersPage() {
  return <OfferBucket bucket="waiting" />;
}
