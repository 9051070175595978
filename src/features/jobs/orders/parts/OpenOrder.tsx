import type { ReactNode } from 'react';
import type { Order } from '#generated/model';
import { useBranchKey, useEntityBranch } from '#platform/branches/useActiveBranch';
import { isNotFound } from '#platform/http/failures';
import { usePageTitle } from '#platform/routing/currentRoute';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { EmptyState, LoadFailed } from '#platform/ui/feedback/states';
import { Button } from '#platform/ui/inputs/Button';
import { PageHeader } from '#platform/ui/layout/PageHeader';
import { useOrder } from '../api';
import { openOrderTexts as texts, cardTexts } from '../texts';
import { getListPage } from './jobPaths';

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

type JobPageHeaderProps = { order?: Pick<Order, 'status' | 'closed_state'> };

/** Title and Back link of a job page that cannot show its job: it does not exist, was deleted or is closed. */
export function JobPageHeader({ order }: JobPageHeaderProps) {
  const title = usePageTitle();
  const link = useLink();
  const list = order === undefined ? 'company-job' : getListPage(order);
  return <PageHeader title={title} back={{ ...link(href(list)), label: cardTexts.backToJobs }} />;
}

type OrderUnavailableProps = { error: unknown; retrying: boolean; onRetry: () => void; title?: string };

/** Reason an order or its data cannot be shown, with a way to recover. */
export function OrderUnavailable({ error, retrying, onRetry, ...words }: OrderUnavailableProps) {
  const link = useLink();
  const toJobs = <Button {...link(href('company-job'))}>{texts.toJobs}</Button>;
  if (isNotFound(error)) {
    return <EmptyState title={texts.missingTitle} text={texts.missing} action={toJobs} />;
  }
  const query = { error, isFetching: retrying, refetch: onRetry };
  return <LoadFailed query={query} {...words} text={texts.errorText} action={toJobs} />;
}
