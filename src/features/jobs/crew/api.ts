import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  getGetCrewPlanQueryOptions,
  getGetInvitableEmployeesQueryOptions,
  useEditInvitations,
  useGetInvitableEmployees,
  useInviteEmployee,
} from '#generated/endpoints/orders/orders';
import type { CrewPlan } from '#generated/model';
import { bundleQueries } from '#platform/cache/queryBundle';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { afterAttempt } from '../orders';

// API calls about candidates and invitations.

/** Candidates of this branch and of the other branches, best first. */
export const useCandidates = (orderId: number) => useGetInvitableEmployees(orderId);
/** Candidates for several orders in the order of `orderIds`. */
export const useCandidatesByOrder = (orderIds: readonly number[]) =>
  useQueries({ queries: orderIds.map((id) => getGetInvitableEmployeesQueryOptions(id)) });

/** Jobs of some days that people can be invited to, with candidates: a call for each day, because each is long. */
export const useCrewPlan = (branchId: number, days: readonly string[]) =>
  useQueries({
    queries: days.map((day) => getGetCrewPlanQueryOptions(branchId, { 'filter[date]': day })),
    combine: joinDays,
  });

function joinDays(plans: readonly UseQueryResult<CrewPlan>[]) {
  const found = plans.flatMap(({ data }) => data ?? []);
  return {
    ...bundleQueries(plans),
    isFetching: plans.some(({ isFetching }) => isFetching),
    /** Undefined until all days are there. */
    jobs: found.length === plans.length ? found.flatMap(({ jobs }) => jobs) : undefined,
  };
}

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
