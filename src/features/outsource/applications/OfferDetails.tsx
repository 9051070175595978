import { WhenLine, getDetailsPath } from '../../orders';
import type { OutsourceOffer } from '#generated/model';
import { useEntityBranch } from '#platform/branches/useEntityBranch';
import { isNotFound } from '#platform/http/failures';
import { href } from '#platform/routing/links/href';
import { useLink, useNavigate } from '#platform/routing/links/useLink';
import { usePageTitle } from '#platform/routing/currentRoute';
import { EmptyState } from '#platform/ui/feedback/EmptyState';
import { LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { PartBoundary } from '#platform/ui/boundaries/PartBoundary';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useNow } from '#platform/ui/clock/useNow';
import { usePublishedOffer } from '../offersApi';
import { Deadline } from '../parts/Deadline';
import { nameOffer } from '../parts/describeOffer';
import { OfferMenu } from '../parts/OfferMenu';
import { OfferStatusChip } from '../parts/OfferStatusChip';
import { partTexts } from '../parts/texts';
import { type OpenOfferDialog, useOfferDialogs } from '../parts/useOfferDialogs';
import { Applications } from './Applications';
import styles from './applications.module.css';
import { OfferFacts } from './OfferFacts';
import { applicationTexts as texts } from './texts';

/** An offer with the page's loading and error states. */
export function OfferDetails({ offerId }: { offerId: number }) {
  const query = usePublishedOffer(offerId);
  const { data, error, isPending, isRefetchError } = query;
  const isHere = useEntityBranch(data?.branch_id);
  const navigate = useNavigate();
  const { dialog, onAsk } = useOfferDialogs(() => navigate(href('company-job-outsourcing'), { replace: true }));
  if (isPending || !isHere) return <OfferSkeleton />;
  if (!data) {
    return (
      <>
        <PlainHeader />
        {isNotFound(error) ? (
          <OfferMissing />
        ) : (
          <LoadFailed query={query} title={texts.errorTitle} text={texts.errorText} action={<ToOffers />} />
        )}
      </>
    );
  }
  return (
    <>
      {isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <Loaded offer={data} onAsk={onAsk} onRetry={() => void query.refetch()} />
      {dialog}
    </>
  );
}

type LoadedProps = { offer: OutsourceOffer; onAsk: OpenOfferDialog; onRetry: () => void };

function Loaded({ offer, onAsk, onRetry }: LoadedProps) {
  const now = useNow();
  return (
    <article className={styles.page} aria-label={texts.heading(nameOffer(offer))}>
      <OfferHeader offer={offer} now={now} onAsk={onAsk} />
      <PartBoundary operation="getOffer" of={offer} onRetry={onRetry}>
        <OfferFacts offer={offer} now={now} />
      </PartBoundary>
      <Applications offer={offer} now={now} />
    </article>
  );
}

function OfferHeader({ offer, now, onAsk }: Omit<LoadedProps, 'onRetry'> & { now: Date }) {
  const link = useLink();
  const { order } = offer;
  return (
    <>
      <PageHeader
        title={nameOffer(offer)}
        subtitle={
          <span className={styles.subtitle}>
            {order === null ? (
              partTexts.jobDeleted
            ) : (
              <a {...link(getDetailsPath(order))}>{partTexts.job(order.number)}</a>
            )}
            <WhenLine job={offer} now={now} />
          </span>
        }
        back={{ ...link(href('company-job-outsourcing')), label: texts.back }}
        actions={
          <div className={styles.actions}>
            {offer.actions.includes('edit') && (
              <Button variant="outline" onClick={() => onAsk('edit', offer)}>
                {texts.edit}
              </Button>
            )}
            <OfferMenu offer={offer} onAsk={onAsk} />
          </div>
        }
      />
      <div className={styles.status}>
        <OfferStatusChip status={offer.status} />
        <Deadline offer={offer} />
      </div>
    </>
  );
}

function PlainHeader() {
  const title = usePageTitle();
  const link = useLink();
  return <PageHeader title={title} back={{ ...link(href('company-job-outsourcing')), label: texts.back }} />;
}

function OfferMissing() {
  return <EmptyState title={texts.missingTitle} text={texts.missing} action={<ToOffers />} />;
}

function ToOffers() {
  const link = useLink();
  return <Button {...link(href('company-job-outsourcing'))}>{texts.toOffers}</Button>;
}

/** An offer while it loads. */
function OfferSkeleton() {
  return (
    <>
      <PlainHeader />
      <div className={styles.skeleton} role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <SkeletonLine width="32%" height={24} />
        <SkeletonLine height={132} />
        <SkeletonLine width="48%" height={36} />
        <SkeletonLine height={104} />
        <SkeletonLine height={104} />
      </div>
    </>
  );
}
