import { keepPreviousData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getGetOrderQueryKey, getGetOrdersQueryKey } from '#generated/endpoints/orders/orders';
import {
  getGetOfferQueryKey,
  getGetOfferQueryOptions,
  getGetOffersQueryKey,
  useAcceptApplication,
  useAnswerApplications,
  useCancelApplication,
  useCloseOffer,
  useDeleteOffer,
  useGetOffer,
  useGetOfferApplications,
  useGetOffers,
  useGetOutsourceNumbers,
  useRejectApplication,
  useRepeatOffer,
  useUpdateOffer,
} from '#generated/endpoints/outsource/outsource';
import type { GetOfferApplicationsParams, OfferStatus, OutsourceOffer } from '#generated/model';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { storeAnswer } from '#platform/cache/storeAnswer';
import { serverNow } from '#platform/lib/time/serverClock';

// API calls about published offers and the applications to them.

/** Offers on a page. */
export const OFFERS_PER_PAGE = 10;
/** Applications on a page. */
export const APPLICATIONS_PER_PAGE = 20;

/** A page of a branch's offers, with the number in each status. The previous page stays while the next one loads. */
export function usePublishedOffers(
  branchId: number,
  { page, status }: { page: number; status: OfferStatus | undefined },
) {
  const params = {
    branch_id: branchId,
    page,
    per_page: OFFERS_PER_PAGE,
    ...(status !== undefined && { 'filter[status]': String(status) }),
  };
  return useGetOffers(params, { query: { placeholderData: keepPreviousData } });
}

/** An offer. It is read again when the next people are notified, because the count is pushed to no one. */
export const usePublishedOffer = (offerId: number) =>
  useGetOffer(offerId, { query: { refetchInterval: ({ state: { data } }) => waitForNext(data) } });

/** Milliseconds until the next people are notified; false if there are none. */
function waitForNext(offer: OutsourceOffer | undefined): number | false {
  const next = offer?.counts.next_notified_at;
  return next ? Math.max(Date.parse(next) - serverNow(), 0) + 1000 : false;
}

/** Returns a function that fetches the current offer and bypasses the cache. */
export function useFreshOffer(offerId: number) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...getGetOfferQueryOptions(offerId), staleTime: 0 });
}

export type ApplicationsQuery = Pick<GetOfferApplicationsParams, 'filter[status]' | 'filter[applied]' | 'sort'> & {
  page: number;
};

/** A page of the people who were notified of an offer. The previous page stays while the next one loads. */
export function useApplications(offerId: number, query: ApplicationsQuery) {
  const params = { ...query, per_page: APPLICATIONS_PER_PAGE };
  return useGetOfferApplications(offerId, params, { query: { placeholderData: keepPreviousData } });
}

/** Outsourcing results by branch and month, in all branches of the company. */
export const useOutsourceNumbers = () => useGetOutsourceNumbers();

/** Changes an open offer. The form handles a version that is out of date. */
export function useChangeOffer() {
  const queryClient = useQueryClient();
  return useUpdateOffer({
    mutation: { meta: handledErrorCodes('stale_version'), onSuccess: afterOffer(queryClient) },
  });
}

/** Closes an open offer. Who was accepted stays on the crew. */
export function useEndOffer() {
  const queryClient = useQueryClient();
  return useCloseOffer({
    mutation: { onSuccess: afterOffer(queryClient), onError: () => void refetchOffers(queryClient) },
  });
}

/** Deletes an offer that accepted no one. */
export function useRemoveOffer() {
  const queryClient = useQueryClient();
  return useDeleteOffer({
    mutation: {
      // Its page must not come back as it was.
      onSuccess: (_, { offerId }) =>
        queryClient.removeQueries({ queryKey: getGetOfferQueryKey(offerId), type: 'inactive' }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: getGetOffersQueryKey(), refetchType: 'active' }),
    },
  });
}

/** Publishes an offer again, for what is still open. Answers with the new offer. */
export function usePublishAgain() {
  const queryClient = useQueryClient();
  return useRepeatOffer({
    mutation: { onSettled: () => void refetchOffers(queryClient) },
  });
}

/** Accepts an application. The screen shows every refusal next to the person. */
export function useAcceptApplicant(offer: OfferOfOrder) {
  const queryClient = useQueryClient();
  return useAcceptApplication({
    mutation: { onSettled: afterAnswer(queryClient, offer) },
  });
}

/** Declines an application. */
export function useDeclineApplicant(offer: OfferOfOrder) {
  const queryClient = useQueryClient();
  return useRejectApplication({
    mutation: { onSettled: afterAnswer(queryClient, offer) },
  });
}

/** Cancels an application, including an accepted one. */
export function useCancelApplicant(offer: OfferOfOrder) {
  const queryClient = useQueryClient();
  return useCancelApplication({
    mutation: { onSettled: afterAnswer(queryClient, offer) },
  });
}

/** Accepts and declines several applications in one call; each is answered on its own. */
export function useAnswerSeveral(offer: OfferOfOrder) {
  const queryClient = useQueryClient();
  return useAnswerApplications({
    mutation: { onSettled: afterAnswer(queryClient, offer) },
  });
}

/** Cache entries that an answer to an application changes. */
export type OfferOfOrder = Pick<OutsourceOffer, 'branch_id' | 'order_id'>;

/** Refetches offers, applications and numbers that are on screen; the rest is out of date. */
function refetchOffers(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: getGetOffersQueryKey() });
}

function canBeOfBranch(part: unknown, branchId: number): boolean {
  const hasBranch = typeof part === 'object' && part !== null && 'branch_id' in part;
  return !hasBranch || part.branch_id === branchId;
}

/** After an event of a branch. Lists of other branches stay; what has no branch in its key may be of this one. */
export function refetchOffersOfBranch(queryClient: QueryClient, branchId: number): void {
  void queryClient.invalidateQueries({
    queryKey: getGetOffersQueryKey(),
    predicate: ({ queryKey: [, part] }) => canBeOfBranch(part, branchId),
  });
}

function afterOffer(queryClient: QueryClient) {
  return (offer: OutsourceOffer) => {
    storeAnswer(queryClient, getGetOfferQueryKey(offer.id), offer);
    void refetchOffers(queryClient);
  };
}

/**
 * Also after a refusal, because someone else may have been faster. The crew of the job follows from the answers. A
 * success is over once the applications are refetched, so that a second tap finds no old button.
 */
function afterAnswer(queryClient: QueryClient, { branch_id, order_id }: OfferOfOrder) {
  return (_: unknown, error: unknown): Promise<unknown> | undefined => {
    const refetched = refetchOffers(queryClient);
    void queryClient.invalidateQueries({ queryKey: getGetOrdersQueryKey(branch_id) });
    if (order_id !== null) void queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(order_id) });
    return error === null ? refetched : undefined;
  };
}
