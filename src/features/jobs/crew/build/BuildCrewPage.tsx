import { useMemo } from 'react';
import type { CrewSlot, InvitableEmployees, Order } from '#generated/model';
import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { useIdParam } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigateIfHere } from '#platform/routing/links/useLink';
import { EmptyState } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { OpenOrder } from '../../orders';
import { CrewHeader, CrewSkeleton, WithCandidates } from '../parts/CrewHeader';
import { CrewBoard } from './CrewBoard';
import { toBuildJob } from './planInput';
import { buildTexts as texts } from './texts';

/** Proposes the best free person for every open slot of a job (docs/product.md, "Build crew"). */
export default function BuildCrewPage() {
  const orderId = useIdParam();
  return (
    <OpenOrder orderId={orderId} loading={<CrewSkeleton />}>
      {(order) => (
        <>
          <CrewHeader title={texts.title} order={order} />
          <WithCandidates orderId={orderId} current loading={<CrewSkeleton />}>
            {({ slots }, people) => <JobBoard order={order} slots={slots} people={people} />}
          </WithCandidates>
        </>
      )}
    </OpenOrder>
  );
}

type Props = { order: Order; slots: readonly CrewSlot[]; people: InvitableEmployees };

function JobBoard({ order, slots, people }: Props) {
  const link = useLink();
  const branchId = useOrderBranchId(order);
  const navigate = useNavigateIfHere();
  const jobs = useMemo(() => [toBuildJob(order, slots, people)], [order, slots, people]);
  const crewPath = href('company-job-team-edit', { id: order.order_id });
  return (
    <CrewBoard
      branchId={branchId}
      form={`build-crew-${order.order_id}`}
      jobs={jobs}
      isOnly
      none={
        <EmptyState
          title={texts.noneTitle}
          text={slots.length > 0 ? texts.none : texts.noSlots}
          action={<Button {...link(crewPath)}>{texts.toCrew}</Button>}
        />
      }
      onSent={() => navigate(crewPath, { replace: true })}
    />
  );
}
