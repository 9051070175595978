import { NewOrder } from './NewOrder';

/** An order is written down. */
export default function JobCreatePage() {
  return <NewOrder from="company-job" />;
}
