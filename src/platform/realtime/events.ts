import { events } from '#generated/model/answers';
import type { ContractEvents } from '#generated/model/events';
import { readEvent } from '../http/answers/readAnswer';
import { logDroppedEvent } from '../lib/log/log';
import { type Channel, parseChannel } from './channels';

/**
 * Events of the contract that this client does not use. `crew-updated` is sent only on the channel of an order, which
 * the client does not join; `invitation-created` always comes with an activity of the same content.
 */
const unusedNames = ['crew-updated', 'invitation-created'] as const satisfies readonly (keyof ContractEvents)[];

/** All other events of the contract. A new one does not compile until a feature reacts to it. */
export type ServerEventName = Exclude<keyof ContractEvents, (typeof unusedNames)[number]>;
export type ServerEvents = Pick<ContractEvents, ServerEventName>;

/** An event with the payload of its name and the channel it arrived on. */
export type ServerEvent<Name extends ServerEventName = ServerEventName> = {
  [Each in Name]: { name: Each; payload: ServerEvents[Each]; channel: Channel };
}[Name];

/** An event as received, its payload not checked; the channel without its `private-` prefix. */
export type WireEvent = { channel: string; event: string; payload: unknown };

/** True for the name of an event that the client uses. */
export function isServerEventName(name: string): name is ServerEventName {
  return Object.hasOwn(events, name) && !isUnused(name);
}

/** Checks an event's channel, name and payload. Unknown or invalid events are logged and dropped (undefined). */
export function parseServerEvent({ channel, event, payload }: WireEvent): ServerEvent | undefined {
  if (isUnused(event)) return undefined;
  const source = parseChannel(channel);
  const valid = source && isServerEventName(event) ? parse(event, payload, source) : undefined;
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

function parse<Name extends ServerEventName>(
  name: Name,
  payload: unknown,
  channel: Channel,
): ServerEvent<Name> | undefined {
  const read = readEvent(name, payload);
  return read && { name, payload: read, channel };
}

function isUnused(name: string): boolean {
  return unusedNames.some((unused) => unused === name);
}
