import { useState } from 'react';
import { isScheduled } from '#domain/orders/schedule';
import { can } from '#domain/people/rights';
import type { Branch } from '#generated/model';
import { WithBranchDetails } from '#platform/branches/BranchBoundary';
import { useEntityBranch } from '#platform/branches/useActiveBranch';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { ORDER_PARAM } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useQueryParam } from '#platform/routing/useQuery';
import { useUserType } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { EmptyState, LoadFailed, NoPermission } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { getDetailsPath, getPhase, useCrew, useOrder } from '../../jobs/orders';
import { OfferForm } from './OfferForm';
import { type StaffedJob, listOpenNeeds } from './offerValues';
import { needTexts, createOfferTexts as texts } from './texts';

/** Find AI (spec section 2, /company/outsourcing): an offer in three steps. `?order=` fills in the open slots of a job. */
export default function OutsourcingPage() {
  const title = usePageTitle();
  const link = useLink();
  const userType = useUserType();
  const [order] = useQueryParam(ORDER_PARAM);
  const orderId = Number(order);
  if (userType !== undefined && !can(userType, 'createOffer')) return <NoPermission text={texts.forbidden} />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={texts.intro}
        actions={<Button {...link(href('company-job-outsourcing'))}>{texts.offers}</Button>}
      />
      <WithBranchDetails>
        {(branch) =>
          Number.isInteger(orderId) && orderId > 0 ? (
            <OfferForJob key={orderId} branch={branch} orderId={orderId} />
          ) : (
            <OfferForm branch={branch} job={undefined} />
          )
        }
      </WithBranchDetails>
    </>
  );
}

function OfferForJob({ branch, orderId }: { branch: Branch; orderId: number }) {
  const order = useOrder(orderId);
  const crew = useCrew(orderId);
  const isHere = useEntityBranch(order.data?.branch_id ?? undefined);
  const failed = order.isError ? order : crew;
  if (!order.data || !crew.data || !isHere) {
    return failed.isError ? <LoadFailed query={failed} text={needTexts.jobFailed} /> : <PageSkeleton />;
  }
  return <OfferUnlessOver branch={branch} job={{ order: order.data, crew: crew.data }} />;
}

/** A form that was shown stays, with what was typed: the provider explains why it refuses the offer. */
function OfferUnlessOver({ branch, job }: { branch: Branch; job: StaffedJob }) {
  const now = useNow();
  const link = useLink();
  const obstacle = findObstacle(job, now);
  const [wasShown, setShown] = useState(obstacle === null);
  if (obstacle === null && !wasShown) setShown(true);
  if (obstacle === null || wasShown) return <OfferForm branch={branch} job={job} />;
  return (
    <EmptyState text={obstacle} action={<Button {...link(getDetailsPath(job.order))}>{needTexts.toJob}</Button>} />
  );
}

function findObstacle({ order, crew }: StaffedJob, now: Date): string | null {
  if (order.closed_state === 'cancelled') return needTexts.jobCanceled;
  const hasStarted = isScheduled(order) && getPhase(order, now) !== 'ahead';
  if (order.closed_state !== null || hasStarted) return needTexts.jobStarted;
  return crew.slots.length > 0 && listOpenNeeds(crew).length === 0 ? needTexts.jobFull : null;
}

function PageSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <SkeletonCard height={320} />
    </div>
  );
}
