import { isOpenInvitation } from '#domain/orders/statuses';
import { InvitationStatus } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { formatActivityWindow } from '../../notifications/events/facts';
import { canRead } from '../../provider/access/reading';
import { blurDegrees } from '../../provider/answers/visibility';
import type { InvitationRow, OrderRow, UserRow } from '../../provider/store/schema';
import { busyTexts as texts } from '../../provider/texts/refusals';
import { dayMs, toIso } from '../../provider/time/clock';
import type { World } from '../../provider/world';
import {
  getBusyTimes,
  type Booking,
  type Clash,
  findJobClash,
  getMilesBetween,
  type Place,
  getCoreEnd,
} from '../rules/busyTimes';

/** A clash with another job, and the days of both jobs that clash. `order` and `invitation` belong to the other job. */
export type JobClash = Clash & {
  own: Booking;
  busy: Booking;
  order: Readonly<OrderRow>;
  invitation: Readonly<InvitationRow>;
};

/** Jobs further apart than this never conflict, however long the drive. */
const farMs = dayMs;

/** Open invitations with the hours of their jobs by user, for requests that check many people or jobs. */
export type Bookings = ReadonlyMap<number, readonly Booked[]>;
export type Booked = { invitation: Readonly<InvitationRow>; times: readonly Booking[] };

/** Everyone's invitations that could conflict with jobs between two moments (UTC). */
export function findBookings(world: World, from: string, to: string): Bookings {
  const { tables } = world;
  const byPerson = new Map<number, Booked[]>();
  for (const day of listDaysAround(from, to)) {
    const jobs = tables.order.viewAll('openDay', day, (order) => ({ id: order.id, times: toBookings(world, order) }));
    for (const { id, times } of jobs) {
      // Rows are not copied, because everyone's invitations may be many.
      for (const invitation of tables.invitation.viewAll('order', id, (row) => row)) {
        if (!isOpenInvitation(invitation)) continue;
        const own = byPerson.get(invitation.user_id);
        if (own) own.push({ invitation, times });
        else byPerson.set(invitation.user_id, [{ invitation, times }]);
      }
    }
  }
  return byPerson;
}

/** UTC days on which conflicting jobs could start. No job lasts longer than three days. */
function listDaysAround(from: string, to: string): string[] {
  const first = Math.floor((Date.parse(from) - farMs) / dayMs) - longestDays;
  const last = Math.floor((Date.parse(to) + farMs) / dayMs);
  return Array.from({ length: last - first + 1 }, (_, at) => toIso((first + at) * dayMs).slice(0, 10));
}

const longestDays = 3;

/** A job as it is compared with the other jobs of many people. */
export type Wanted = { times: readonly Booking[]; isNear: ReturnType<typeof createNearTest> };

export const toWanted = (world: World, order: OrderRow): Wanted => ({
  times: toBookings(world, order),
  isNear: createNearTest(order),
});

/** Every other job of a person that clashes with this one, hard clashes first. */
export function findClashes(
  world: World,
  userId: number,
  order: OrderRow,
  bookings?: Bookings,
  { times: wanted, isNear }: Wanted = toWanted(world, order),
): JobClash[] {
  const { tables } = world;
  const buffer = tables.branch.view(order.branch_id, ({ travel_buffer_minutes }) => travel_buffer_minutes) ?? 0;
  const isNearby = ({ order_id }: Readonly<InvitationRow>) => tables.order.view(order_id, isNear) === true;
  const nearby = bookings
    ? (bookings.get(userId) ?? []).filter(({ invitation }) => isNearby(invitation))
    : tables.invitation.select('busy', userId, isNearby).map((invitation) => toBooked(world, invitation));
  const found = nearby.flatMap(({ invitation: { id, order_id, status }, times }): JobClash[] => {
    const clash = findJobClash(wanted, times, status === InvitationStatus.new, buffer);
    if (!clash) return [];
    // Not copied either.
    const other = tables.order.view(order_id, (row) => row);
    const invitation = tables.invitation.view(id, (row) => row);
    return other && invitation ? [{ ...clash, order: other, invitation }] : [];
  });
  return found.sort((a, b) => a.severity.localeCompare(b.severity));
}

