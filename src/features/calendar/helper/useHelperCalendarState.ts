import type { CalendarDate } from '#platform/lib/time/dates';
import { useQueryParams } from '#platform/routing/useQuery';
import { useUserZone } from '#platform/session/useSession';
import { useToday } from '#platform/ui/clock/useToday';
import { AGENDA_DAYS, getHelperRange, getRange, readDay, stepDate } from '../model/range';
import { addDays } from '#platform/lib/time/dates';

export type HelperCalendarState = ReturnType<typeof useHelperCalendarState>;

/** The chosen day, kept in the address bar: its month is shown, and the agenda starts with it. */
export function useHelperCalendarState() {
  const [read, change] = useQueryParams();
  const zone = useUserZone();
  const today = useToday(zone);
  const date = readDay(read('date'), today);
  const onDate = (day: CalendarDate) => change({ date: day === today ? null : day }, { replace: true });
  return {
    zone,
    today,
    date,
    month: getRange('month', date),
    range: getHelperRange(date),
    agenda: { from: date, to: addDays(date, AGENDA_DAYS - 1) },
    onDate,
    onStep: (step: 1 | -1) => onDate(stepDate('month', date, step)),
  };
}
