import { getDayHours } from '#domain/people/availability';
import { can } from '#domain/people/rights';
import { toICalendar, type CalendarEvent } from '#domain/time/iCalendar';
import { getLastDay } from '#domain/time/workDays';
import type { HelperCalendar, HelperCalendarItem, CalendarFeed } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { inLanguage } from '#platform/language/current';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { getHelperPlan } from '../billing/handlers';
import { checkHelperPro } from '../billing/rules/plans';
import { findClashes } from '../crew/handlers/bookings';
import { expireDue } from '../crew/handlers/formCrew';
import * as generated from '../generated/handlers/calendar/calendar.msw';
import { getHours } from '../helper/handlers/hours';
import { toReading } from '../orders/answers/orders';
import { decideDays, isOnDays, rangeLimits } from '../orders/rules/orderLists';
import { canSignIn, listBranches } from '../provider/access/access';
import type { Visibility } from '../provider/answers/visibility';
import { productName } from '../provider/catalogs';
import type { Context } from '../provider/http/context';
import { implement } from '../provider/http/implement';
import { throwIfRefused, orNotFound } from '../provider/http/refusal';
import { forbidUnless, type Refusal } from '../provider/rules/refusals';
import type { InvitationRow, OrderRow, UserRow } from '../provider/store/schema';
import { toIso } from '../provider/time/clock';
import type { World } from '../provider/world';
import { presentHelperCalendarItem, presentFeedEvent } from './answers';

const refreshMinutes = 60;

function getCalendarFeed({ world, user, request }: Context<'getCalendarFeed'>): CalendarFeed {
  return checkPlan(world, user) === null ? showFeed(world, user, request) : noFeed;
}

/** A new token replaces the old one, whose address stops working immediately. */
function createCalendarFeed({ world, user, request, setMessage }: Context<'createCalendarFeed'>): CalendarFeed {
  throwIfRefused(checkPlan(world, user));
  const { tables, random } = world;
  const feed = { user_id: user.id, token: random.token(), created_at: world.now() };
  const isNew = !tables.calendarFeed.has(user.id);
  if (isNew) tables.calendarFeed.insert(feed);
  else tables.calendarFeed.update(user.id, feed);
  setMessage(
    isNew ? 'Your calendar feed is ready.' : 'Your calendar feed has a new address. The old one no longer works.',
  );
  return showFeed(world, user, request);
}

function deleteCalendarFeed({ world, user, setMessage }: Context<'deleteCalendarFeed'>): CalendarFeed {
  if (world.tables.calendarFeed.has(user.id)) world.tables.calendarFeed.remove(user.id);
  setMessage('Your calendar feed was ended.');
  return noFeed;
}

/** The file itself. The token is the only credential. */
function readCalendarFeed({ world, params }: Context<'readCalendarFeed'>): string {
  const { user_id } = orNotFound(world.tables.calendarFeed.one('token', params.token));
  const user = world.tables.user.require(user_id);
  const canRead = canSignIn(world.tables, user) && checkPlan(world, user) === null;
  const reader = orNotFound(canRead ? user : undefined);
  const events = listFeedEvents(world, reader);
  return toICalendar({ productName, events, feed: { name: `${productName}: ${reader.first_name}`, refreshMinutes } });
}

function checkPlan(world: World, user: UserRow): Refusal | null {
  return checkHelperPro(user, getHelperPlan(world, user.id), 'calendar_feed');
}

const noFeed: CalendarFeed = { url: null, created_at: null };

/** The address is on the host that was called. */
function showFeed({ tables }: World, { id }: UserRow, request: Request): CalendarFeed {
  const feed = tables.calendarFeed.get(id);
  if (!feed) return noFeed;
  return { url: new URL(`calendar-feeds/${feed.token}`, request.url).href, created_at: feed.created_at };
}

/** Time that a feed shows past and canceled jobs, so that calendar apps can update them (docs/product.md, "Calendar"). */
const shownAfterMs = 30 * 86_400_000;

