import { OpenOrder, OrderUnavailable, useCrew } from '../../orders';
import { useMemo } from 'react';
import type { Order } from '#generated/model';
import { useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { Button } from '#platform/ui/inputs/Button';
import { useCandidates } from '../api';
import { CrewHeader } from '../parts/CrewHeader';
import { CrewSkeleton } from '../parts/CrewSkeleton';
import { toBuildJob } from './buildJob';
import { CrewBoard } from './CrewBoard';
import { buildTexts as texts } from './texts';

/** Proposes the best free person for every open slot of a job (docs/product.md, "Build crew"). */
export default function BuildCrewPage() {
  const orderId = useIdParam();
  return (
    <OpenOrder orderId={orderId} loading={<CrewSkeleton />}>
      {(order) => <Building order={order} />}
    </OpenOrder>
  );
}

function Building({ order }: { order: Order }) {
  const crew = useCrew(order.order_id);
  const people = useCandidates(order.order_id);
  const link = useLink();
  const navigate = useNavigate();
  const failed = crew.isError ? crew : people;
  const slots = crew.data?.slots;
  const candidates = people.data;
  const jobs = useMemo(
    () => (slots && candidates ? [toBuildJob(order, slots, candidates)] : undefined),
    [order, slots, candidates],
  );
  const crewPath = href('company-job-team-edit', { id: order.order_id });
  return (
    <>
      <CrewHeader title={texts.title} order={order} />
      {jobs ? (
        <CrewBoard
          branchId={order.branch_id}
          form={`build-crew-${order.order_id}`}
          jobs={jobs}
          isOnly
          none={
            <EmptyState
              title={texts.noneTitle}
              text={texts.none}
              action={<Button {...link(crewPath)}>{texts.toCrew}</Button>}
            />
          }
          onSent={() => navigate(crewPath, { replace: true })}
        />
      ) : failed.isError ? (
        <OrderUnavailable
          error={failed.error}
          retrying={crew.isFetching || people.isFetching}
          onRetry={() => {
            void crew.refetch();
            void people.refetch();
          }}
        />
      ) : (
        <CrewSkeleton />
      )}
    </>
  );
}
