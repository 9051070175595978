/** Exports an order as a calendar event (RFC 5545). The file includes the time zone of the branch. */
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Order } from '../../../../generated/model';
import { OrderStatus } from '../../../../generated/model/codes';
import { formatTimeWindow } from '../../../../platform/lib/time/clockTimes';
import { addDays } from '../../../../platform/lib/time/dates';
import { formatPhone } from '../../../../platform/lib/phone';
import { countDays } from '../../../../domain/workDays';
import { zonedTime } from '../../../../platform/lib/time/zonedTimes';
import { listCrewNeeds, formatCustomerName } from '../../parts/describeJob';
import { formatStopLine } from '../../parts/stopLine';
import { exportTexts } from './texts';

/**
 * The text of the calendar file. A job of several days is one event that repeats daily. An order keeps its UID, so a
 * later version replaces an earlier one by its SEQUENCE.
 */
export function toIcs(order: Order, productName: string): string {
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const location = stops[0] && formatStopLine(stops[0]);
  const days = countDays(order);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Jobs//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...listZoneLines(order.timezone),
    'BEGIN:VEVENT',
    `UID:order-${order.order_id}@${productName.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${toStamp(order.updated_at)}`,
    `LAST-MODIFIED:${toStamp(order.updated_at)}`,
    `DTSTART${toZonedTime(order.starts_at, order.timezone)}`,
    `DTEND${toZonedTime(order.latest_end_at, order.timezone, 1 - days)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
    `STATUS:${toIcsStatus(order)}`,
    `SUMMARY:${escapeText(formatSummary(order))}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    `DESCRIPTION:${escapeText(describeOrder(order))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** "job-1042.ics" */
export const getIcsFileName = (order: Pick<Order, 'order_id'>): string => `job-${order.order_id}.ics`;

function toIcsStatus({ closed_state, status }: Order): string {
  if (closed_state === 'cancelled') return 'CANCELLED';
  return status === OrderStatus.formed ? 'CONFIRMED' : 'TENTATIVE';
}

function formatSummary(order: Order): string {
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return exportTexts.jobTitle(order.number, formatCustomerName(order), [...new Set(cities)].join(' → '));
}

function describeOrder(order: Order): string {
  const stops = [
    ...order.pick_up_addresses.map((stop, place) =>
      exportTexts.stop(exportTexts.pickUp(place + 1), formatStopLine(stop)),
    ),
    ...order.destination_addresses.map((stop, place) =>
      exportTexts.stop(exportTexts.destination(place + 1), formatStopLine(stop)),
    ),
  ];
  const crew = listCrewNeeds(order.crew_requirements).join(', ').replaceAll('\u00a0', ' ');
  return [
    exportTexts.arrival(formatTimeWindow(order.arrival_window).replaceAll('\u00a0', ' ')),
    ...stops,
    exportTexts.crew(crew),
    exportTexts.phone(formatPhone(order.customer_primary_phone, 'list')),
    order.crew_notes,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The time zone definition with its daylight saving changes. */
function listZoneLines(zone: string): string[] {
  const [block = ''] = [tzlib_get_ical_block(zone)].flat();
  return block.split(/\r?\n/).filter(Boolean);
}

/** "2026-11-28T15:00:00Z" -> ";TZID=America/Phoenix:20261128T080000", plus `days` by the local calendar. */
function toZonedTime(instant: string, zone: string, daysLater = 0): string {
  const { date, time } = zonedTime(instant, zone);
  return `;TZID=${zone}:${`${addDays(date, daysLater)}T${time}`.replace(/[-:]/g, '')}00`;
}

/** "2026-11-28T15:00:00Z" -> "20261128T150000Z" */
function toStamp(instant: string): string {
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
