import type { CalendarDate } from '#platform/lib/time/dates';
import { getDeviceZone, todayIn } from '#platform/lib/time/zonedTimes';
import { useQueryParams } from '#platform/routing/useQuery';
import { useSession } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';
import { AGENDA_DAYS, getHelperRange, getRange, readDay, stepDate } from '../model/range';
import { addDays } from '#platform/lib/time/dates';

export type HelperCalendarState = ReturnType<typeof useHelperCalendarState>;

/** The chosen day, kept in the address bar: its month is shown, and the agenda starts with it. */
export function useHelperCalendarState() {
  const [read, change] = useQueryParams();
  const zone = useSession(({ user }) => user?.timezone) ?? getDeviceZone();
  const today = todayIn(zone, useNow());
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
