import type { Order } from '../../../generated/model';
import { href } from '../../../platform/routing/href';
import { usePageTitle } from '../../../platform/routing/Screens';
import { useLink } from '../../../platform/routing/useLink';
import { PageHeader } from '../../../platform/ui/layout/PageHeader';
import { listOf } from './listOf';
import { cardTexts } from './texts';

type Props = { order?: Pick<Order, 'status' | 'closed_state'> };

/** Title and Back of a job's page while the job itself is not shown: it does not exist, was deleted or is closed. */
export function JobPageHeader({ order }: Props) {
  const title = usePageTitle();
  const link = useLink();
  const list = order === undefined ? 'company-job' : listOf(order);
  return <PageHeader title={title} back={{ ...link(href(list)), label: cardTexts.backToJobs }} />;
}
