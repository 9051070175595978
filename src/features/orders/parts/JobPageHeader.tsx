import type { Order } from '#generated/model';
import { href } from '#platform/routing/links/href';
import { usePageTitle } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { getListPage } from './listPage';
import { cardTexts } from '../texts';

type Props = { order?: Pick<Order, 'status' | 'closed_state'> };

/** Title and Back link of a job page that cannot show its job: it does not exist, was deleted or is closed. */
export function JobPageHeader({ order }: Props) {
  const title = usePageTitle();
  const link = useLink();
  const list = order === undefined ? 'company-job' : getListPage(order);
  return <PageHeader title={title} back={{ ...link(href(list)), label: cardTexts.backToJobs }} />;
}
