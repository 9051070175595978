import type { Weekday } from './range';

type WithWeekInfo = { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** The day on which weeks start where a locale is used; Sunday if the browser does not know. */
export function getFirstWeekday(locale: string): Weekday {
  const known: Intl.Locale & WithWeekInfo = new Intl.Locale(locale);
  const { firstDay = 7 } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
  return weekdays.find((day) => day === firstDay % 7) ?? 0;
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
