import { BucketLayout } from './BucketLayout';

export default function NewPage() {
  return <BucketLayout bucket="new" />;
}
