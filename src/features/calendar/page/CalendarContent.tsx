import type { CalendarItem, CapacityDay } from '../../../generated/model';
import { withTexts } from '../../../platform/language/withTexts';
import type { CalendarDate } from '../../../platform/lib/time/dates';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { jobsCatalog } from '../../jobs/catalog';
import { Agenda } from '../agenda/Agenda';
import { calendarCatalog } from '../catalog';
import { CrewDay } from '../day/CrewDay';
import type { TimeChange } from '../model/timeChange';
import { Loading } from './Loading';
import type { CalendarState } from './useCalendarState';
import type { CalendarBranch } from './useShownBranches';

const loadMonth = withTexts(() => import('../month/Month'), calendarCatalog, jobsCatalog);
const Month = lazyPart(async () => (await loadMonth()).Month, { loading: <Loading /> });

const loadGrid = withTexts(() => import('../grid/Grid'), calendarCatalog, jobsCatalog);
/** The library comes with the first week. */
const Grid = lazyPart(async () => (await loadGrid()).Grid, { loading: <Loading /> });

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
  if (view === 'month') return <Month {...shared} date={date} today={state.today} range={range} onDay={onDay} />;
  return <Grid {...shared} date={date} range={range} zone={branch.zone} onDay={onDay} />;
}