/** The events of a person's feed by start: the jobs of the branches they work in, or the jobs they accepted. */
function listFeedEvents(world: World, user: UserRow): CalendarEvent[] {
  expireDue(world);
  const { tables } = world;
  const oldest = toIso(world.clock.now().getTime() - shownAfterMs).slice(0, 10);
  const isShown = (order: Readonly<OrderRow>) => getLastDay(order) >= oldest;
  const office = listBranches(tables, user).flatMap(({ id }) =>
    tables.order.select('branch', id, (order) => order.closed_state !== 'completed' && isShown(order)),
  );
  const inOffice = new Set(office.map(({ id }) => id));
  const own = listOwnJobs(world, user, (order) => !inOffice.has(order.id) && isShown(order));
  const seen = [...office.map((order): Seen => ({ order, visibility: { as: 'office' }, isOff: false })), ...own];
  const byStart = seen.toSorted(
    (a, b) => a.order.starts_at.localeCompare(b.order.starts_at) || a.order.id - b.order.id,
  );
  // A calendar app sends its own language, or none.
  return inLanguage(user.locale, () =>
    byStart.map(({ order, visibility, isOff }) => presentFeedEvent(tables, order, { visibility, isOff, productName })),
  );
}

/** `isOff`: the person no longer works on the job. */
type Seen = { order: OrderRow; visibility: Visibility; isOff: boolean };

/** The jobs a person accepted, and those they had accepted and no longer work on. */
function listOwnJobs(world: World, { id: userId }: UserRow, isShown: (order: Readonly<OrderRow>) => boolean): Seen[] {
  const { tables } = world;
  const { accepted, cancelled } = InvitationStatus;
  const latest = new Map<number, InvitationRow>();
  const isShownId = (id: number) => tables.order.view(id, isShown) === true;
  for (const each of tables.invitation.select('user', userId, ({ order_id }) => isShownId(order_id)))
    latest.set(each.order_id, each);
  return [...latest.values()].flatMap((own): Seen[] => {
    const order = tables.order.require(own.order_id);
    if (own.status === accepted) return [{ order, visibility: { as: 'crew', own }, isOff: false }];
    const isOff = own.status === cancelled && hadAccepted(world, own);
    return isOff ? [{ order, visibility: { as: 'asked', own }, isOff }] : [];
  });
}

/** A canceled invitation does not record whether it had been accepted; the order's history does. */
function hadAccepted({ tables }: World, { order_id, user_id }: InvitationRow): boolean {
  const answers = tables.orderEvent.viewAll(
    'order',
    order_id,
    ({ type, actor_id }) => type === 'invitation_accepted' && actor_id === user_id,
  );
  return answers.includes(true);
}

/** The caller's accepted jobs and open invitations, and their hours on each day. */
function getHelperCalendar({ world, user, query }: Context<'getHelperCalendar'>): HelperCalendar {
  throwIfRefused(forbidUnless(can(user.type, 'workJobs')));
  expireDue(world);
  const asked = { from: query['filter[date_from]'], to: query['filter[date_to]'] };
  const range = throwIfRefused(decideDays(asked, todayIn(user.timezone, world.clock.now()), rangeLimits.people));
  const { tables } = world;
  const isInRange = (order: Readonly<OrderRow>) => isOnDays(order, getZone(world, order), range);
  const open = tables.invitation.select(
    'busy',
    user.id,
    ({ order_id }) => tables.order.view(order_id, isInRange) === true,
  );
  const items = open.map((own) => showItem(world, user, own));
  const hours = getHours(world, user.id);
  return {
    items: items.sort((a, b) => a.starts_at.localeCompare(b.starts_at) || a.order_id - b.order_id),
    availability: range.days.map((date) => getDayHours(hours, date)),
  };
}

function showItem(world: World, user: UserRow, own: InvitationRow): HelperCalendarItem {
  const order = world.tables.order.require(own.order_id);
  const hasConflict = findClashes(world, own.user_id, order).some(
    ({ severity, invitation }) => severity === 'hard' && invitation.status === InvitationStatus.accepted,
  );
  return presentHelperCalendarItem(world.tables, order, own, {
    hasConflict: order.closed_state === null && hasConflict,
    reading: toReading(world, user),
  });
}

function getZone({ tables }: World, { branch_id }: Readonly<OrderRow>): string {
  return tables.branch.view(branch_id, ({ timezone }) => timezone) ?? 'UTC';
}

export const calendarHandlers = implement(generated, {
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
  readCalendarFeed,
  getHelperCalendar,
});
