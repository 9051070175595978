import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A client's frame. `data` is already parsed when it came as a JSON text. */
export type ClientFrame = { event: string; channel: string | undefined; data: unknown };

/** Undefined for anything that is not a JSON object with an event name. */
export function readFrame(text: string): ClientFrame | undefined {
  const frame = parsed(text);
  const event = textAt(frame, 'event');
  if (event === undefined) return undefined;
  const data = fieldAt(frame, 'data');
  return { event, channel: textAt(frame, 'channel'), data: typeof data === 'string' ? (parsed(data) ?? data) : data };
}

/** Events carry their data as a JSON text inside the JSON frame. */
export const eventFrame = (event: string, dataText: string, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: dataText });

/** Only errors carry a plain object. `code` is null for mistakes without a number in the protocol. */
export const errorFrame = (error: { code: number | null; message: string }): string =>
  JSON.stringify({ event: 'pusher:error', data: error });

/** The parsed JSON, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function fieldAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

export function textAt(value: unknown, name: string): string | undefined {
  const field = fieldAt(value, name);
  return typeof field === 'string' ? field : undefined;
}

/** The largest data of one event that Pusher takes: 10 kB. */
export const maxEventBytes = 10_240;

export const isTooLarge = (dataText: string): boolean => utf8ToBytes(dataText).length > maxEventBytes;

/**
 * Error codes of the Pusher protocol. The hundreds define what a client does next: 40xx never reconnect, 41xx reconnect
 * after a second or more, 42xx reconnect immediately, 43xx stay connected.
 */
export const refusals = {
  secureOnly: { code: 4000, message: 'Application only accepts SSL connections, reconnect using wss://' },
  unknownApp: { code: 4001, message: 'Application does not exist' },
  overQuota: { code: 4004, message: 'Application is over connection quota' },
  unknownPath: { code: 4005, message: 'Path not found' },
  malformedVersion: { code: 4006, message: 'Invalid version string format' },
  unsupportedProtocol: { code: 4007, message: 'Unsupported protocol version' },
  noProtocol: { code: 4008, message: 'No protocol version supplied' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  overCapacity: { code: 4100, message: 'Over capacity' },
  reconnect: { code: 4200, message: 'Generic reconnect immediately' },
  noPong: { code: 4201, message: 'Pong reply not received' },
  clientEvent: { code: 4301, message: 'Client events are not enabled for this app' },
} as const satisfies Record<string, Refusal>;

export type Refusal = { code: number; message: string };
