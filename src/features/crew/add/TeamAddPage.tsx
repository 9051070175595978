import { OpenOrder, OrderUnavailable, useCrew } from '../../orders';
import type { Order } from '#generated/model';
import { useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { FindAiIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { useCandidates } from '../api';
import { CrewHeader } from '../parts/CrewHeader';
import { CrewSkeleton } from '../parts/CrewSkeleton';
import { TeamAdd } from './TeamAdd';
import { crewTexts } from '../texts';

/** Invites people to a job (spec section 2, /company/job/team-add). */
export default function TeamAddPage() {
  const orderId = useIdParam();
  return (
    <OpenOrder orderId={orderId} loading={<CrewSkeleton />}>
      {(order) => <Forming order={order} />}
    </OpenOrder>
  );
}

function Forming({ order }: { order: Order }) {
  const crew = useCrew(order.order_id);
  const people = useCandidates(order.order_id);
  const link = useLink();
  const failed = crew.isError ? crew : people;
  const retry = () => {
    void crew.refetch();
    void people.refetch();
  };
  return (
    <>
      <CrewHeader
        title={crewTexts.addTitle}
        order={order}
        actions={
          <Button
            variant="outline"
            icon={<FindAiIcon />}
            {...link(href('company-job-build-crew', { id: order.order_id }))}
          >
            {crewTexts.buildCrew}
          </Button>
        }
      />
      {crew.data && people.data ? (
        <TeamAdd order={order} crew={crew.data} people={people.data} />
      ) : failed.isError ? (
        <OrderUnavailable error={failed.error} retrying={crew.isFetching || people.isFetching} onRetry={retry} />
      ) : (
        <CrewSkeleton />
      )}
    </>
  );
}
