import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getGetOrderQueryKey, getGetOrdersQueryKey } from '#generated/endpoints/orders/orders';
import { getGetOffersQueryKey, matchHelpers, useCreateOffer } from '#generated/endpoints/outsource/outsource';
import type { MatchRequest } from '#generated/model';
import { offersPlan } from '#platform/cache/queryClient';
import { getTimeoutMs } from '#platform/http/timeouts';

// API calls of a new offer: who fits, and publishing it.

/**
 * Loads the people who fit a need. The call changes nothing, so it is a query with the time limit of a read: the last answer stays while the next one loads. Its key
 * begins like the key of the offers, so that their events refetch it.
 */
export function useMatches(request: MatchRequest) {
  return useQuery({
    queryKey: [...getGetOffersQueryKey(), 'match', request],
    queryFn: ({ signal }) => matchHelpers(request, { timeout: getTimeoutMs() }, signal),
    placeholderData: keepPreviousData,
    meta: offersPlan,
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
