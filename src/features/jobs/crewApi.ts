import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { cancelInvitationByCompany } from '../../generated/endpoints/invitations/invitations';
import {
  editInvitations,
  getGetCurrentCrewQueryOptions,
  getGetInvitableEmployeesQueryOptions,
  inviteEmployee,
  useEditInvitations,
  useGetInvitableEmployees,
  useGetOrders,
  useInviteEmployee,
} from '../../generated/endpoints/orders/orders';
import type { CancelInvitationRequest, EditInvitationsRequest, InviteRequest } from '../../generated/model';
import { useRepeatable } from '../../platform/http/useRepeatable';
import { afterAttempt, MOST_PER_PAGE, ordersChanged } from './api';

// The part of the feature's window that is about people: who could be asked, and asking them.

/** Who could be asked, best first; own branch and the others. */
export const useCandidates = (orderId: number) => useGetInvitableEmployees(orderId);
/** Jobs whose crew is not formed, the soonest first. */
export const useJobsInNeed = (branchId: number) =>
  useGetOrders(branchId, { page: 1, per_page: MOST_PER_PAGE, 'filter[status]': '1,2,3', sort: 'starts_at' });
/** Slots of several orders, in their order. */
export const useCrewsOf = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetCurrentCrewQueryOptions(id)) });
/** Who could be asked for several orders, in their order. */
export const useCandidatesOf = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetInvitableEmployeesQueryOptions(id)) });

/** Asks people to come. */
export function useInvite(branchId: number) {
  const queryClient = useQueryClient();
  const send = useRepeatable((sent: { orderId: number; data: InviteRequest }, keyed) =>
    inviteEmployee(sent.orderId, sent.data, keyed),
  );
  return useInviteEmployee({
    mutation: {
      mutationFn: send,
      onSettled: afterAttempt(queryClient, branchId),
    },
  });
}

/** Adds, takes back and changes invitations at once. */
export function useEditCrew(branchId: number) {
  const queryClient = useQueryClient();
  const send = useRepeatable((sent: { orderId: number; data: EditInvitationsRequest }, keyed) =>
    editInvitations(sent.orderId, sent.data, keyed),
  );
  return useEditInvitations({
    mutation: {
      mutationFn: send,
      onSettled: afterAttempt(queryClient, branchId),
    },
  });
}

type TakingBack = { invitationId: number; data: CancelInvitationRequest; keepalive?: boolean };

/** Takes one invitation back. */
export function useTakeBack(branchId: number, orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ invitationId, data, ...how }: TakingBack) => cancelInvitationByCompany(invitationId, data, how),
    onSettled: () => void ordersChanged(queryClient, branchId, orderId),
  });
}
