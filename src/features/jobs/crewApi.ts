import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { cancelInvitationByCompany } from '../../generated/endpoints/invitations/invitations';
import {
  getGetInvitableEmployeesQueryOptions,
  useEditInvitations,
  useGetInvitableEmployees,
  useGetOrders,
  useInviteEmployee,
} from '../../generated/endpoints/orders/orders';
import type { CancelInvitationRequest } from '../../generated/model';
import { afterAttempt } from './changesApi';
import { invalidateOrders } from './api';
import { MOST_PER_PAGE } from './listsApi';

// API calls about candidates and invitations.

/** Candidates of the own branch and of the other branches, best first. */
export const useCandidates = (orderId: number) => useGetInvitableEmployees(orderId);
/** Jobs whose crew is not formed, soonest first. */
export const useJobsInNeed = (branchId: number) =>
  useGetOrders(branchId, { page: 1, per_page: MOST_PER_PAGE, 'filter[status]': '1,2,3', sort: 'starts_at' });
/** Candidates for several orders in the order of `orderIds`. */
export const useCandidatesByOrder = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetInvitableEmployeesQueryOptions(id)) });

/** Invites people to a job. */
export function useInvite(branchId: number) {
  const queryClient = useQueryClient();
  return useInviteEmployee({ mutation: { onSettled: afterAttempt(queryClient, branchId) } });
}

/** Adds, cancels and changes invitations in one call. */
export function useEditCrew(branchId: number) {
  const queryClient = useQueryClient();
  return useEditInvitations({ mutation: { onSettled: afterAttempt(queryClient, branchId) } });
}

type TakingBack = { invitationId: number; data: CancelInvitationRequest; keepalive?: boolean };

/** Cancels one invitation. */
export function useTakeBack(branchId: number, orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ invitationId, data, ...how }: TakingBack) => cancelInvitationByCompany(invitationId, data, how),
    onSettled: () => void invalidateOrders(queryClient, branchId, orderId),
  });
}
