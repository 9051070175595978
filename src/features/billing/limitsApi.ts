import type { QueryClient } from '@tanstack/react-query';
import { getGetPlanLimitsQueryKey, useGetPlanLimits } from '#generated/endpoints/subscription/subscription';
import { type AddedLimit, type PlanLimitState, getPlanLimitState } from './model/planLimitState';

/** Reason one more does not fit in the company's plan; undefined while unknown. Refetched where something is added. */
export function usePlanLimitState(limit: AddedLimit): PlanLimitState | undefined {
  const { data } = useGetPlanLimits({ query: { staleTime: 0 } });
  return data && getPlanLimitState(data, limit);
}

/** Marks the usage of the plan as out of date. */
export function invalidatePlanLimits(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: getGetPlanLimitsQueryKey() });
}
