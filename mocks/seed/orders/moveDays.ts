import { addDays, type CalendarDate } from '#platform/lib/time/dates';
import { todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import type { World } from '../../world';
import { minuteMs } from '../../time/times';

/** The days around today in a zone, each computed once: how busy it is and when a time of day is. */
export type MoveDays = {
  /** The day this many days from today. */
  at: (offset: number) => string;
  /** A day between two offsets from today, both included; busy days are more likely, and so are days soon to come. */
  draw: (from: number, to: number) => string;
  /** The instant of a local time ("HH:mm") during working hours. */
  instant: (date: string, time: string) => number;
  /** A random moment of office hours, this many days ago; never after now. */
  officeHour: (daysAgo: number) => number;
};

export function createMoveDays({ random, clock }: World, zone: string): MoveDays {
  const today = todayIn(zone, clock.now());
  const days = new Map<number, { date: string; demand: number }>();
  const offsets = new Map<string, number>();
  const day = (offset: number) => {
    const known = days.get(offset);
    if (known) return known;
    const date = addDays(today, offset);
    const made = { date, demand: getDemand(date) * getBookedShare(offset) };
    days.set(offset, made);
    return made;
  };
  const instant = (date: string, time: string) => {
    // Clocks change at night, so working hours use the offset of noon.
    const offset = offsets.get(date) ?? getOffset(date, zone);
    offsets.set(date, offset);
    return Date.parse(`${date}T${time}:00Z`) - offset;
  };
  return {
    at: (offset) => day(offset).date,
    draw(from, to) {
      const total = sumOver(from, to, (offset) => day(offset).demand);
      let left = random.float() * total;
      for (let offset = from; offset < to; offset += 1) {
        left -= day(offset).demand;
        if (left < 0) return day(offset).date;
      }
      return day(to).date;
    },
    instant,
    officeHour: (daysAgo) => {
      const at = instant(day(-daysAgo).date, '07:30') + random.int(0, 600) * minuteMs;
      return Math.min(at, clock.now().getTime() - random.int(12, 90) * minuteMs);
    },
  };
}

function getOffset(date: string, zone: string): number {
  const noon = Date.parse(`${date}T18:00:00Z`);
  const local = zonedTime(new Date(noon), zone);
  return Math.round((Date.parse(`${local.date}T${local.time}:00Z`) - noon) / minuteMs) * minuteMs;
}

function sumOver(from: number, to: number, value: (offset: number) => number): number {
  let sum = 0;
  for (let offset = from; offset <= to; offset += 1) sum += value(offset);
  return sum;
}

/** Jobs by weekday, Sunday first. */
const demand = [3, 4, 4, 4, 5, 7, 8];

/** The demand on a day, relative to other days. */
function getDemand(date: CalendarDate): number {
  const isTurn = Number(date.slice(8)) <= 3 || Number(addDays(date, 3).slice(8)) <= 3;
  return (demand[weekday(date)] ?? 4) * (isTurn ? 1.4 : 1);
}

/** Customers book one to two weeks ahead, so the calendar thins out. */
function getBookedShare(offset: number): number {
  return 1 / (1 + Math.max(0, offset) / 7);
}

function weekday(date: CalendarDate): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}
