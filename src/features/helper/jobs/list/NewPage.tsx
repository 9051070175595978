import { BucketPage } from './BucketPage';

export default function NewPage() {
  return <BucketPage bucket="new" />;
}
