/** Wall-clock time in an IANA time zone. Without texts, because the entry of the app loads it. */
import type { CalendarDate } from './dates';

/** "2026-11-21T15:00:00Z" */
export type Instant = string;

/** The local day and time ("HH:mm") of an instant in a zone. Throws a RangeError for an invalid instant or zone. */
export function zonedTime(instant: Instant | Date, zone: string): { date: CalendarDate; time: string } {
  const parts = localClock(zone).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
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

/** Its parts are read by code, so it is the same in every language. */
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
