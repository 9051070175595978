import { formatCustomerName, formatStopLine, listCrewNeeds } from '../../orders';
/**
 * Exports an order as a calendar event (RFC 5545). The file includes the time zone of the branch. Loaded on use, because
 * this code includes all time zones.
 */
import type { Order } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { formatPhone } from '#platform/lib/phone';
import { type CalendarEvent, type EventStatus, toEventUid, toICalendar } from '#domain/time/iCalendar';
import { countDays, getFirstDayEnd } from '#domain/time/workDays';
import { exportTexts } from '../list/texts';

/** The text of the calendar file of one order. */
export const toIcs = (order: Order, productName: string): string => toIcsFile([order], productName);

/** The text of a calendar file with one event for each order. */
export function toIcsFile(orders: readonly Order[], productName: string): string {
  return toICalendar({ productName, events: orders.map((order) => toEvent(order, productName)) });
}

/**
 * A job of several days is one event that repeats daily. An order keeps its UID, so a later version replaces an earlier
 * one by its SEQUENCE.
 */
function toEvent(order: Order, productName: string): CalendarEvent {
  const [stop] = [...order.pick_up_addresses, ...order.destination_addresses];
  return {
    uid: toEventUid(order.order_id, productName),
    sequence: order.version,
    updatedAt: order.updated_at,
    startsAt: order.starts_at,
    endsAt: getFirstDayEnd(order, order.timezone),
    timezone: order.timezone,
    days: countDays(order),
    status: toIcsStatus(order),
    summary: formatSummary(order),
    location: stop && formatStopLine(stop),
    description: describeOrder(order),
  };
}

/** "job-1042.ics"; for several orders "jobs-2026-11-21.ics". */
export function getIcsFileName(orders: readonly Pick<Order, 'order_id'>[], today: string): string {
  const [first] = orders;
  return first !== undefined && orders.length === 1 ? `job-${first.order_id}.ics` : `jobs-${today}.ics`;
}

function toIcsStatus({ closed_state, status }: Order): EventStatus {
  if (closed_state === 'cancelled') return 'CANCELLED';
  return status === OrderStatus.formed ? 'CONFIRMED' : 'TENTATIVE';
}

function formatSummary(order: Order): string {
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  return exportTexts.jobTitle(order.number, formatCustomerName(order), [...new Set(cities)].join(' → '));
}

function describeOrder(order: Order): string {
  const stops = [
    ...order.pick_up_addresses.map((stop, index) =>
      exportTexts.stop(exportTexts.pickUp(index + 1), formatStopLine(stop)),
    ),
    ...order.destination_addresses.map((stop, index) =>
      exportTexts.stop(exportTexts.destination(index + 1), formatStopLine(stop)),
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
