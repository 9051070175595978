import type { Scheduled } from '#domain/orders/schedule';
import { nameCustomer } from '#domain/people/personName';
import { type CalendarEvent, type EventStatus, toEventUid, toICalendar } from '#domain/time/iCalendar';
import { countDays, getFirstDayEnd } from '#domain/time/workDays';
/**
 * Exports an order as a calendar event (RFC 5545). The file includes the time zone of the branch. Loaded on use, because
 * this code includes all time zones.
 */
import type { Order } from '#generated/model';
import { OrderStatus } from '#generated/model/codes';
import { formatPhone } from '#platform/lib/phone';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { serverDate } from '#platform/lib/time/serverClock';
import { getDeviceZone } from '#platform/lib/time/zonedTimes';
import { exportTexts } from '../list/texts';
import { formatStopLine, jobTitle, listCrewNeeds } from '../orders';

/** A calendar has a place only for jobs whose day and hours are known. */
type ScheduledOrder = Scheduled<Order>;

/** The text of the calendar file of one order. */
export const toIcs = (order: ScheduledOrder, productName: string): string => toIcsFile([order], productName);

/** The text of a calendar file with one event for each order. */
export function toIcsFile(orders: readonly ScheduledOrder[], productName: string): string {
  return toICalendar({ productName, events: orders.map((order) => toEvent(order, productName)) });
}

/**
 * A job of several days is one event that repeats daily. An order keeps its UID, so a later version replaces an earlier
 * one by its SEQUENCE.
 */
function toEvent(order: ScheduledOrder, productName: string): CalendarEvent {
  const [stop] = [...order.pick_up_addresses, ...order.destination_addresses];
  const timezone = order.timezone || getDeviceZone();
  return {
    uid: toEventUid(order.order_id, productName),
    // A provider that counts no versions sends the first one, as of now.
    sequence: order.version ?? 0,
    updatedAt: order.updated_at ?? serverDate().toISOString(),
    startsAt: order.starts_at,
    endsAt: getFirstDayEnd(order, timezone),
    timezone,
    days: countDays(order),
    status: toIcsStatus(order),
    summary: formatSummary(order),
    location: stop ? formatStopLine(stop) : (order.pick_up_address ?? order.destination_address ?? undefined),
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
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city).filter(Boolean);
  const customer = nameCustomer(order);
  const facts = [customer, [...new Set(cities)].join(' → ')].filter(Boolean).join(', ');
  return [jobTitle(order.number), facts].filter(Boolean).join(': ');
}

function describeOrder(order: ScheduledOrder): string {
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
    crew && exportTexts.crew(crew),
    order.customer_primary_phone && exportTexts.phone(formatPhone(order.customer_primary_phone, 'list')),
    order.crew_notes,
  ]
    .filter(Boolean)
    .join('\n');
}
