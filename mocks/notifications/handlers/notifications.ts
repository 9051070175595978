import { getActivityKind } from '#domain/activityKinds';
import { toFeedKey } from '../../provider/store/schema';
import * as generated from '../../generated/handlers/notifications/notifications.msw';
import type { Context } from '../../provider/http/context';
import { implement } from '../../provider/http/implement';
import { orNotFound } from '../../provider/http/refusal';
import { presentActivity, presentActivityPage, presentUnread } from '../answers';
import { toPage } from '../../provider/answers/pages';
import { findNeedsAction } from './needsAction';
import { openFeed } from '../../branches/handlers/openBranch';
import type { NotificationChoice, NotificationPreferences } from '#generated/model';
import { usualPreferences } from '../rules/interruptions';
import type { World } from '../../provider/world';

function getNotificationPreferences({ world, user }: Context<'getNotificationPreferences'>) {
  return getPreferences(world, user.id);
}

function updateNotificationPreferences({
  world,
  user,
  body,
  setMessage,
}: Context<'updateNotificationPreferences'>): NotificationPreferences {
  const { tables } = world;
  const before = getPreferences(world, user.id);
  const choices = before.choices.map((choice) => findChoice(body.choices, choice));
  const row = { choices, quiet_hours: body.quiet_hours, sound: body.sound };
  if (tables.notificationPreference.has(user.id)) tables.notificationPreference.update(user.id, row);
  else tables.notificationPreference.insert({ ...row, user_id: user.id });
  setMessage('Your notification settings were saved.');
  return getPreferences(world, user.id);
}

/** The last choice for the topic, else the one before. */
function findChoice(wanted: readonly NotificationChoice[], before: NotificationChoice): NotificationChoice {
  return wanted.findLast(({ topic }) => topic === before.topic) ?? before;
}

function getPreferences({ tables }: World, userId: number): NotificationPreferences {
  const { choices, quiet_hours, sound } = tables.notificationPreference.get(userId) ?? usualPreferences;
  return { choices: [...choices], quiet_hours, sound };
}

/** Laravel's own page size; the specification gives none for activities. */
const perPage = 15;

export const notificationHandlers = implement(generated, {
  getNotificationPreferences,
  updateNotificationPreferences,

  getNotifications: ({ world, user, params, query }) => {
    openFeed(world, user, params.branchId);
    const index = query.type === 'unread' ? 'unread' : 'feed';
    const { page, 'filter[kind]': kind } = query;
    const [feed, { activity }] = [getFeedKey(user.id, params), world.tables];
    if (kind === undefined) return presentActivityPage(activity.page(index, feed, { page, perPage }));
    const found = activity.select(index, feed, ({ type }) => getActivityKind(type) === kind);
    return presentActivityPage(toPage(found, page, perPage));
  },

  getNeedsAction: ({ world, user, params }) => {
    openFeed(world, user, params.branchId);
    return findNeedsAction(world, user, params.branchId).map(presentActivity);
  },

  getNotificationsCount: ({ world, user, params }) => {
    openFeed(world, user, params.branchId);
    return presentUnread(world.tables, user, params.branchId);
  },

  markAsRead: ({ world, user, params, body }) => {
    openFeed(world, user, params.branchId);
    const ids = 'ids' in body ? body.ids : [body.notification_id];
    for (const id of ids) markRead(world, id, getFeedKey(user.id, params));
    return presentUnread(world.tables, user, params.branchId);
  },

  markAllAsRead: ({ world, user, params }) => {
    openFeed(world, user, params.branchId);
    const unread = world.tables.activity.by('unread', getFeedKey(user.id, params));
    for (const { id } of unread) world.tables.activity.update(id, { read_at: world.now() });
    return presentUnread(world.tables, user, params.branchId);
  },
});

function getFeedKey(userId: number, { branchId }: { branchId: number }): string {
  return toFeedKey({ user_id: userId, branch_id: branchId });
}

/** Ignores activities of other people or feeds, and those already read. */
function markRead({ tables, now }: Context['world'], id: string, feed: string): void {
  const found = tables.activity.get(id.toLowerCase());
  const activity = orNotFound(found && toFeedKey(found) === feed ? found : undefined);
  if (activity.read_at === null) tables.activity.update(activity.id, { read_at: now() });
}
