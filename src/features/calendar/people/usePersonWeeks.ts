import type { CalendarItem } from '#generated/model';
import { useNow } from '#platform/ui/clock/useNow';
import { useWeekTeam } from '../api';
import { type CalendarFilters, filterTeam } from '../model/filters';
import type { DayRange } from '../model/range';
import { listOpenJobs, listPersonWeeks } from './personWeek';

/** The people of a branch that the filters leave, with their week, and the open jobs. */
export function usePersonWeeks(
  branchId: number,
  range: DayRange,
  jobs: readonly CalendarItem[],
  filters: CalendarFilters,
) {
  const team = useWeekTeam(branchId, range);
  const now = useNow();
  const people = listPersonWeeks(range, jobs, filterTeam(team.members ?? [], filters), team.hours);
  return {
    people: people.filter(
      ({ employeeId, userId }) => employeeId !== undefined || filters.person === undefined || userId === filters.person,
    ),
    open: listOpenJobs(range, jobs, now),
    failed: team.failed,
    hoursFailed: team.hoursFailed,
    isPending: team.members === undefined && !team.failed,
  };
}
