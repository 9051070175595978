import { can } from '#domain/people/rights';
import { OrderStatus } from '#generated/model/codes';
import { useBranches } from '#platform/branches/useActiveBranch';
import type { CalendarDate } from '#platform/lib/time/dates';
import { useFeature } from '#platform/provider/slice';
import { href } from '#platform/routing/links/href';
import { useQueryParam } from '#platform/routing/useQuery';
import { useUserType } from '#platform/session/useSession';
import { type OverviewScope, useOverview } from '../api';

/** Query parameter for the summary of all branches. */
const wholeCompany = 'all';

/**
 * The summary of the active branch, or of all branches if an owner with several chose so in the address bar. Not read at
 * a provider without it.
 */
export function useSummary(branchId: number) {
  const [chosen, choose] = useQueryParam('summary');
  const userType = useUserType();
  const branchCount = useBranches().data?.length ?? 0;
  const canChoose = can(userType, 'viewBranchesTogether') && branchCount > 1;
  const scope: OverviewScope = canChoose && chosen === wholeCompany ? 'company' : 'branch';
  return {
    query: useOverview(branchId, scope, useFeature('overview')),
    scope,
    canChoose,
    choose: (next: OverviewScope) => choose(next === 'company' ? wholeCompany : null),
  };
}

/** Ids of the parts of this page that list what a number counts. */
export const coverageId = 'coverage';
export const todayJobsId = 'jobs-today';

const toCalendar = (params: Record<string, string>, scope: OverviewScope) =>
  `${href('company-calendar')}?${new URLSearchParams({ ...params, ...(scope === 'company' && { branches: 'all' }) })}`;

/** The calendar of a day. */
export const getDayPath = (date: CalendarDate, scope: OverviewScope): string =>
  toCalendar({ view: 'day', date }, scope);

/** The calendar of the week around a day. */
export const getWeekPath = (date: CalendarDate, scope: OverviewScope): string =>
  toCalendar({ view: 'week', date }, scope);

/** The open jobs of a day with a complete crew. The list has one branch, the calendar all. */
export function getCrewedPath(date: CalendarDate, scope: OverviewScope): string {
  const status = String(OrderStatus.formed);
  if (scope === 'company') return toCalendar({ view: 'day', date, status }, scope);
  return `${href('company-job-formed')}?${new URLSearchParams({ status, from: date, to: date })}`;
}
