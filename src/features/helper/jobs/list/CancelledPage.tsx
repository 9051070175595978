import { BucketPage } from './BucketPage';

export default function CancelledPage() {
  return <BucketPage bucket="cancelled" />;
}
