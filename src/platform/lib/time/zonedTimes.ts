import { currentLocale } from '../locale';
import { texts } from '../texts';
/** Instants (UTC, as in the contract) converted to an IANA time zone, and back. */
import { formatTime, formatTimeWindow, toMinutes } from './clockTimes';
import { parseDate, daysBetween, formatDay, type CalendarDate } from './dates';
import { getDeviceZone, type Instant, perZone, todayIn, zonedTime } from './zonedClock';

export { getDeviceZone, type Instant, todayIn, zonedTime };

/** Checks whether text from the provider is an instant. Anything else is shown as a dash. */
export function isInstant(instant: unknown): instant is Instant {
  return typeof instant === 'string' && !Number.isNaN(Date.parse(instant));
}

/**
 * The instant at which clocks in a zone show this day and time ("HH:mm"); seconds are zero. A time skipped when clocks
 * go forward moves by the gap; of a repeated time when they go back, the first is used. Throws a RangeError for an
 * invalid day, time or zone.
 */
export function toInstant(date: CalendarDate, time: string, zone: string): Instant {
  const day = parseDate(date);
  const minutes = toMinutes(time);
  if (!day || minutes === null) throw new RangeError(`Not a local time: "${date} ${time}"`);
  const wall = Date.UTC(day.year, day.month - 1, day.day) + minutes * 60_000;
  const before = wall - offsetMs(wall - 86_400_000, zone);
  const after = wall - offsetMs(wall + 86_400_000, zone);
  // Most days have one offset, and asking for it costs more than the rest.
  if (before === after) return isoSeconds(before);
  const exact = [before, after].filter((moment) => moment + offsetMs(moment, zone) === wall);
  return isoSeconds(exact.length > 0 ? Math.min(...exact) : before);
}

/** Checks whether clocks in a zone skip this time on this day, because they go forward. */
export function isSkippedTime(date: CalendarDate, time: string, zone: string): boolean {
  return zonedTime(toInstant(date, time, zone), zone).time !== time;
}

/** The instant that many hours later. */
export function addHours(instant: Instant, hours: number): Instant {
  return isoSeconds(Date.parse(instant) + hours * 3_600_000);
}

/** "Sat, Nov 28 · 8:00 AM", with the year when it is not the current one. */
export function formatInstant(instant: Instant, zone: string, now?: Date): string {
  if (!isInstant(instant)) return texts.noDate;
  const { date, time } = zonedTime(instant, zone);
  return `${formatDay(date, now && todayIn(zone, now))} · ${formatTime(time)}`;
}

/** The day of an instant: "Sat, Nov 28", with the year when it is not the current one. */
export function formatZonedDay(instant: Instant, zone: string, now: Date): string {
  return isInstant(instant) ? formatDay(zonedTime(instant, zone).date, todayIn(zone, now)) : texts.noDate;
}

/** "Sat, Nov 28 · 8:00–10:00 AM"; over midnight "Sat, Nov 28 · 10:00 PM – Sun, Nov 29 · 1:00 AM". */
export function formatInstantRange(start: Instant, end: Instant, zone: string, now?: Date): string {
  if (!isInstant(start) || !isInstant(end)) return texts.noDate;
  const [from, to] = [zonedTime(start, zone), zonedTime(end, zone)];
  if (from.date !== to.date) return `${formatInstant(start, zone, now)} – ${formatInstant(end, zone, now)}`;
  const today = now && todayIn(zone, now);
  return `${formatDay(from.date, today)} · ${formatTimeWindow(`${from.time} - ${to.time}`)}`;
}

/** The day heading a list groups by: its date as key, and "Today", "Yesterday" or "Sat, Nov 28" as text. */
export function dayGroup(instant: Instant, zone: string, now: Date): { date: CalendarDate; label: string } {
  if (!isInstant(instant)) return { date: '', label: texts.noDate };
  const { date } = zonedTime(instant, zone);
  const today = todayIn(zone, now);
  const age = daysBetween(date, today);
  if (age === 0) return { date, label: texts.today };
  return { date, label: age === 1 ? texts.yesterday : formatDay(date, today) };
}

/** The zone's short name ("MST") if its clocks differ from the device's at that instant, else "". */
export function zoneNote(instant: Instant, zone: string, deviceZone: string = getDeviceZone()): string {
  if (!isInstant(instant)) return '';
  const at = new Date(instant).getTime();
  if (offsetMs(at, zone) === offsetMs(at, deviceZone)) return '';
  return (
    zoneName(zone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  );
}

function offsetMs(at: number, zone: string): number {
  const { date, time } = zonedTime(new Date(at), zone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(at / 60_000) * 60_000;
}

function isoSeconds(at: number): Instant {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

const zoneName = perZone((timeZone) => new Intl.DateTimeFormat(currentLocale(), { timeZone, timeZoneName: 'short' }));
