import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetTools, useGetVehicleTypes } from '#generated/endpoints/lookups/lookups';
import {
  getGetOrderQueryKey,
  getGetOrdersQueryKey,
  useGetCurrentCrew,
  useGetOrder,
  useGetOrders,
} from '#generated/endpoints/orders/orders';
import { getGetOffersQueryKey, matchHelpers, useCreateOffer } from '#generated/endpoints/outsource/outsource';
import type { MatchRequest } from '#generated/model';
import { suppressErrorToast } from '#platform/cache/queryClient';
import { getTimeoutMs } from '#platform/http/timeouts';

// API calls of a new offer: what it needs, who fits, and publishing it.

/** Jobs whose crew is not formed, soonest first. */
export const useJobsToStaff = (branchId: number) =>
  useGetOrders(branchId, { page: 1, per_page: 100, 'filter[status]': '1,2,3', sort: 'starts_at' });
/** The job that an offer is for. */
export const useJobToStaff = (orderId: number) => useGetOrder(orderId);
/** Its slots and how many are open. */
export const useSlotsToStaff = (orderId: number) => useGetCurrentCrew(orderId);

/** Catalogs rarely change, so they are loaded once per session. */
const forTheSession = { query: { staleTime: Number.POSITIVE_INFINITY } };
/** Tools and vehicle types that an offer can require. */
export function useEquipment() {
  const tools = useGetTools(forTheSession);
  const vehicles = useGetVehicleTypes(forTheSession);
  return { tools: tools.data, vehicles: vehicles.data };
}

/**
 * Loads the people who fit a need. The call changes nothing, so it is a query with the time limit of a read: the last answer stays while the next one loads. Its key
 * begins like the key of the offers, so that their events refetch it.
 */
export function useMatches(request: MatchRequest) {
  return useQuery({
    queryKey: [...getGetOffersQueryKey(), 'match', request],
    queryFn: ({ signal }) => matchHelpers(request, { timeout: getTimeoutMs() }, signal),
    placeholderData: keepPreviousData,
    meta: suppressErrorToast,
  });
}

/** Publishes an offer. The form shows why it was refused; the job may have changed since. */
export function usePublishOffer(branchId: number) {
  const queryClient = useQueryClient();
  return useCreateOffer({
    mutation: {
      onSettled: (_offer, _error, { data }) => {
        void queryClient.invalidateQueries({ queryKey: getGetOffersQueryKey() });
        void queryClient.invalidateQueries({ queryKey: getGetOrdersQueryKey(branchId) });
        if (data.order_id !== undefined)
          void queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(data.order_id) });
      },
    },
  });
}
