import { BucketLayout } from './BucketLayout';

export default function WaitingPage() {
  return <BucketLayout bucket="waiting" />;
}
