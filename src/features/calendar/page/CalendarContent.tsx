import { lazy } from 'react';
import type { CapacityDay } from '#generated/model';
import type { CalendarDate } from '#platform/lib/time/dates';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { CrewDay } from '../day/CrewDay';
import type { CalendarJob } from '../model/calendarJob';
import type { TimeChange } from '../model/timeChange';
import { Loading } from './Loading';
import type { CalendarState } from './useCalendarState';
import type { CalendarBranch } from './useShownBranches';

const loadGrid = async () => ({ default: (await import('../grid/Grid')).Grid });
/** The library with its views. It loads beside the jobs, because only the day does without it. */
const Grid = lazy(loadGrid);
void loadGrid().catch(() => undefined);

const PeopleWeek = lazy(async () => ({ default: (await import('../people/PeopleWeek')).PeopleWeek }));

type Props = {
  branch: CalendarBranch;
  state: CalendarState;
  jobs: readonly CalendarJob[];
  capacity: readonly CapacityDay[];
  hasUnscheduled: boolean;
  onOpen: (item: CalendarJob) => void;
  onMove: (item: CalendarJob, change?: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string | null) => void;
};

/** The chosen view. */
export function CalendarContent({ branch, state, hasUnscheduled, ...shared }: Props) {
  const { view, date, today, range, filters, onDay } = state;
  if (view === 'day') return <CrewDay {...shared} branchId={branch.id} day={date} filters={filters} />;
  if (view === 'people') {
    const { jobs, capacity, onOpen } = shared;
    return (
      <LazyBoundary loading={<Loading />}>
        <PeopleWeek
          branchId={branch.id}
          range={range}
          today={today}
          jobs={jobs}
          filters={filters}
          capacity={capacity}
          onDay={onDay}
          onOpen={onOpen}
        />
      </LazyBoundary>
    );
  }
  return (
    <LazyBoundary loading={<Loading />}>
      <Grid
        {...shared}
        hasUnscheduled={hasUnscheduled}
        view={view}
        date={date}
        today={today}
        range={range}
        zone={branch.zone}
        onDay={onDay}
      />
    </LazyBoundary>
  );
}
