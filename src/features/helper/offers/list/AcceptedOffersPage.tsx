import { OfferBucket } from './OfferBucket';

export default function AcceptedOffersPage() {
  return <OfferBucket bucket="accepted" />;
}
