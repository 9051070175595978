/** Writes iCalendar files (RFC 5545). A file includes the definitions of the time zones it uses. */
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { type Instant, toInstant, zonedTime } from '#platform/lib/time/zonedTimes';

export type EventStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

/** An event that may repeat on the following days. */
export type CalendarEvent = {
  /** Stays the same while the event changes, so that a later version replaces an earlier one. */
  uid: string;
  /** Goes up with each version. */
  sequence: number;
  updatedAt: Instant;
  /** Start and end on the first day; the end may be after midnight. */
  startsAt: Instant;
  endsAt: Instant;
  /** IANA name. The event repeats at the same local time. */
  timezone: string;
  /** On how many days in a row. */
  days: number;
  status: EventStatus;
  summary: string;
  location?: string | undefined;
  description: string;
};

export type CalendarFile = {
  productName: string;
  events: readonly CalendarEvent[];
  /** Of a feed: its name, and how often an app should read it again. */
  feed?: { name: string; refreshMinutes: number };
};

/** The text of an iCalendar file, with lines of at most 75 octets. */
export function toICalendar({ productName, events, feed }: CalendarFile): string {
  const zones = [...new Set(events.map(({ timezone }) => timezone))];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Jobs//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? listFeedLines(feed) : []),
    ...zones.flatMap(listZoneLines),
    ...events.flatMap(listEventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The permanent id of an order's event, in a downloaded file and in a feed: "order-1042@crewboard". */
export function toEventUid(orderId: number, productName: string): string {
  return `order-${orderId}@${productName.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
}

/** RFC 7986, and the older names that many apps still read. */
function listFeedLines({ name, refreshMinutes }: NonNullable<CalendarFile['feed']>): string[] {
  const [title, every] = [escapeText(name), `PT${refreshMinutes}M`];
  return [
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${every}`,
    `X-PUBLISHED-TTL:${every}`,
  ];
}

function listEventLines(event: CalendarEvent): string[] {
  const { timezone, days, location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toStamp(event.updatedAt)}`,
    `LAST-MODIFIED:${toStamp(event.updatedAt)}`,
    `DTSTART${toZonedValue(event.startsAt, timezone)}`,
    `DTEND${toZonedValue(event.endsAt, timezone)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
    `STATUS:${event.status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    `DESCRIPTION:${escapeText(event.description)}`,
    'END:VEVENT',
  ];
}

/** The time zone definition with its daylight saving changes. */
function listZoneLines(zone: string): string[] {
  const [block = ''] = [tzlib_get_ical_block(zone)].flat();
  return block.split(/\r?\n/).filter(Boolean);
}

/**
 * "2026-11-28T15:00:00Z" -> ";TZID=America/Phoenix:20261128T080000". When clocks go back, a local time means the first of
 * two equal ones, so the second is written in UTC.
 */
function toZonedValue(instant: Instant, zone: string): string {
  const { date, time } = zonedTime(instant, zone);
  if (Date.parse(toInstant(date, time, zone)) < Date.parse(instant)) return `:${toStamp(instant)}`;
  return `;TZID=${zone}:${`${date}T${time}`.replace(/[-:]/g, '')}00`;
}

/** "2026-11-28T15:00:00Z" -> "20261128T150000Z" */
function toStamp(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line into parts of at most 75 octets, each but the first after a space. Never splits a character. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let length = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (length + octets > 75) {
      parts.push(part);
      [part, length] = ['', 1];
    }
    part += letter;
    length += octets;
  }
  return [...parts, part].join('\r\n ');
}

const encoder = new TextEncoder();
