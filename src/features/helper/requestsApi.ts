import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptBranchInvitation, getGetOwnBranchInvitationsQueryOptions } from '#generated/endpoints/team/team';
import type { OwnBranchInvitation } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { invalidateHelper } from './api';

const none: readonly OwnBranchInvitation[] = [];

export const newRequestsQuery = () =>
  getGetOwnBranchInvitationsQueryOptions({ 'filter[status]': String(InvitationStatus.new) });

const useNewRequests = () => useQuery(newRequestsQuery());

/** Unanswered requests to join a branch; none while they load. */
export function useJoinRequests(): readonly OwnBranchInvitation[] {
  return useNewRequests().data?.data ?? none;
}

/** Checks whether loading the requests to join has settled, so that nothing moves later. */
export function useJoinRequestsSettled(): boolean {
  return !useNewRequests().isLoading;
}

export function useJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => acceptBranchInvitation(id),
    onSettled: () => invalidateHelper(queryClient),
  });
}
