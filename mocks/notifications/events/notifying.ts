import { namePerson } from '#domain/people/personName';
import type { ActivityActor } from '#generated/model';
import type { ContractEvents } from '#generated/model/events';
import { inLanguage } from '#platform/language/current';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { toOrderNumber } from '../../orders/answers/orders';
import { receivesActivity, listPeople, countUnread, countAllUnread } from '../../provider/access/access';
import { canRead } from '../../provider/access/reading';
import { appAddress, productName } from '../../provider/catalogs';
import { userChannel } from '../../provider/realtime/channels';
import type { ActivityDraft, DomainEvent, DomainEventName } from '../../provider/realtime/domainEvents';
import type { UserRow, ActivityRow, MessageRow, WorldTables } from '../../provider/store/schema';
import type { World } from '../../provider/world';
import { presentActivity } from '../answers';
import { isSilent, listMessageChannels, usualPreferences } from '../rules';

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
  // An own action is no news.
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

/** An account without the address or number gets no message. */
function sendActivity(world: World, person: UserRow, draft: ActivityDraft, channel: Channel): void {
  const to = channel === 'email' ? person.email : person.phone;
  const words =
    channel === 'email'
      ? { subject: draft.title, text: draft.body }
      : { subject: '', text: writeTextMessage(world, person, draft) };
  if (to) sendMessage(world, { channel, to, subject: words.subject, text: words.text, code: null });
}

/** A phone shows it without the app: what happened, the job's number, the address for people who may read it, and a link. */
function writeTextMessage(
  { tables, clock }: World,
  person: UserRow,
  { title, url, data }: Pick<ActivityDraft, 'title' | 'url' | 'data'>,
): string {
  const order = data.order_id === undefined ? undefined : tables.order.get(data.order_id);
  const [stop] = order ? [...order.pick_up_addresses, ...order.destination_addresses] : [];
  const isPlaceOpen = order && canRead(tables, person, { kind: 'place', order }, clock.now().getTime());
  const parts = [
    title,
    order && !title.includes(toOrderNumber(order)) ? toOrderNumber(order) : '',
    isPlaceOpen && stop ? [stop.address_line, stop.city].filter(Boolean).join(', ') : '',
    `${appAddress}${url}`,
  ];
  return `${productName}: ${parts.filter(Boolean).join(' · ')}`;
}

type Channel = MessageRow['channel'];

export function getPerson({ tables }: World, id: number): UserRow {
  return tables.user.require(id);
}

type Landing = { userId: number; branchId: number; at: string; readAt?: string | null };

export function writeActivity(world: World, draft: ActivityDraft, landing: Landing): ActivityRow {
  const { type, title, body, severity, subject, url, data } = draft;
  return world.tables.activity.insert({
    type,
    title,
    body,
    severity,
    subject,
    url,
    data,
    id: world.random.uuid(),
    user_id: landing.userId,
    branch_id: landing.branchId,
    actor: toActor(world.tables, draft.actorId),
    created_at: landing.at,
    read_at: landing.readAt ?? null,
    order: world.db.nextId('activity'),
  });
}

export function toActor(tables: WorldTables, actorId: number | null): ActivityActor | null {
  const actor = actorId === null ? undefined : tables.user.get(actorId);
  if (!actor) return null;
  return { id: actor.id, name: namePerson(actor), avatar_url: actor.avatar_url };
}

/** The demo inbox keeps its newest messages: when there are more than `most`, only the last `kept` stay. */
const [most, kept] = [400, 200];

/** Sends an email or text message: it is shown in the demo inbox. */
export function sendMessage({ db, tables, now }: World, message: Omit<MessageRow, 'id' | 'sent_at'>): void {
  tables.message.insert({ ...message, id: db.nextId('message'), sent_at: now() });
  if (tables.message.size() <= most) return;
  for (const { id } of tables.message.all().slice(0, -kept)) tables.message.remove(id);
}
