import { useCrews, useOrdersById } from '../../orders';
import type { OrderCard } from '#generated/model';
import { bundleQueries, hasFailed } from '#platform/cache/queryBundle';
import { useCandidatesByOrder } from '../api';
import type { JobToFill } from './bulkInvite';

/** Slots, rates and candidates of several jobs. A job that cannot be loaded is named. */
export function useJobsToFill(cards: readonly OrderCard[]) {
  const ids = cards.map(({ order_id }) => order_id);
  const orders = useOrdersById(ids);
  const crews = useCrews(ids);
  const candidates = useCandidatesByOrder(ids);
  const { isPending, retry } = bundleQueries([...orders, ...crews, ...candidates]);
  const jobs = cards.flatMap((card, at): JobToFill[] => {
    const [order, crew, people] = [orders[at]?.data, crews[at]?.data, candidates[at]?.data];
    return order && crew && people ? [{ card, order, slots: crew.slots, people }] : [];
  });
  return {
    jobs,
    isPending,
    failed: cards.filter((_, at) => [orders[at], crews[at], candidates[at]].some(hasFailed)),
    retry,
  };
}
