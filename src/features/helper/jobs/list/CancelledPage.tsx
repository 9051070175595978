import { BucketLayout } from './BucketLayout';

export default function CancelledPage() {
  return <BucketLayout bucket="cancelled" />;
}
