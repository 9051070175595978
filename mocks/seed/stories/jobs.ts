import { addDays, type CalendarDate } from '../../../src/platform/lib/time/dates';
import { toInstant } from '../../../src/platform/lib/time/zonedTimes';
import type { UserRow } from '../../db/schema';
import type { Job } from '../../realtime/activities/facts';
import type { World } from '../../world';
import { PositionCode } from '../../../src/generated/model/codes';

type Place = { towns: readonly string[]; zone: string; customer: string };

/** Job numbers start here, as in an office with years of jobs. */
const firstNumber = 1020;
const crews: readonly (readonly [readonly PositionCode[], number])[] = [
  [[PositionCode.foremanDriver, PositionCode.helper], 26],
  [[PositionCode.foremanDriver, PositionCode.helper, PositionCode.helper], 34],
  [[PositionCode.foreman, PositionCode.driver, PositionCode.helper], 14],
  [[PositionCode.foreman, PositionCode.driver, PositionCode.helper, PositionCode.helper], 14],
  [[PositionCode.helper, PositionCode.helper], 8],
  [[PositionCode.helper], 4],
];
const windows: readonly (readonly [string, number])[] = [
  ['08:00 - 10:00', 60],
  ['12:00 - 14:00', 25],
  ['09:00 - 11:00', 8],
  ['14:00 - 16:00', 7],
];

/** A new job on that day. */
export function createJob({ db, random }: World, { towns, zone, customer }: Place, date: CalendarDate): Job {
  const window = random.weighted(windows);
  return {
    id: firstNumber + db.nextId('order'),
    customer,
    from: random.pick(towns),
    to: random.pick(towns),
    date,
    ...withWindow(date, window, zone),
    positions: random.weighted(crews),
    hours: random.int(6, 16) / 2,
  };
}

/** The same job with another arrival window. */
export function moveWindow(job: Job, random: World['random'], zone: string): Job {
  const other = random.pick(windows.filter(([window]) => window !== job.window))[0];
  return { ...job, ...withWindow(job.date, other, zone) };
}

/**
 * A move day in this range of days. Fridays and Saturdays are busy, Sundays slow, and the days around the first of a
 * month busier.
 */
export function pickMoveDate(
  random: World['random'],
  today: CalendarDate,
  earliest: number,
  latest: number,
): CalendarDate {
  const days = Array.from({ length: latest - earliest + 1 }, (_, i) => addDays(today, earliest + i));
  return random.weighted(days.map((day) => [day, getDemand(day)] as const));
}

/** A free member who can fill the position; any member when there is none. */
export function pickMember(
  random: World['random'],
  crew: readonly UserRow[],
  position: PositionCode,
  taken: Set<number>,
) {
  const free = crew.filter(({ id }) => !taken.has(id));
  const able = free.filter(({ positions }) => canFill(positions, position));
  return random.pick(able.length > 0 ? able : free.length > 0 ? free : crew);
}

/** What the crew earns, in cents: the sum of rate times hours. */
export function calculatePayout(job: Job, crew: readonly UserRow[]): number {
  return crew.reduce((sum, { hourly_rate }) => sum + Math.round((hourly_rate ?? 2400) * job.hours), 0);
}

/** Jobs by weekday, Sunday first. */
const demand = [3, 4, 4, 4, 5, 7, 8];

/** The demand on a day, relative to other days. */
export function getDemand(date: CalendarDate): number {
  const isTurn = Number(date.slice(8)) <= 3 || Number(addDays(date, 3).slice(8)) <= 3;
  return (demand[weekday(date)] ?? 4) * (isTurn ? 1.4 : 1);
}

function weekday(date: CalendarDate): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}

function canFill(positions: readonly PositionCode[], wanted: PositionCode): boolean {
  if (wanted === PositionCode.helper || positions.includes(wanted)) return true;
  return wanted !== PositionCode.foremanDriver && positions.includes(PositionCode.foremanDriver);
}

function withWindow(date: CalendarDate, window: string, zone: string) {
  const [from = '', to = ''] = window.split(' - ');
  return { window, startsAt: toInstant(date, from, zone), endsAt: toInstant(date, to, zone) };
}
