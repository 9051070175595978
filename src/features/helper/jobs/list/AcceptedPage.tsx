import { BucketLayout } from './BucketLayout';

export default function AcceptedPage() {
  return <BucketLayout bucket="accepted" />;
}
