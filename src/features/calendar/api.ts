import { keepPreviousData, queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { withoutCalendarFaces } from '#domain/orders/withdrawn';
import {
  checkMove,
  getGetOrderCalendarQueryKey,
  getGetOrderQueryKey,
  getGetOrderCapacityQueryOptions,
  getOrderCalendar,
} from '#generated/endpoints/orders/orders';
import { getEmployees, getGetEmployeesQueryKey, getGetTeamHoursQueryOptions } from '#generated/endpoints/team/team';
import type { CalendarItem, Employee, GetEmployeesParams, MoveCheckRequest } from '#generated/model';
import { ActiveStatus, PositionCode } from '#generated/model/codes';
import { readAllPages, wholeList } from '#platform/cache/pagedRows';
import { whenIdle } from '#platform/lib/pause';
import type { CalendarDate } from '#platform/lib/time/dates';
import { useFeature } from '#platform/provider/slice';
import { useWithdrawn } from '../jobs/orders';
import { combineJobs, rememberLoaded } from './model/branchJobs';
import type { DayRange } from './model/range';

/** Page size of the calendar (spec section 9), and of other lists that are read completely. */
const ROWS_PER_PAGE = 100;

/** Maximum milliseconds before other days are loaded. */
const PREFETCH_WITHIN = 1000;

/**
 * All jobs of these branches on these days, without invitations that are being withdrawn. They stay while others load.
 * Events about orders invalidate them with the job lists.
 */
export function useCalendarJobs(branchIds: readonly number[], range: DayRange, next: DayRange, previous: DayRange) {
  const queries = branchIds.map((id) => ({ ...jobsQuery(id, range), placeholderData: keepPreviousData }));
  const loaded = useQueries({ queries, combine: readJobs })();
  const isComplete = !loaded.isUpdating && loaded.failed === undefined;
  usePrefetch(branchIds, next, isComplete);
  usePrefetch(branchIds, previous, isComplete);
  const withdrawn = useWithdrawn();
  const { jobs } = loaded;
  const shown = useMemo(
    () => (withdrawn.size === 0 ? jobs : jobs?.map((job) => withoutCalendarFaces(job, withdrawn))),
    [jobs, withdrawn],
  );
  return { ...loaded, jobs: shown };
}

/** A function, because the library compares every field of two months of jobs. Each list of jobs was compared before. */
function readJobs(queries: Parameters<typeof combineJobs>[0]) {
  const loaded = combineJobs(queries);
  return () => loaded;
}

/** Loads other days after these are painted. */
function usePrefetch(branchIds: readonly number[], { from, to }: DayRange, isEnabled: boolean): void {
  const queryClient = useQueryClient();
  const ids = branchIds.join();
  useEffect(() => {
    let isWanted = isEnabled;
    whenIdle(() => {
      if (!isWanted) return;
      for (const id of ids.split(',').map(Number)) void queryClient.prefetchQuery(jobsQuery(id, { from, to }));
    }, PREFETCH_WITHIN);
    return () => {
      isWanted = false;
    };
  }, [queryClient, ids, from, to, isEnabled]);
}

/** All jobs of a branch on these days. */
export function jobsQuery(branchId: number, { from, to }: DayRange) {
  const span = { 'filter[date_from]': from, 'filter[date_to]': to, 'page[size]': ROWS_PER_PAGE };
  const readPage = (page: number, signal: AbortSignal) =>
    getOrderCalendar(branchId, { ...span, 'page[number]': page }, undefined, signal);
  return queryOptions({
    queryKey: [...getGetOrderCalendarQueryKey(branchId, span), wholeList],
    queryFn: async ({ signal }) => {
      const loaded: CalendarItem[] = [];
      const read = async (page: number) => {
        const answer = await readPage(page, signal);
        loaded.push(...answer.data);
        return answer;
      };
      try {
        return { branchId, jobs: await readAllPages(read, ({ order_id }) => order_id) };
      } catch (error) {
        throw rememberLoaded(error, { branchId, jobs: loaded });
      }
    },
  });
}

/** Number of people needed, booked and free in the branch on each of these days. */
export function capacityQuery(branchId: number, { from, to }: DayRange, isEnabled = true) {
  const span = { 'filter[date_from]': from, 'filter[date_to]': to };
  const query = { placeholderData: keepPreviousData, enabled: isEnabled };
  return getGetOrderCapacityQueryOptions(branchId, span, { query });
}

export const useCapacity = (branchId: number, range: DayRange, isEnabled = true) =>
  useQuery(capacityQuery(branchId, range, isEnabled));

/** The active members who work on jobs, and which of them have no accepted job on a day, for anyone. */
export function useDayTeam(branchId: number, day: CalendarDate) {
  const team = useQuery(buildTeamQuery(branchId, {}));
  // A provider that does not count hours does not know who is free, and gives everyone.
  const countsHours = team.data?.some(({ hours_this_week }) => hours_this_week !== null) ?? false;
  const free = useQuery({ ...buildTeamQuery(branchId, { 'filter[available_on]': day }), enabled: countsHours });
  const freeIds = free.data && new Set(free.data.map(({ id }) => id));
  return {
    members: team.data ?? [],
    /** Null while it is not known. */
    isFree: ({ id }: Employee) => freeIds?.has(id) ?? null,
    failed: [team, free].find((query) => query.isError && query.data === undefined),
  };
}

/** The active members who work on jobs, with their hours in these days where the provider knows them. */
export function useWeekTeam(branchId: number, { from, to }: DayRange) {
  const team = useQuery(buildTeamQuery(branchId, {}));
  const span = { 'filter[date_from]': from, 'filter[date_to]': to };
  const query = { placeholderData: keepPreviousData, enabled: useFeature('teamHours') };
  const hours = useQuery(getGetTeamHoursQueryOptions(branchId, span, { query }));
  return {
    /** Undefined while they are not known. */
    members: team.data,
    hours: hours.data,
    failed: team.isError && team.data === undefined ? team : undefined,
    hoursFailed: hours.isError && query.enabled ? hours : undefined,
  };
}

const anyPosition = Object.values(PositionCode).join();

function buildTeamQuery(branchId: number, filter: Pick<GetEmployeesParams, 'filter[available_on]'>) {
  const params = { ...filter, position: anyPosition, 'filter[status]': ActiveStatus.active, per_page: ROWS_PER_PAGE };
  return queryOptions<Employee[]>({
    queryKey: [...getGetEmployeesQueryKey(branchId, params), wholeList],
    queryFn: ({ signal }) =>
      readAllPages(
        (page) => getEmployees(branchId, { ...params, page }, undefined, signal),
        ({ id }) => id,
      ),
  });
}

/** Checks the people affected by a new time of a job. Disabled while `move` is null. Changes nothing. */
export function useMoveCheck(orderId: number, move: MoveCheckRequest | null) {
  return useQuery({
    queryKey: [...getGetOrderQueryKey(orderId), 'move-check', move],
    queryFn: ({ signal }) => (move ? checkMove(orderId, move, undefined, signal) : null),
    enabled: move !== null,
    retry: false,
    gcTime: 0,
  });
}