function toBooked(world: World, invitation: InvitationRow): Booked {
  const times = world.tables.order.view(invitation.order_id, (order) => toBookings(world, order));
  return { invitation, times: times ?? [] };
}

/** Tests for other open jobs around that time. It runs on rows that are not copied, because a person may have many. */
function createNearTest(order: OrderRow) {
  const from = toIso(Date.parse(order.starts_at) - farMs);
  const to = toIso(Date.parse(order.latest_end_at) + farMs);
  return ({ id, closed_state, starts_at, latest_end_at }: Readonly<OrderRow>) =>
    id !== order.id && closed_state === null && starts_at < to && latest_end_at > from;
}

export function findHardClash(world: World, userId: number, order: OrderRow, bookings?: Bookings) {
  return findClashes(world, userId, order, bookings).find(({ severity }) => severity === 'hard');
}

/** Every day on which an order keeps its crew busy, from the first stop to the last. */
export function toBookings({ tables }: World, order: Readonly<OrderRow>): Booking[] {
  const office = tables.branch.view(order.branch_id, ({ lat, lng, timezone }) => ({ lat, lng, timezone }));
  if (!office) return [];
  const stops = [...order.pick_up_addresses, ...order.destination_addresses];
  const [from, to] = [toPlace(stops[0], office), toPlace(stops.at(-1), office)];
  return getBusyTimes(order, office.timezone).map((time) => ({ ...time, from, to }));
}

export function getFirstPlace({ tables }: World, order: Readonly<OrderRow>): Place {
  const office = tables.branch.view(order.branch_id, ({ lat, lng }) => ({ lat, lng })) ?? { lat: 0, lng: 0 };
  return toPlace(order.pick_up_addresses[0] ?? order.destination_addresses[0], office);
}

function toPlace(stop: { lat: number | null; lng: number | null } | undefined, office: Place): Place {
  return { lat: stop?.lat ?? office.lat, lng: stop?.lng ?? office.lng };
}

/** Miles that a helper reads from home to a job, from the pin that they are shown ("What a helper sees of a job"). */
export function getShownMiles(world: World, user: UserRow, order: OrderRow): number {
  const place = getFirstPlace(world, order);
  const isReadable = canRead(world.tables, user, { kind: 'place', order }, world.clock.now().getTime());
  const shown = isReadable ? place : { lat: blurDegrees(place.lat), lng: blurDegrees(place.lng) };
  return Math.round(getMilesBetween(getHome(world, user, order.branch_id), shown) * 10) / 10;
}

/** Place that a helper's drive starts from: the first of their service areas, else the branch. */
export function getHome({ tables }: World, { serving_area_ids: [area] }: UserRow, branchId: number): Place {
  const toPoint = ({ lat, lng }: Place): Place => ({ lat, lng });
  const home = area === undefined ? undefined : tables.servingArea.view(area, toPoint);
  return home ?? tables.branch.view(branchId, toPoint) ?? { lat: 0, lng: 0 };
}

/** The hours of a person's other job on that day ("Busy 8 AM-2 PM"). Never reveals whose job it is. */
export function describeBusyTime(world: World, { order, busy }: Pick<JobClash, 'order' | 'busy'>) {
  const timezone = world.tables.branch.view(order.branch_id, (branch) => branch.timezone) ?? '';
  const [starts_at, ends_at] = [toIso(busy.startsAt), toIso(getCoreEnd(busy))];
  const window = `${zonedTime(starts_at, timezone).time} - ${zonedTime(ends_at, timezone).time}`;
  return { text: texts.busy(formatActivityWindow(window)), starts_at, ends_at };
}
