import { href } from '../../../platform/routing/href';
import { NewOrder } from './NewOrder';

/** An order is written down. */
export default function JobCreatePage() {
  return <NewOrder backTo={href('company-job')} />;
}
