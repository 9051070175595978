import type { ReactNode } from 'react';
import type { Order } from '../../../generated/model';
import { useBranchState } from '../../../platform/branches/useActiveBranch';
import { useBranchOf } from '../../../platform/branches/useBranchOf';
import { ApiError } from '../../../platform/http/ApiError';
import { href } from '../../../platform/routing/href';
import { useLink } from '../../../platform/routing/useLink';
import { Button } from '../../../platform/ui/inputs/Button';
import { EmptyState } from '../../../platform/ui/feedback/EmptyState';
import { LoadFailed } from '../../../platform/ui/feedback/LoadFailed';
import { useOrder } from '../api';
import { JobPageHeader } from './JobPageHeader';
import { CrewSkeleton } from '../crew/CrewSkeleton';
import { crewTexts } from '../crew/texts';

type Props = { orderId: number; children: (order: Order) => ReactNode };

/** The order whose crew is formed; what is known of it begins anew with the branch it belongs to. */
export function OpenOrder(props: Props) {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return <OrderInBranch key={branchId} {...props} />;
}

/** In every state it may be in; only an open order has a crew to form. */
function OrderInBranch({ orderId, children }: Props) {
  const { data: order, error, isPending, isFetching, refetch } = useOrder(orderId);
  const isHere = useBranchOf(order?.branch_id);
  const link = useLink();
  if (isPending || !isHere) return <CrewSkeleton />;
  if (!order) {
    return (
      <>
        <JobPageHeader />
        <Unavailable error={error} retrying={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  if (order.closed_state === null) return children(order);
  return (
    <>
      <JobPageHeader order={order} />
      <EmptyState
        title={crewTexts.closedTitle}
        text={crewTexts.closed}
        action={<Button {...link(href('company-job-details', { id: orderId }))}>{crewTexts.toDetails}</Button>}
      />
    </>
  );
}

type UnavailableProps = { error: unknown; retrying: boolean; onRetry: () => void };

/** Why an order or its crew cannot be shown, and what helps. */
export function Unavailable({ error, retrying, onRetry }: UnavailableProps) {
  const link = useLink();
  if (error instanceof ApiError && error.status === 404) {
    const action = <Button {...link(href('company-job'))}>{crewTexts.toJobs}</Button>;
    return <EmptyState title={crewTexts.missingTitle} text={crewTexts.missing} action={action} />;
  }
  return <LoadFailed query={{ error, isFetching: retrying, refetch: onRetry }} text={crewTexts.errorText} />;
}
