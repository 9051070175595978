import { OpenOrder, OrderUnavailable, useCrew } from '../../orders';
import type { Order } from '#generated/model';
import { useIdParam } from '#platform/routing/currentRoute';
import { CrewHeader } from '../parts/CrewHeader';
import { CrewSkeleton } from '../parts/CrewSkeleton';
import { TeamEdit } from './TeamEdit';
import { crewTexts } from '../texts';

/** Invited people and their answers, live (spec section 2, /company/job/team-edit). */
export default function TeamEditPage() {
  const orderId = useIdParam();
  return (
    <OpenOrder orderId={orderId} loading={<CrewSkeleton />}>
      {(order) => <Editing order={order} />}
    </OpenOrder>
  );
}

function Editing({ order }: { order: Order }) {
  const crew = useCrew(order.order_id);
  if (crew.data) return <TeamEdit order={order} crew={crew.data} />;
  return (
    <>
      <CrewHeader title={crewTexts.editTitle} order={order} />
      {crew.isPending ? (
        <CrewSkeleton />
      ) : (
        <OrderUnavailable error={crew.error} retrying={crew.isFetching} onRetry={() => void crew.refetch()} />
      )}
    </>
  );
}
