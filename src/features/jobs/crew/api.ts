import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import {
  getGetCrewPlanQueryOptions,
  getGetInvitableEmployeesQueryOptions,
  useEditInvitations,
  useInviteEmployee,
} from '#generated/endpoints/orders/orders';
import type { Crew, CrewPlan, InvitableEmployees } from '#generated/model';
import { bundleQueries } from '#platform/cache/queryBundle';
import { handledErrorCodes } from '#platform/cache/queryClient';
import { afterAttempt, useCrew, useCrews, useWithdrawn } from '../orders';
import { withoutWithdrawn } from './model/candidates';

// API calls about candidates and invitations.

/** Candidates of this branch and of the other branches, best first. */
export function useCandidates(orderId: number) {
  const crew = useCrew(orderId).data;
  const isWithdrawing = useWithdrawn().size > 0;
  return useQuery(candidatesQuery(orderId, isWithdrawing ? crew : undefined));
}
/** Candidates for several orders in the order of `orderIds`. */
export function useCandidatesByOrder(orderIds: readonly number[]) {
  const crews = useCrews(orderIds);
  const isWithdrawing = useWithdrawn().size > 0;
  return useQueries({
    queries: orderIds.map((id, at) => candidatesQuery(id, isWithdrawing ? crews[at]?.data : undefined)),
  });
}

/** `crew`: given while invitations are being withdrawn. Someone who is no longer on it is not invited. */
function candidatesQuery(orderId: number, crew: Crew | undefined) {
  const select = (people: InvitableEmployees) => (crew ? withoutWithdrawn(people, crew) : people);
  return { ...getGetInvitableEmployeesQueryOptions(orderId), select };
}

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
