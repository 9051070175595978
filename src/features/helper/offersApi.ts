import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  applyForOffer,
  getGetHelperOfferCountsQueryOptions,
  getGetHelperOfferQueryKey,
  getGetHelperOfferQueryOptions,
  getGetHelperOffersQueryOptions,
} from '#generated/endpoints/outsource/outsource';
import type { ApplyRequest, HelperOfferCounts, InvitationBucket } from '#generated/model';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { storeAnswer } from '#platform/cache/storeAnswer';
import { invalidateHelper } from './api';

/** A page of one list of offers. The previous page stays while the next one loads. */
export function ownOffersQuery(bucket: InvitationBucket, page: number, perPage: number) {
  const params = { 'filter[bucket]': bucket, page, per_page: perPage };
  return getGetHelperOffersQueryOptions(params, { query: { placeholderData: keepPreviousData } });
}

export const useOwnOffers = (bucket: InvitationBucket, page: number, perPage: number) =>
  useQuery(ownOffersQuery(bucket, page, perPage));

export const offerCountsQuery = () => getGetHelperOfferCountsQueryOptions();

/** Number of offers in each list; undefined while loading. */
export function useOfferCounts(): HelperOfferCounts | undefined {
  return useQuery(offerCountsQuery()).data;
}

/** One offer. Reading it counts as viewed. */
const ownOfferQuery = (id: number) => getGetHelperOfferQueryOptions(id);

export const useOwnOffer = (id: number) => useQuery(ownOfferQuery(id));

/** Applies immediately, because places are limited. The screen explains the refusals of `offerRefusalCodes`. */
export function useApply() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, data }: { id: number; data: ApplyRequest }) => applyForOffer(id, data),
    meta: handledErrorCodes(...offerRefusalCodes),
    onSuccess: (offer, { id }) => storeAnswer(queryClient, getGetHelperOfferQueryKey(id), offer),
    onSettled: () => invalidateHelper(queryClient),
  });
}

/** Refusals of an application that are answers, not failures: a dialog explains them instead of a toast. */
export const offerRefusalCodes = [
  'position_filled',
  'offer_closed',
  'hard_conflict',
  'too_late',
  'wrong_state',
  'weekly_limit',
] as const;
