import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptInvitation,
  cancelInvitationByHelper,
  getGetHelperInvitationCountsQueryOptions,
  getGetHelperInvitationQueryOptions,
  getGetHelperInvitationsQueryOptions,
  rejectInvitation,
} from '../../generated/endpoints/invitations/invitations';
import type {
  HelperInvitationCounts,
  InvitationBucket,
  RejectInvitationRequest,
  WithdrawInvitationRequest,
} from '../../generated/model';
import { settles } from '../../platform/cache/queryClient';
import { useRepeatable } from '../../platform/http/useRepeatable';
import { refusalCodes } from './jobs/answer/refusalCodes';

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

/** Accepts at once, because the first one gets the slot. The screen explains the refusals of `refusalCodes`. */
export function useAccept() {
  const queryClient = useQueryClient();
  const send = useRepeatable(({ id }: { id: number }, keyed) => acceptInvitation(id, keyed));
  return useMutation({
    mutationFn: (id: number) => send({ id }),
    meta: settles(...refusalCodes),
    onSettled: () => invalidateHelper(queryClient),
  });
}

type Answer<Data> = { id: number; data: Data; keepalive?: boolean };

export function useDecline() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, data, ...how }: Answer<RejectInvitationRequest>) => rejectInvitation(id, data, how),
    onSettled: () => invalidateHelper(queryClient),
  });
}

export function useWithdraw() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, data, ...how }: Answer<WithdrawInvitationRequest>) => cancelInvitationByHelper(id, data, how),
    onSettled: () => invalidateHelper(queryClient),
  });
}
