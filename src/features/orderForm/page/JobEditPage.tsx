import { OrderUnavailable, cardTexts, getListPage, useOrder } from '../../orders';
import type { Order } from '#generated/model';
import { useActiveBranch } from '#platform/branches/useActiveBranch';
import { useBranchKey } from '#platform/branches/useBranchKey';
import { useEntityBranch } from '#platform/branches/useEntityBranch';
import { href } from '#platform/routing/links/href';
import { useIdParam } from '#platform/routing/currentRoute';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { ErrorState } from '#platform/ui/feedback/ErrorState';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { EditOrder } from '../saving/EditOrder';
import { OthersEditing } from '../saving/OthersEditing';
import { OrderFormSkeleton } from './OrderFormSkeleton';
import { formTexts as texts } from '../texts';

/** The page that edits an order; remounts when the active branch changes. */
export default function JobEditPage() {
  const orderId = useIdParam();
  const branchKey = useBranchKey();
  return <Edited key={`${branchKey}-${orderId}`} orderId={orderId} />;
}

function Edited({ orderId }: { orderId: number }) {
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  const link = useLink();
  const backTo = href(order ? getListPage(order) : 'company-job');
  return (
    <>
      <PageHeader
        title={texts.editTitle(order?.number ?? '')}
        {...((order?.closed_state ?? null) === null && { subtitle: <OthersEditing order={order} /> })}
        back={{ ...link(backTo), label: cardTexts.backToJobs, isNamed: true }}
      />
      {order ? (
        <OpenOnly order={order} backTo={backTo} />
      ) : error ? (
        <OrderUnavailable error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <OrderFormSkeleton />
      )}
    </>
  );
}

type OpenOnlyProps = { order: Order; backTo: string };

function OpenOnly({ order, backTo }: OpenOnlyProps) {
  const link = useLink();
  const branch = useActiveBranch();
  const isItsBranch = useEntityBranch(order.branch_id ?? undefined);
  if (order.closed_state !== null) {
    const details = href('company-job-details', { id: order.order_id });
    return <EmptyState text={texts.closed} action={<Button {...link(details)}>{texts.openDetails}</Button>} />;
  }
  if (branch.data && isItsBranch) return <EditOrder order={order} branch={branch.data} backTo={backTo} />;
  if (!branch.isError) return <OrderFormSkeleton />;
  return <ErrorState text={texts.branchFailed} retrying={branch.isFetching} onRetry={() => void branch.refetch()} />;
}
