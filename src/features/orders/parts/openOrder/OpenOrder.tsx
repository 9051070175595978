import type { ReactNode } from 'react';
import type { Order } from '#generated/model';
import { useBranchKey } from '#platform/branches/useBranchKey';
import { useEntityBranch } from '#platform/branches/useEntityBranch';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Button } from '#platform/ui/inputs/Button';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { useOrder } from '../../api';
import { JobPageHeader } from '../JobPageHeader';
import { openOrderTexts as texts } from '../../texts';
import { OrderUnavailable } from './OrderUnavailable';

type Props = {
  orderId: number;
  /** Shown while the order loads. */
  loading: ReactNode;
  children: (order: Order) => ReactNode;
};

/** Loads an open order for its children. Remounts when the active branch changes. */
export function OpenOrder(props: Props) {
  return <OrderInBranch key={useBranchKey()} {...props} />;
}

function OrderInBranch({ orderId, loading, children }: Props) {
  const { data: order, error, isPending, isFetching, refetch } = useOrder(orderId);
  const isHere = useEntityBranch(order?.branch_id ?? undefined);
  const link = useLink();
  if (isPending || !isHere) return loading;
  if (!order) {
    return (
      <>
        <JobPageHeader />
        <OrderUnavailable error={error} retrying={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  if (order.closed_state === null) return children(order);
  return (
    <>
      <JobPageHeader order={order} />
      <EmptyState
        title={texts.closedTitle}
        text={texts.closed}
        action={<Button {...link(href('company-job-details', { id: orderId }))}>{texts.toDetails}</Button>}
      />
    </>
  );
}
