import { useMemo } from 'react';
import type { OrderCard } from '#generated/model';
import { useNow } from '#platform/ui/clock/useNow';
import { isUrgent } from '../../orders';
import { type OpenOrdersQuery, useOpenOrders, useUrgentCandidates } from '../listsApi';

/**
 * A page of jobs. Those that start within 48 hours without a full crew, soonest first, are pinned above the first page
 * and are on no other: a page is full beside them, and no job is shown twice. Without `isOn` none is pinned.
 */
export function usePinnedJobs(branchId: number, query: OpenOrdersQuery, isOn: boolean) {
  const now = useNow();
  const { data: candidates, isLoading } = useUrgentCandidates(branchId, query.states, now, isOn);
  const urgent = useMemo(
    () => (isOn ? (candidates?.data.filter((card) => isUrgent(card, now)) ?? none) : none),
    [candidates, isOn, now],
  );
  const except = urgent.map(({ order_id }) => order_id);
  // Read beside the candidates, and again where some are pinned.
  const orders = useOpenOrders(branchId, { ...query, except });
  const data = useMemo(() => orders.data && withoutRows(orders.data, urgent), [orders.data, urgent]);
  const pinned = query.page === 1 ? urgent : none;
  const listed = { ...orders, data, isPending: orders.isPending || isLoading };
  return { now, orders, listed, pinned, shown: [...pinned, ...(data?.data ?? [])] };
}

const none: readonly OrderCard[] = [];

/** A provider may list them all the same. */
function withoutRows<Page extends { data: readonly OrderCard[] }>(page: Page, urgent: readonly OrderCard[]): Page {
  const ids = new Set(urgent.map(({ order_id }) => order_id));
  return { ...page, data: page.data.filter(({ order_id }) => !ids.has(order_id)) };
}
