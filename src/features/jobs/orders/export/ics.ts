/** Exports an order as a calendar event (RFC 5545). The file includes the time zone of the branch. */
import type { Order } from '../../../../generated/model';
import { OrderStatus } from '../../../../generated/model/codes';
import { formatTimeWindow } from '../../../../platform/lib/time/clockTimes';
import { formatPhone } from '../../../../platform/lib/phone';
import { type CalendarEvent, type EventStatus, toEventUid, toICalendar } from '../../../../domain/iCalendar';
import { countDays, getFirstDayEnd } from '../../../../domain/workDays';
import { listCrewNeeds, formatCustomerName } from '../../parts/describeJob';
import { formatStopLine } from '../../parts/stopLine';
import { exportTexts } from './texts';

/**
 * The text of the calendar file. A job of several days is one event that repeats daily. An order keeps its UID, so a
 * later version replaces an earlier one by its SEQUENCE.
 */
export function toIcs(order: Order, productName: string): string {
  const [stop] = [...order.pick_up_addresses, ...order.destination_addresses];
  const event: CalendarEvent = {
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
  return toICalendar({ productName, events: [event] });
}

/** "job-1042.ics" */
export const getIcsFileName = (order: Pick<Order, 'order_id'>): string => `job-${order.order_id}.ics`;

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
