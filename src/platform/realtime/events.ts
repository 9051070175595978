import type { NotificationCreatedEvent, SessionRevokedEvent, UserUpdatedEvent } from '../../generated/model';
import { logDropped } from '../lib/log';

/** Every event the product understands, by its name on the wire, with its payload. */
export type ServerEvents = {
  'notification-created': NotificationCreatedEvent;
  'user-updated': UserUpdatedEvent;
  'session-revoked': SessionRevokedEvent;
};

export type ServerEventName = keyof ServerEvents;
export type ServerEvent = { [Name in ServerEventName]: { name: Name; payload: ServerEvents[Name] } }[ServerEventName];

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
};

/** True for a name the product understands, whatever comes with it. */
export function isServerEventName(name: string): name is ServerEventName {
  return Object.hasOwn(guards, name);
}

/** Proves an event's name and payload; what is unknown or malformed is logged and dropped (undefined). */
export function parseServerEvent(name: string, payload: unknown): ServerEvent | undefined {
  const event = prove(name, payload);
  if (!event) logDropped(`event ${name}`, payload);
  return event;
}

function prove(name: string, payload: unknown): ServerEvent | undefined {
  switch (name) {
    case 'notification-created':
      return guards[name](payload) ? { name, payload } : undefined;
    case 'user-updated':
      return guards[name](payload) ? { name, payload } : undefined;
    case 'session-revoked':
      return guards[name](payload) ? { name, payload } : undefined;
    default:
      return undefined;
  }
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

function isNumberOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
