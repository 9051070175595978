import { useQueries, useQueryClient } from '@tanstack/react-query';
import {
  getGetInvitableEmployeesQueryOptions,
  useGetCrewPlan,
  useEditInvitations,
  useGetInvitableEmployees,
  useInviteEmployee,
} from '#generated/endpoints/orders/orders';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { afterAttempt } from '../orders';

// API calls about candidates and invitations.

/** Candidates of this branch and of the other branches, best first. */
export const useCandidates = (orderId: number) => useGetInvitableEmployees(orderId);
/** Candidates for several orders in the order of `orderIds`. */
export const useCandidatesByOrder = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetInvitableEmployeesQueryOptions(id)) });

/** Jobs from one day to another that people can be invited to, with candidates. */
export const useCrewPlan = (branchId: number, from: string, to: string) =>
  useGetCrewPlan(branchId, { 'filter[date_from]': from, 'filter[date_to]': to });

/** Invites people to a job. */
export function useInvite(branchId: number) {
  const queryClient = useQueryClient();
  return useInviteEmployee({ mutation: { onSettled: afterAttempt(queryClient, branchId) } });
}

/** Adds, cancels and changes invitations in one call. */
export function useEditCrew(branchId: number) {
  const queryClient = useQueryClient();
  return useEditInvitations({
    mutation: {
      // Merged in a dialog.
      meta: handledErrorCodes('stale_version'),
      onSettled: afterAttempt(queryClient, branchId),
    },
  });
}
