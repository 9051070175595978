import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptInvitation,
  getGetHelperInvitationCountsQueryOptions,
  getGetHelperInvitationQueryOptions,
  getGetHelperInvitationsQueryOptions,
  rateCompany,
} from '#generated/endpoints/invitations/invitations';
import type { CrewRating, HelperInvitationCounts, InvitationBucket } from '#generated/model';
import { handledErrorCodes } from '#platform/cache/queryClient';

/** Invitations or offers on a page. */
export const WORK_PER_PAGE = 20;

/** A page of one list. The previous page stays while the next one loads. */
export function invitationsQuery(bucket: InvitationBucket, page: number, perPage: number) {
  const params = { 'filter[bucket]': bucket, page, per_page: perPage };
  return getGetHelperInvitationsQueryOptions(params, { query: { placeholderData: keepPreviousData } });
}

export const useInvitations = (bucket: InvitationBucket, page: number, perPage: number) =>
  useQuery(invitationsQuery(bucket, page, perPage));

export const invitationCountsQuery = () => getGetHelperInvitationCountsQueryOptions();

/** Number of invitations in each list; undefined while loading. */
export function useInvitationCounts(): HelperInvitationCounts | undefined {
  return useQuery(invitationCountsQuery()).data;
}

/** An invitation with its job. */
export const invitationQuery = (id: number) => getGetHelperInvitationQueryOptions(id);

export const useInvitation = (id: number) => useQuery(invitationQuery(id));

/** Marks everything about the helper's own invitations as out of date: lists, counts, details and calendar. */
export function invalidateHelper(queryClient: QueryClient): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: ['helper'] });
}

/** Loads everything on screen about the helper's own jobs again. */
export function useRefreshHelper(): () => void {
  const queryClient = useQueryClient();
  return () => void invalidateHelper(queryClient);
}

/** Rates the company of a completed job. */
export function useRateCompany(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (rating: CrewRating) => rateCompany(id, rating),
    onSettled: () => invalidateHelper(queryClient),
  });
}

/** Accepts immediately, because the first one gets the slot. The screen explains the refusals of `refusalCodes`. */
export function useAccept() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => acceptInvitation(id),
    meta: handledErrorCodes(...refusalCodes),
    onSettled: () => invalidateHelper(queryClient),
  });
}

/** Refusals of an acceptance that are answers, not failures: a dialog explains them instead of a toast. */
export const refusalCodes = [
  'position_filled',
  'invitation_expired',
  'hard_conflict',
  'too_late',
  'wrong_state',
  'weekly_limit',
] as const;
