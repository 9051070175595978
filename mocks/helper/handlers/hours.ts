import { getDayHours, hasHours } from '#domain/people/availability';
import type { CalendarDate } from '#platform/lib/time/dates';
import type { AvailabilityRow, OrderRow } from '../../provider/store/schema';
import { findOffHours, getOffTimes, noHours, type OffHours } from '../rules/availability';
import { formatActivityWindow } from '../../notifications/events/facts';
import type { World } from '../../provider/world';
import type { Booking } from '../../crew/rules/busyTimes';
import { toBookings } from '../../crew/handlers/bookings';
import { busyTexts as texts } from '../../provider/texts/refusals';

/** The hours of a person; empty if they set none. */
export function getHours({ tables }: Pick<World, 'tables'>, userId: number): Omit<AvailabilityRow, 'user_id'> {
  return tables.availability.get(userId) ?? noHours;
}

/** Checks whether a person marked this day as off, or never works on such a day. False for people without hours. */
export function isDayOff({ tables }: Pick<World, 'tables'>, userId: number, date: CalendarDate): boolean {
  return tables.availability.view(userId, (hours) => getDayHours(hours, date).off) ?? false;
}

/** The first day of a job outside a person's hours, in their own time zone. `times`: the hours of the job. */
export function findJobOffHours(
  world: World,
  userId: number,
  order: OrderRow,
  times: readonly Booking[] = toBookings(world, order),
): OffHours | null {
  const { tables } = world;
  const hours = tables.availability.get(userId);
  if (!hours || !hasHours(hours)) return null;
  const zone = tables.user.view(userId, ({ timezone }) => timezone);
  return zone === undefined ? null : findOffHours(hours, zone, times);
}

/** The same in words, with the times of that day of the job: "Day off", "Works 7 AM–6 PM". */
export function describeOffHours(off: OffHours): { text: string; starts_at: string; ends_at: string } {
  const hours = off.windows.map(formatActivityWindow).join(', ');
  return { text: hours === '' ? texts.dayOff : texts.works(hours), ...getOffTimes(off) };
}
