import { useMemo } from 'react';
import { useNow } from '#platform/ui/clock/useNow';
import { useWeekTeam } from '../api';
import type { CalendarJob } from '../model/calendarJob';
import { type CalendarFilters, filterTeam } from '../model/filters';
import type { DayRange } from '../model/range';
import { listOpenJobs, listPersonWeeks } from './personWeek';

/** The people of a branch that the filters leave, with their week, and the open jobs. */
export function usePersonWeeks(
  branchId: number,
  range: DayRange,
  jobs: readonly CalendarJob[],
  { position, person }: Pick<CalendarFilters, 'position' | 'person'>,
) {
  const team = useWeekTeam(branchId, range);
  const now = useNow();
  const { members, hours } = team;
  const { from, to } = range;
  const people = useMemo(() => {
    const shown = filterTeam(members ?? [], { position, person });
    return listPersonWeeks({ from, to }, jobs, shown, hours).filter(
      ({ employeeId, userId }) => employeeId !== undefined || person === undefined || userId === person,
    );
  }, [from, to, jobs, members, hours, position, person]);
  return {
    people,
    open: listOpenJobs(range, jobs, now),
    failed: team.failed,
    hoursFailed: team.hoursFailed,
    isPending: members === undefined && !team.failed,
  };
}
