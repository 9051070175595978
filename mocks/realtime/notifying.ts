import { inLanguage } from '#platform/language/current';
import type { ContractEvents } from '#generated/model/events';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import type { MessageRow } from '../db/rows';
import type { UserRow } from '../db/schema';
import { productName } from '../productName';
import { presentActivity } from '../presenters/activities';
import { isSilent, listMessageChannels, usualPreferences } from '../rules/activities/interruptions';
import { receivesActivity } from '../rules/access/audience';
import { listPeople, countUnread, countAllUnread } from '../rules/access/membership';
import type { World } from '../world';
import { userChannel } from './channels';
import type { ActivityDraft, DomainEvent, DomainEventName } from './domainEvents';
import { sendMessage } from './sendMessage';
import { writeActivity } from './writeActivity';

/** One event of the contract and its channel. */
export type Push = {
  [Name in keyof ContractEvents]: { channel: string; event: Name; payload: ContractEvents[Name] };
}[keyof ContractEvents];

/** Creates the pushes of each event; a missing one does not compile. */
export type PushMakers<Events> = {
  [Name in keyof Events & DomainEventName]: (world: World, event: DomainEvent<Name>) => Push[];
};

/** Writes an activity; called once per receiver, in the receiver's language. */
export type DraftMaker = () => ActivityDraft;

/** Notifies everyone who may work in the branch, including the person who acted. */
export function notifyBranch(world: World, branchId: number, createDraft: DraftMaker): Push[] {
  const people = listPeople(world.tables, world.tables.branch.require(branchId));
  const { type } = createDraft();
  return people.flatMap((person) =>
    receivesActivity(person, type) ? notify(world, person.id, branchId, createDraft) : [],
  );
}

/** Writes one person's copy of an activity, in their language, and pushes it to them. */
export function notify(world: World, userId: number, branchId: number, createDraft: DraftMaker): Push[] {
  const person = getPerson(world, userId);
  const draft = inLanguage(person.locale, createDraft);
  // What someone did is no news to them.
  const readAt = draft.actorId === userId ? world.now() : null;
  const activity = writeActivity(world, draft, { userId, branchId, at: world.now(), readAt });
  const localTime = zonedTime(world.now(), person.timezone).time;
  const preferences = world.tables.notificationPreference.get(userId) ?? usualPreferences;
  const arrival = { type: draft.type, branchId, localTime };
  for (const channel of listMessageChannels(preferences, arrival)) sendActivity(world, person, draft, channel);
  const payload = {
    notification: presentActivity(activity),
    unread_count: countUnread(world.tables, userId, branchId),
    branch_id: branchId,
    unread_total: countAllUnread(world.tables, person),
    is_silent: isSilent(preferences, arrival),
  };
  return [{ channel: userChannel(userId), event: 'notification-created', payload }];
}

/** A text message has the title only; an account without the address or number gets none. */
function sendActivity(world: World, { email, phone }: UserRow, { title, body }: ActivityDraft, channel: Channel): void {
  const to = channel === 'email' ? email : phone;
  const words =
    channel === 'email' ? { subject: title, text: body } : { subject: '', text: `${productName}: ${title}` };
  if (to) sendMessage(world, { channel, to, subject: words.subject, text: words.text, code: null });
}

type Channel = MessageRow['channel'];

export function getPerson({ tables }: World, id: number): UserRow {
  return tables.user.require(id);
}
