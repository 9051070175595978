import { lazy } from 'react';
import type { CalendarItem, CapacityDay } from '../../../generated/model';
import { withTexts } from '../../../platform/language/withTexts';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { LazyBoundary } from '../../../platform/ui/feedback/LazyBoundary';
import { jobsCatalog } from '../../jobs/catalog';
import { Agenda } from '../agenda/Agenda';
import { calendarCatalog } from '../catalog';
import { CrewDay } from '../day/CrewDay';
import type { TimeChange } from '../model/timeChange';
import { Loading } from './Loading';
import type { CalendarState } from './useCalendarState';
import type { CalendarBranch } from './useShownBranches';

const Month = lazy(
  withTexts(async () => ({ default: (await import('../month/Month')).Month }), calendarCatalog, jobsCatalog),
);
/** The library comes with the first week. */
const Grid = lazy(
  withTexts(async () => ({ default: (await import('../grid/Grid')).Grid }), calendarCatalog, jobsCatalog),
);

type Props = {
  branch: CalendarBranch;
  state: CalendarState;
  jobs: readonly CalendarItem[];
  capacity: readonly CapacityDay[];
  onOpen: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, change?: TimeChange) => void;
  onSlot: (day: CalendarDate, window: string | null) => void;
};

/** The chosen view. */
export function CalendarContent({ branch, state, ...shared }: Props) {
  const { view, date, range, filters, onDay } = state;
  if (view === 'agenda') return <Agenda {...shared} range={range} today={state.today} />;
  if (view === 'day') return <CrewDay {...shared} branchId={branch.id} day={date} filters={filters} />;
  return (
    <LazyBoundary key={view} loading={<Loading />}>
      {view === 'month' ? (
        <Month {...shared} date={date} today={state.today} range={range} onDay={onDay} />
      ) : (
        <Grid {...shared} date={date} range={range} zone={branch.zone} onDay={onDay} />
      )}
    </LazyBoundary>
  );
}
