import type { CalendarDate } from '#platform/lib/time/dates';
import { useQueryParams } from '#platform/routing/useQuery';
import { useMobile } from '#platform/ui/layout/useMobile';
import { useToday } from '#platform/ui/clock/useToday';
import { readCalendarFilters } from '../model/filters';
import { type CalendarView, getRange, readDay, readView, stepDate } from '../model/range';

export type CalendarState = ReturnType<typeof useCalendarState>;

/** View, day and filters, kept in the address bar. A phone starts with the agenda, a desktop with the week. */
export function useCalendarState(zone: string) {
  const [read, change] = useQueryParams();
  const isMobile = useMobile();
  const today = useToday(zone);
  const view = readView(read('view'), isMobile);
  const date = readDay(read('date'), today);
  const rangeAround = (day: CalendarDate) => getRange(view, day);
  return {
    view,
    date,
    today,
    zone,
    range: rangeAround(date),
    next: rangeAround(stepDate(view, date, 1)),
    previous: rangeAround(stepDate(view, date, -1)),
    filters: readCalendarFilters(read),
    // People belong to one branch.
    canStack: view !== 'people',
    wantsAllBranches: view !== 'people' && read('branches') === 'all',
    onView: (next: CalendarView) => change({ view: next }),
    onDate: (day: CalendarDate) => change({ date: day === today ? null : day }),
    onDay: (day: CalendarDate) => change({ view: 'day', date: day }),
    onStep: (step: 1 | -1) => change({ date: stepDate(view, date, step) }),
    onFilter: change,
    // The person may be of another branch.
    onAllBranches: (wanted: boolean) => change({ branches: wanted ? 'all' : null, person: null }),
  };
}
