import { toICalendar, type CalendarEvent } from '#domain/time/iCalendar';
import type { CalendarFeed } from '#generated/model';
import type { UserRow, InvitationRow, OrderRow } from '../../provider/store/schema';
import type { Context } from '../../provider/http/context';
import { orNotFound, throwIfRefused } from '../../provider/http/refusal';
import { canSignIn, listBranches } from '../../provider/access/membership';
import { checkHelperPro } from '../../billing/rules/planLimits';
import type { Refusal } from '../../provider/rules/refusals';
import type { World } from '../../provider/world';
import { getHelperPlan } from '../../billing/handlers/planUsage';
import { productName } from '../../provider/productName';
import { InvitationStatus } from '#generated/model/codes';
import { inLanguage } from '#platform/language/current';
import { getLastDay } from '#domain/time/workDays';
import { presentFeedEvent } from '../answers/feedEvents';
import type { Visibility } from '../../provider/answers/visibility';
import { toIso } from '../../provider/time/times';
import { expireDue } from '../../crew/handlers/formCrew';

const refreshMinutes = 60;

export function getCalendarFeed({ world, user, request }: Context<'getCalendarFeed'>): CalendarFeed {
  return checkPlan(world, user) === null ? showFeed(world, user, request) : noFeed;
}

/** A new token replaces the old one, whose address stops working immediately. */
export function createCalendarFeed({ world, user, request, setMessage }: Context<'createCalendarFeed'>): CalendarFeed {
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

export function deleteCalendarFeed({ world, user, setMessage }: Context<'deleteCalendarFeed'>): CalendarFeed {
  if (world.tables.calendarFeed.has(user.id)) world.tables.calendarFeed.remove(user.id);
  setMessage('Your calendar feed was ended.');
  return noFeed;
}

/** The file itself. The token is the only credential. */
export function readCalendarFeed({ world, params }: Context<'readCalendarFeed'>): string {
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
