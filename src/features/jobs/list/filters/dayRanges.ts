import { addDays, type CalendarDate, formatDay } from '#platform/lib/time/dates';
import { listTexts } from '../texts';

/** First and last day, both included. */
export type DayRange = { from: CalendarDate; to: CalendarDate };

export type NamedRange = DayRange & { text: string };

/** Frequently used ranges: ahead for open jobs, back for closed ones. */
export function listRanges(today: CalendarDate, direction: 'ahead' | 'back'): NamedRange[] {
  const day = (days: number) => addDays(today, days);
  const { ranges } = listTexts;
  const now = { text: ranges.today, from: today, to: today };
  if (direction === 'back') {
    return [
      now,
      { text: ranges.yesterday, from: day(-1), to: day(-1) },
      { text: ranges.lastDays(7), from: day(-6), to: today },
      { text: ranges.lastDays(30), from: day(-29), to: today },
    ];
  }
  return [
    now,
    { text: ranges.tomorrow, from: day(1), to: day(1) },
    { text: ranges.nextDays(7), from: today, to: day(6) },
    { text: ranges.nextDays(30), from: today, to: day(29) },
  ];
}

/** "Sat, Nov 28 – Mon, Nov 30", "From Sat, Nov 28"; undefined without a day. */
export function formatRange({ from, to }: Partial<DayRange>, today: CalendarDate): string | undefined {
  if (from !== undefined && to !== undefined) {
    return from === to ? formatDay(from, today) : `${formatDay(from, today)} – ${formatDay(to, today)}`;
  }
  if (from !== undefined) return listTexts.fromDay(formatDay(from, today));
  return to === undefined ? undefined : listTexts.untilDay(formatDay(to, today));
}
