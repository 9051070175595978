import { BucketPage } from './BucketPage';

export default function AcceptedPage() {
  return <BucketPage bucket="accepted" />;
}
