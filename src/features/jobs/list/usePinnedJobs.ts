import { useMemo } from 'react';
import type { OrderCard, OrderPage } from '#generated/model';
import { isUrgent } from '../../orders';
import { useUrgentCandidates } from '../listsApi';

type PageQuery = { data: OrderPage | undefined; isPending: boolean };
type Options = { now: Date; page: number; isOn: boolean };

/**
 * Splits the first page of jobs: jobs that start within 48 hours without a full crew, soonest first, are pinned above it,
 * and the other ones are listed. Later pages list all of theirs, so that none is empty. Without `isOn` none is pinned.
 */
export function usePinnedJobs<Query extends PageQuery>(branchId: number, orders: Query, { now, page, isOn }: Options) {
  const isFirst = isOn && page === 1;
  const { data: candidates, isLoading } = useUrgentCandidates(branchId, now, isOn);
  const pinned = useMemo(
    () => (isFirst ? (candidates?.data.filter((card) => isUrgent(card, now)) ?? none) : none),
    [candidates, isFirst, now],
  );
  const data = useMemo(() => orders.data && without(orders.data, pinned), [orders.data, pinned]);
  return {
    pinned,
    /** Everything on the page. */
    shown: [...pinned, ...(data?.data ?? [])],
    listed: { ...orders, data, isPending: orders.isPending || isLoading },
  };
}

const none: readonly OrderCard[] = [];

function without(page: OrderPage, pinned: readonly OrderCard[]): OrderPage {
  const ids = new Set(pinned.map(({ order_id }) => order_id));
  return { ...page, data: page.data.filter(({ order_id }) => !ids.has(order_id)) };
}
