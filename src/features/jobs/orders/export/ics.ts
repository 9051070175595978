/** An order as an event for any calendar (RFC 5545), in the time zone of its branch, which is described in the file. */
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { Order } from '../../../../generated/model';
import { OrderStatus } from '../../../../generated/model/codes';
import { formatTimeWindow } from '../../../../platform/lib/clockTimes';
import { addDays } from '../../../../platform/lib/dates';
import { formatPhone } from '../../../../platform/lib/phone';
import { countDays } from '../../../../domain/workDays';
import { zonedTime } from '../../../../platform/lib/zonedTimes';
import { crewNeeds, shortName } from '../../parts/cardWords';
import { stopLine } from '../../parts/stopLine';
import { exportTexts } from './texts';

/** The file's text; a job of several days is one event that repeats daily. The same order always has the same UID; a later version replaces an earlier one by its SEQUENCE. */
export function icsOf(order: Order, productName: string): string {
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const location = stops[0] && stopLine(stops[0]);
  const days = countDays(order);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(productName)}//Jobs//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneLines(order.timezone),
    'BEGIN:VEVENT',
    `UID:order-${order.order_id}@${productName.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${stamp(order.updated_at)}`,
    `LAST-MODIFIED:${stamp(order.updated_at)}`,
    `DTSTART${zoned(order.starts_at, order.timezone)}`,
    `DTEND${zoned(order.latest_end_at, order.timezone, 1 - days)}`,
    ...(days > 1 ? [`RRULE:FREQ=DAILY;COUNT=${days}`] : []),
    `STATUS:${statusOf(order)}`,
    `SUMMARY:${escaped(summaryOf(order))}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(descriptionOf(order))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** "job-1042.ics" */
export const icsFileName = (order: Pick<Order, 'order_id'>): string => `job-${order.order_id}.ics`;

function statusOf({ closed_state, status }: Order): string {
  if (closed_state === 'cancelled') return 'CANCELLED';
  return status === OrderStatus.formed ? 'CONFIRMED' : 'TENTATIVE';
}

function summaryOf(order: Order): string {
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return exportTexts.jobOf(order.number, shortName(order), [...new Set(cities)].join(' → '));
}

function descriptionOf(order: Order): string {
  const stops = [
    ...order.pick_up_addresses.map((stop, place) => exportTexts.stop(exportTexts.pickUp(place + 1), stopLine(stop))),
    ...order.destination_addresses.map((stop, place) =>
      exportTexts.stop(exportTexts.destination(place + 1), stopLine(stop)),
    ),
  ];
  const crew = crewNeeds(order.crew_requirements).join(', ').replaceAll('\u00a0', ' ');
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

/** The description of a time zone: when its clocks change, and by how much. */
function zoneLines(zone: string): string[] {
  const [block = ''] = [tzlib_get_ical_block(zone)].flat();
  return block.split(/\r?\n/).filter(Boolean);
}

/** "2026-11-28T15:00:00Z" -> ";TZID=America/Phoenix:20261128T080000", so many days later by the local calendar. */
function zoned(instant: string, zone: string, daysLater = 0): string {
  const { date, time } = zonedTime(instant, zone);
  return `;TZID=${zone}:${`${addDays(date, daysLater)}T${time}`.replace(/[-:]/g, '')}00`;
}

/** "2026-11-28T15:00:00Z" -> "20261128T150000Z" */
function stamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Lines of at most 75 octets; what follows begins with a blank. No letter is torn apart. */
function folded(line: string): string {
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
