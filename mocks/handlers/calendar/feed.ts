import { toICalendar } from '#domain/time/iCalendar';
import type { CalendarFeed } from '#generated/model';
import type { UserRow } from '../../db/schema';
import type { Context } from '../../http/context';
import { orNotFound, throwIfRefused } from '../../http/refusal';
import { canSignIn } from '../../rules/access/membership';
import { checkHelperPro } from '../../rules/billing/planLimits';
import type { Refusal } from '../../rules/refusals';
import type { World } from '../../world';
import { getHelperPlan } from '../planUsage';
import { productName } from '../../productName';
import { listFeedEvents } from './feedEvents';

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
