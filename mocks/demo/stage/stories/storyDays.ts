import { addDays } from '#platform/lib/time/dates';

/** The next Saturday after today. */
export function findSaturday(today: string): string {
  return addDays(today, 6 - getWeekday(today) || 7);
}

/** A weekday about six weeks ahead, another one each turn. Most helpers work then, and no other job is in the way. */
export function findWeekday(today: string, turn: number): string {
  const days = Array.from({ length: 7 + 2 * turn }, (_, index) => addDays(today, 40 + index));
  return days.filter((day) => getWeekday(day) % 6 !== 0)[turn] ?? today;
}

/** Sunday is 0. */
const getWeekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
