import { OfferBucket } from './OfferBucket';

export default function CancelledOffersPage() {
  return <OfferBucket bucket="cancelled" />;
}
