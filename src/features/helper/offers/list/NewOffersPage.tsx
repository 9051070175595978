import { OfferBucket } from './OfferBucket';

export default function NewOffersPage() {
  return <OfferBucket bucket="new" />;
}
