import { namePerson } from '#domain/people/personName';
import { type EventStatus, toEventUid } from '#domain/time/iCalendar';
import { countDays, getFirstDayEnd } from '#domain/time/workDays';
import type { Order, Stop, HelperCalendarItem } from '#generated/model';
import { OrderStatus, InvitationStatus } from '#generated/model/codes';
import { formatPhone } from '#platform/lib/phone';
import { getInitial } from '#platform/lib/text';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { getJobEnd } from '../crew/rules/busyTimes';
import { formatPosition } from '../notifications/events/facts';
import { presentOrder, presentCard, type Reading } from '../orders/answers/orders';
import { redactOrder, type Visibility, redactCard } from '../provider/answers/visibility';
import type { OrderRow, WorldTables, InvitationRow } from '../provider/store/schema';
import { feedTexts as texts } from './texts/feeds';

type FeedReading = {
  visibility: Visibility;
  /** The reader no longer works on the job. */
  isOff: boolean;
  productName: string;
};

/** An order as an event of a calendar feed, in the reader's language. No office notes and no prices: the text is stored by other companies. */
export function presentFeedEvent(tables: WorldTables, row: OrderRow, { visibility, isOff, productName }: FeedReading) {
  const order = redactOrder(presentOrder(tables, row), visibility);
  const [first] = [...order.pick_up_addresses, ...order.destination_addresses];
  return {
    uid: toEventUid(row.id, productName),
    sequence: row.version,
    updatedAt: row.updated_at,
    startsAt: row.starts_at,
    endsAt: getFirstDayEnd(row, order.timezone),
    timezone: order.timezone,
    days: countDays(row),
    status: getEventStatus(row, visibility, isOff),
    summary: formatSummary(order),
    location: first && formatStop(first),
    description: visibility.as === 'asked' ? '' : describe(order, row.arrival_window),
  };
}

/** For a helper an accepted job is certain, even while the crew is not complete. */
function getEventStatus({ closed_state, status }: OrderRow, { as }: Visibility, isOff: boolean): EventStatus {
  if (closed_state === 'cancelled' || isOff) return 'CANCELLED';
  return as === 'crew' || status === OrderStatus.formed ? 'CONFIRMED' : 'TENTATIVE';
}

function formatSummary({ number, customer_name, customer_last_name, ...order }: Order): string {
  const cities = [...order.pick_up_addresses, ...order.destination_addresses].map(({ city }) => city);
  const route = [...new Set(cities)].join(' → ');
  const initial = getInitial(customer_last_name);
  const last_name = initial === customer_last_name ? initial : `${initial}.`;
  const customer = customer_name && namePerson({ first_name: customer_name, last_name });
  return texts.job(number, [customer, route].filter(Boolean).join(', '));
}

function describe(order: Order, window: string): string {
  const stops = [
    ...order.pick_up_addresses.map((stop, at) => texts.pickup(at + 1, formatStop(stop))),
    ...order.destination_addresses.map((stop, at) => texts.destination(at + 1, formatStop(stop))),
  ];
  const needs = order.crew_requirements.map(({ position, count }) => `${count} ${formatPosition(position, count)}`);
  const lines = [
    texts.arrival(formatTimeWindow(window).replaceAll('\u00a0', ' ')),
    ...stops,
    texts.crew(needs.join(', ')),
    texts.customer(formatPhone(order.customer_primary_phone, 'list')),
    order.crew_notes,
  ];
  return lines.filter(Boolean).join('\n');
}

function formatStop({ address_line, unit, city, state, zip }: Stop): string {
  return [address_line, unit, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');
}

export function presentHelperCalendarItem(
  tables: WorldTables,
  row: OrderRow,
  own: InvitationRow,
  { hasConflict, reading }: { hasConflict: boolean; reading: Reading },
): HelperCalendarItem {
  const isAccepted = own.status === InvitationStatus.accepted;
  const card = redactCard(presentCard(tables, row, reading), { as: isAccepted ? 'crew' : 'asked', own });
  const { order_id, number, customer_name, customer_last_name, city_from, city_to, pick_up_address, timezone } = card;
  const { closed_state, starts_at, date, end_date, arrival_window, estimated_hours, version } = row;
  const branch = tables.branch.require(row.branch_id);
  return {
    invitation_id: own.id,
    order_id,
    number,
    status: own.status,
    closed_state,
    title: [...new Set([city_from, city_to])].filter(Boolean).join(' to '),
    starts_at,
    ends_at: getJobEnd(row, timezone),
    timezone,
    date,
    end_date,
    arrival_window,
    estimated_hours,
    company_name: tables.company.require(branch.company_id).name,
    branch_name: branch.name,
    customer_name,
    customer_last_name,
    city_from,
    city_to,
    pick_up_address,
    position: own.position,
    hourly_rate: own.hourly_rate,
    expires_at: isAccepted ? null : own.expires_at,
    has_conflict: hasConflict,
    version,
  };
}
