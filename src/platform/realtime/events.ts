import type {
  BranchDeletedEvent,
  BranchInvitationCreatedEvent,
  BranchInvitationUpdatedEvent,
  BranchUpdatedEvent,
  CrewCheckedInEvent,
  EmployeeUpdatedEvent,
  InvitationUpdatedEvent,
  NotificationCreatedEvent,
  OfferApplicationCreatedEvent,
  OfferApplicationUpdatedEvent,
  OfferCreatedEvent,
  OfferUpdatedEvent,
  OrderCountsUpdatedEvent,
  OrderCreatedEvent,
  OrderDeletedEvent,
  OrderStatusChangedEvent,
  OrderUpdatedEvent,
  SessionRevokedEvent,
  SubscriptionUpdatedEvent,
  UserUpdatedEvent,
} from '#generated/model';
import type { ContractEvents } from '#generated/model/events';
import { readEvent } from '../http/readAnswer';
import { logDroppedEvent } from '../lib/log';
import { type Channel, parseChannel } from './channels';

/**
 * Events of the contract that this client does not use. `crew-updated` is sent only on the channel of an order, which
 * the client does not join; `invitation-created` always comes with an activity of the same content.
 */
const unusedNames = ['crew-updated', 'invitation-created'] as const satisfies readonly (keyof ContractEvents)[];

/** All other events of the contract. A new one does not compile until it has a guard below. */
export type ServerEventName = Exclude<keyof ContractEvents, (typeof unusedNames)[number]>;
export type ServerEvents = Pick<ContractEvents, ServerEventName>;

/** An event with the payload of its name and the channel it arrived on. */
export type ServerEvent<Name extends ServerEventName = ServerEventName> = {
  [Each in Name]: { name: Each; payload: ServerEvents[Each]; channel: Channel };
}[Name];

/** An event as received, its payload not checked; the channel without its `private-` prefix. */
export type WireEvent = { channel: string; event: string; payload: unknown };

type Guards = { [Name in ServerEventName]: (payload: unknown) => payload is ServerEvents[Name] };

const guards: Guards = {
  'notification-created': (payload): payload is NotificationCreatedEvent =>
    isRecord(payload) &&
    isActivity(payload.notification) &&
    typeof payload.unread_count === 'number' &&
    isNumberOrAbsent(payload.branch_id) &&
    isNumberOrAbsent(payload.unread_total),
  'user-updated': (payload): payload is UserUpdatedEvent =>
    isRecord(payload) &&
    isRecord(payload.user) &&
    typeof payload.user.id === 'number' &&
    typeof payload.user.type === 'number',
  'session-revoked': (payload): payload is SessionRevokedEvent => isRecord(payload),
  'order-created': (payload): payload is OrderCreatedEvent =>
    isRecord(payload) && isRecord(payload.order_card) && typeof payload.order_card.order_id === 'number',
  'order-updated': (payload): payload is OrderUpdatedEvent => isRecord(payload) && typeof payload.order_id === 'number',
  'order-status-changed': (payload): payload is OrderStatusChangedEvent =>
    isRecord(payload) && typeof payload.order_id === 'number' && isCounts(payload.counts),
  'order-deleted': (payload): payload is OrderDeletedEvent => isRecord(payload) && typeof payload.order_id === 'number',
  'order-counts-updated': (payload): payload is OrderCountsUpdatedEvent => isCounts(payload),
  'invitation-updated': (payload): payload is InvitationUpdatedEvent =>
    isRecord(payload) && typeof payload.order_id === 'number',
  'crew-checked-in': (payload): payload is CrewCheckedInEvent =>
    isRecord(payload) && typeof payload.order_id === 'number',
  'employee-updated': (payload): payload is EmployeeUpdatedEvent =>
    isRecord(payload) && typeof payload.employee_id === 'number',
  'branch-invitation-created': (payload): payload is BranchInvitationCreatedEvent => isAboutBranch(payload),
  'branch-invitation-updated': (payload): payload is BranchInvitationUpdatedEvent => isAboutBranch(payload),
  'branch-updated': (payload): payload is BranchUpdatedEvent => isAboutBranch(payload),
  'branch-deleted': (payload): payload is BranchDeletedEvent => isAboutBranch(payload),
  'offer-created': (payload): payload is OfferCreatedEvent =>
    isRecord(payload) && isRecord(payload.offer) && typeof payload.offer.id === 'number',
  'offer-updated': (payload): payload is OfferUpdatedEvent => isAboutBranch(payload),
  'offer-application-created': (payload): payload is OfferApplicationCreatedEvent => isAboutOffer(payload),
  'offer-application-updated': (payload): payload is OfferApplicationUpdatedEvent => isAboutOffer(payload),
  'subscription-updated': (payload): payload is SubscriptionUpdatedEvent => isRecord(payload),
};

/** True for the name of an event that the client uses. */
export function isServerEventName(name: string): name is ServerEventName {
  return Object.hasOwn(guards, name);
}

/** Checks an event's channel, name and payload. Unknown or invalid events are logged and dropped (undefined). */
export function parseServerEvent({ channel, event, payload }: WireEvent): ServerEvent | undefined {
  if (isUnused(event)) return undefined;
  const source = parseChannel(channel);
  const valid = source && isServerEventName(event) ? validate(event, readEvent(event, payload), source) : undefined;
  if (!valid) logDroppedEvent(event, payload);
  return valid;
}

/**
 * The branch of an event's channel, or else of its payload; undefined without one. An activity without a branch
 * belongs to the active one (contract, notification-created).
 */
export function getEventBranch({ channel, name, payload }: ServerEvent, activeBranchId: number): number | undefined {
  if (channel.kind === 'branch') return channel.branchId;
  if ('branch_id' in payload && typeof payload.branch_id === 'number') return payload.branch_id;
  return name === 'notification-created' ? activeBranchId : undefined;
}

function validate<Name extends ServerEventName>(
  name: Name,
  payload: unknown,
  channel: Channel,
): ServerEvent<Name> | undefined {
  const isValid: Guards[Name] = guards[name];
  return isValid(payload) ? { name, payload, channel } : undefined;
}

function isUnused(name: string): boolean {
  return unusedNames.some((unused) => unused === name);
}

const activityTexts = ['id', 'type', 'title', 'body', 'severity', 'url', 'created_at'] as const;

/** Checks all of an activity, because a list shows it as it is. */
function isActivity(value: unknown): boolean {
  return (
    isRecord(value) &&
    activityTexts.every((name) => typeof value[name] === 'string') &&
    typeof value.is_read === 'boolean' &&
    isRecord(value.subject) &&
    typeof value.subject.label === 'string' &&
    isRecord(value.data)
  );
}

function isAboutBranch(value: unknown): boolean {
  return isRecord(value) && typeof value.branch_id === 'number';
}

function isAboutOffer(value: unknown): boolean {
  return isRecord(value) && isAboutBranch(value) && typeof value.offer_id === 'number';
}

function isCounts(value: unknown): boolean {
  return isRecord(value) && [value.not_formed, value.formed, value.history].every((count) => typeof count === 'number');
}

function isNumberOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
