import type { NotificationChoice, NotificationPreferences } from '#generated/model';
import type { Context } from '../../http/context';
import { usualPreferences } from '../../rules/activities/interruptions';
import type { World } from '../../world';

export function getNotificationPreferences({ world, user }: Context<'getNotificationPreferences'>) {
  return getPreferences(world, user.id);
}

export function updateNotificationPreferences({
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
