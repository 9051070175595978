import { NewOrder } from './NewOrder';

export default function JobCreatePage() {
  return <NewOrder from="company-job" />;
}
