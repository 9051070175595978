import type {
  BranchDeletedEvent,
  BranchInvitationCreatedEvent,
  BranchInvitationUpdatedEvent,
  BranchUpdatedEvent,
  CrewUpdatedEvent,
  EmployeeUpdatedEvent,
  InvitationUpdatedEvent,
  NotificationCreatedEvent,
  OrderCountsUpdatedEvent,
  OrderCreatedEvent,
  OrderDeletedEvent,
  OrderStatusChangedEvent,
  OrderUpdatedEvent,
  SessionRevokedEvent,
  SubscriptionUpdatedEvent,
  UserUpdatedEvent,
} from '../../generated/model';
import { logDropped } from '../lib/log';

/** Every event the product understands, by its name on the wire, with its payload. */
export type ServerEvents = {
  'notification-created': NotificationCreatedEvent;
  'user-updated': UserUpdatedEvent;
  'session-revoked': SessionRevokedEvent;
  'order-created': OrderCreatedEvent;
  'order-updated': OrderUpdatedEvent;
  'order-status-changed': OrderStatusChangedEvent;
  'order-deleted': OrderDeletedEvent;
  'order-counts-updated': OrderCountsUpdatedEvent;
  'invitation-updated': InvitationUpdatedEvent;
  'crew-updated': CrewUpdatedEvent;
  'employee-updated': EmployeeUpdatedEvent;
  'branch-invitation-created': BranchInvitationCreatedEvent;
  'branch-invitation-updated': BranchInvitationUpdatedEvent;
  'branch-updated': BranchUpdatedEvent;
  'branch-deleted': BranchDeletedEvent;
  'subscription-updated': SubscriptionUpdatedEvent;
};

export type ServerEventName = keyof ServerEvents;
/** One event, its payload that of its name. */
export type ServerEvent<Name extends ServerEventName = ServerEventName> = {
  [Each in Name]: { name: Each; payload: ServerEvents[Each] };
}[Name];

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
  'crew-updated': (payload): payload is CrewUpdatedEvent => isRecord(payload) && isRecord(payload.current_crew),
  'employee-updated': (payload): payload is EmployeeUpdatedEvent =>
    isRecord(payload) && typeof payload.employee_id === 'number',
  'branch-invitation-created': (payload): payload is BranchInvitationCreatedEvent => isAboutBranch(payload),
  'branch-invitation-updated': (payload): payload is BranchInvitationUpdatedEvent => isAboutBranch(payload),
  'branch-updated': (payload): payload is BranchUpdatedEvent => isAboutBranch(payload),
  'branch-deleted': (payload): payload is BranchDeletedEvent => isAboutBranch(payload),
  'subscription-updated': (payload): payload is SubscriptionUpdatedEvent => isRecord(payload),
};

/** True for a name the product understands, whatever comes with it. */
export function isServerEventName(name: string): name is ServerEventName {
  return Object.hasOwn(guards, name);
}

/** Proves an event's name and payload; what is unknown or malformed is logged and dropped (undefined). */
export function parseServerEvent(name: string, payload: unknown): ServerEvent | undefined {
  const event = isServerEventName(name) ? prove(name, payload) : undefined;
  if (!event) logDropped(`event ${name}`, payload);
  return event;
}

function prove<Name extends ServerEventName>(name: Name, payload: unknown): ServerEvent<Name> | undefined {
  const isProven: Guards[Name] = guards[name];
  return isProven(payload) ? { name, payload } : undefined;
}

const activityTexts = ['id', 'type', 'title', 'body', 'severity', 'url', 'created_at'] as const;

/** A whole activity: a list shows it as it is. */
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

function isCounts(value: unknown): boolean {
  return isRecord(value) && [value.not_formed, value.formed, value.history].every((count) => typeof count === 'number');
}

function isNumberOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
