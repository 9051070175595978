import { BucketPage } from './BucketPage';

export default function WaitingPage() {
  return <BucketPage bucket="waiting" />;
}
