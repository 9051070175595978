import { useMemo } from 'react';
import type { OrderCard, OrderPage } from '#generated/model';
import { isUrgent } from '../../orders';
import { useUrgentCandidates } from '../listsApi';

type PageQuery = { data: OrderPage | undefined; isPending: boolean };
type Options = { now: Date; page: number; isOn: boolean };

/**
 * Splits a page of jobs: jobs that start within 48 hours without a full crew, soonest first, are pinned above the first
 * page, and the other ones are listed. Without `isOn` none is pinned.
 */
export function usePinnedJobs<Query extends PageQuery>(branchId: number, orders: Query, { now, page, isOn }: Options) {
  const { data: candidates, isLoading } = useUrgentCandidates(branchId, now, isOn);
  const urgent = useMemo(
    () => (isOn ? (candidates?.data.filter((card) => isUrgent(card, now)) ?? none) : none),
    [candidates, isOn, now],
  );
  const data = useMemo(() => orders.data && without(orders.data, urgent), [orders.data, urgent]);
  const pinned = page === 1 ? urgent : none;
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
