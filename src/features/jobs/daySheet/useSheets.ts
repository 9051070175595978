import { useCrews, useOrdersById } from '../../orders';
import { bundleQueries, hasFailed } from '#platform/cache/queryBundle';
import type { Sheet } from './CrewSheet';

export type Sheets = {
  loaded: readonly Sheet[];
  /** Ids of the orders that could not be loaded. */
  failedIds: readonly number[];
  isPending: boolean;
  /** Loads what failed again. */
  retry: () => void;
};

/** The crew sheets of several orders, in their order. */
export function useSheets(orderIds: readonly number[]): Sheets {
  const orders = useOrdersById(orderIds);
  const crews = useCrews(orderIds);
  const { isPending, retry } = bundleQueries([...orders, ...crews]);
  return {
    loaded: orderIds.flatMap((_, index): Sheet[] => {
      const [order, crew] = [orders[index]?.data, crews[index]?.data];
      return order && crew ? [{ order, crew }] : [];
    }),
    failedIds: orderIds.filter((_, index) => [orders[index], crews[index]].some(hasFailed)),
    isPending,
    retry,
  };
}
