import { type ReactNode, useState } from 'react';
import type { Order, Crew, InvitableEmployees, PositionCode } from '#generated/model';
import { bundleQueries } from '#platform/cache/queryBundle';
import { useCurrentRoute } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { Stack } from '#platform/ui/layout/Layout';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { WhenLine, cardTexts, getListPage, nameJob, OrderUnavailable, useCrew } from '../../orders';
import { useCandidates } from '../api';
import { crewTexts } from '../texts';
import styles from './Crew.module.css';

type Props = { title: string; order: Order; actions?: ReactNode };

/** The page title, with a link to the job it is about. */
export function CrewHeader({ title, order, actions }: Props) {
  const now = useNow();
  const link = useLink();
  const { back = false } = useCurrentRoute().row;
  const job = (
    <>
      <a className={styles.job} {...link(href('company-job-details', { id: order.order_id }))}>
        {nameJob(order, ' · ')}
      </a>
      {order.date !== null && (
        <span>
          {' · '}
          <WhenLine job={order} now={now} />
        </span>
      )}
    </>
  );
  const backLink = back ? { ...link(href(getListPage(order))), label: cardTexts.backToJobs } : undefined;
  return <PageHeader title={title} subtitle={job} actions={actions} back={backLink} />;
}

/** The slots of a job while they load. */
export function CrewSkeleton() {
  return (
    <Stack gap={3} className={styles.skeletonSlots} role="status">
      <VisuallyHidden>{crewTexts.loading}</VisuallyHidden>
      <SkeletonCard height={132} />
      <SkeletonCard height={180} />
    </Stack>
  );
}

type WithCandidatesProps = {
  orderId: number;
  /** Waits for current data where an earlier visit left outdated data. */
  current?: boolean;
  loading: ReactNode;
  children: (crew: Crew, people: InvitableEmployees) => ReactNode;
};

/** Loads the crew of a job and the candidates for it. */
export function WithCandidates({ orderId, current = false, loading, children }: WithCandidatesProps) {
  const crew = useCrew(orderId);
  const people = useCandidates(orderId);
  const isFetching = crew.isFetching || people.isFetching;
  const isCurrent = useIsCurrent(isFetching);
  if (crew.data && people.data && (isCurrent || !current)) return children(crew.data, people.data);
  const { failed, retry } = bundleQueries([crew, people]);
  if (!failed) return loading;
  return <OrderUnavailable error={failed.error} retrying={isFetching} onRetry={retry} />;
}

/**
 * True once a query has its first current answer. An outdated one from an earlier visit would propose people who were
 * invited since.
 */
export function useIsCurrent(isFetching: boolean): boolean {
  const [isCurrent, setCurrent] = useState(!isFetching);
  if (!isCurrent && !isFetching) setCurrent(true);
  return isCurrent;
}

/** Query parameter: shows only people of this position at first. */
export const POSITION_PARAM = 'position';

/** The page that invites people to a job, for one position. */
export const getInvitePath = (orderId: number, position: PositionCode): string =>
  `${href('company-job-team-add', { id: orderId })}?${POSITION_PARAM}=${position}`;
