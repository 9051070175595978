import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';

/** The number of a job, as a link to its details. */
export function MemberJobLink({ orderId, number }: { orderId: number; number: string }) {
  const link = useLink();
  return <a {...link(href('company-job-details', { id: orderId }))}>{number}</a>;
}
