import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  acceptBranchInvitation,
  rejectBranchInvitation,
  getGetOwnBranchInvitationsQueryOptions,
} from '../../generated/endpoints/team/team';
import type { OwnBranchInvitation } from '../../generated/model';
import { InvitationStatus } from '../../generated/model/codes';
import { useRepeatable } from '../../platform/http/useRepeatable';
import { invalidateHelper } from './api';

const none: readonly OwnBranchInvitation[] = [];

export const newRequestsQuery = () =>
  getGetOwnBranchInvitationsQueryOptions({ 'filter[status]': String(InvitationStatus.new) });

const useNewRequests = () => useQuery(newRequestsQuery());

/** Unanswered requests to join a branch; none while they load. */
export function useJoinRequests(): readonly OwnBranchInvitation[] {
  return useNewRequests().data?.data ?? none;
}

/** Whether the requests to join are loaded, or could not be: nothing will appear above what is below them. */
export function useJoinRequestsSettled(): boolean {
  return !useNewRequests().isLoading;
}

export function useJoin() {
  const queryClient = useQueryClient();
  const send = useRepeatable(({ id }: { id: number }, keyed) => acceptBranchInvitation(id, keyed));
  return useMutation({
    mutationFn: (id: number) => send({ id }),
    onSettled: () => invalidateHelper(queryClient),
  });
}

export function useDeclineToJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...how }: { id: number; keepalive?: boolean }) => rejectBranchInvitation(id, {}, how),
    onSettled: () => invalidateHelper(queryClient),
  });
}
