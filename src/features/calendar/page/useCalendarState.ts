import { useMemo } from 'react';
import { can } from '#domain/people/rights';
import { useBranches } from '#platform/branches/useActiveBranch';
import type { CalendarDate } from '#platform/lib/time/dates';
import { href } from '#platform/routing/links/href';
import { useQueryParams } from '#platform/routing/useQuery';
import { useUserType } from '#platform/session/useSession';
import { useToday } from '#platform/ui/clock/useNow';
import { useMobile } from '#platform/ui/layout/useMobile';
import type { BranchMark } from '../event/JobEvent';
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

/** Colors of branches; more branches share them. */
const COLORS = 6;

/** The active branch and its time zone. */
export type CalendarBranch = { id: number; name: string; zone: string };

export type ShownBranches = {
  ids: readonly number[];
  /** True if all branches are shown together. */
  isStacked: boolean;
  /** True if this user can show all branches together. */
  canStack: boolean;
  getMark: (branchId: number | undefined) => BranchMark | undefined;
};

/** The branches whose jobs are shown: the active one, or for an owner who wants it all of them. */
export function useShownBranches(activeId: number, isWanted: boolean): ShownBranches {
  const userType = useUserType();
  const branches = useBranches().data;
  const canStack = can(userType, 'viewBranchesTogether') && branches !== undefined && branches.length > 1;
  const isStacked = canStack && isWanted;
  return useMemo(() => {
    const all = isStacked && branches ? branches : [];
    const marks = new Map<number | undefined, BranchMark>(
      all.map(({ id, name }, index) => [id, { name, color: index % COLORS }]),
    );
    const ids = isStacked ? all.map(({ id }) => id) : [activeId];
    return { ids, isStacked, canStack, getMark: (branchId) => marks.get(branchId) };
  }, [branches, activeId, isStacked, canStack]);
}

const path = href('company-calendar-create');

/** A new job on a day, with an arrival window if one was chosen. A day needs no encoding; a month has 42 such links. */
export function getCreatePath(day: CalendarDate, window: string | null = null): string {
  return window === null ? `${path}?date=${day}` : `${path}?${new URLSearchParams({ date: day, window })}`;
}

/** The query that shows the week as a page to print: `?print=week`. */
export const WEEK_PRINT = { print: 'week' } as const;

export function isWeekPrint(value: string | null): boolean {
  return value === WEEK_PRINT.print;
}
