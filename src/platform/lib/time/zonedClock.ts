/** Wall-clock time in an IANA time zone. Without texts, because the entry of the app loads it. */
import type { CalendarDate } from './dates';

/** "2026-11-21T15:00:00Z" */
export type Instant = string;

/** The local day and time ("HH:mm") of an instant in a zone. Throws a RangeError for an invalid instant or zone. */
export function zonedTime(instant: Instant | Date, zone: string): { date: CalendarDate; time: string } {
  const [, month, day, year, time = ''] = clockText.exec(localClock(zone).format(new Date(instant))) ?? [];
  return { date: `${year}-${month}-${day}`, time };
}

/** The calendar day in a zone at `now`. */
export function todayIn(zone: string, now: Date): CalendarDate {
  return zonedTime(now, zone).date;
}

/** The IANA zone of this device. Each row of a list asks for it, and a formatter is slow to create. */
export function getDeviceZone(): string {
  const offsets = [0, 6].map((month) => new Date(2026, month, 1).getTimezoneOffset()).join();
  if (offsets !== device.offsets) device = { offsets, zone: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  return device.zone;
}

/** Another zone is noticed by its offsets in winter and summer. */
let device = { offsets: '', zone: '' };

/** "11/21/2026, 08:00". Reading the text is four times faster than `formatToParts`, and lists read many times. */
const clockText = /^(\d+)\/(\d+)\/(\d+), (\d\d:\d\d)$/;

const localClock = perZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** A formatter costs about 50 µs to create, so one is cached per zone. An empty zone is the device's. */
export function perZone(make: (zone: string) => Intl.DateTimeFormat): (zone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (given) => {
    const zone = given || getDeviceZone();
    const found = formatters.get(zone) ?? make(zone);
    formatters.set(zone, found);
    return found;
  };
}
