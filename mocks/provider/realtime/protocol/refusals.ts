/**
 * Error codes of the Pusher protocol. The hundreds define what a client does next: 40xx never reconnect, 41xx reconnect
 * after a second or more, 42xx reconnect immediately, 43xx stay connected.
 */
export const refusals = {
  secureOnly: { code: 4000, message: 'Application only accepts SSL connections, reconnect using wss://' },
  unknownApp: { code: 4001, message: 'Application does not exist' },
  disabledApp: { code: 4003, message: 'Application disabled' },
  overQuota: { code: 4004, message: 'Application is over connection quota' },
  unknownPath: { code: 4005, message: 'Path not found' },
  malformedVersion: { code: 4006, message: 'Invalid version string format' },
  unsupportedProtocol: { code: 4007, message: 'Unsupported protocol version' },
  noProtocol: { code: 4008, message: 'No protocol version supplied' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  overCapacity: { code: 4100, message: 'Over capacity' },
  reconnect: { code: 4200, message: 'Generic reconnect immediately' },
  noPong: { code: 4201, message: 'Pong reply not received' },
  inactive: { code: 4202, message: 'Closed after inactivity' },
  clientEvent: { code: 4301, message: 'Client events are not enabled for this app' },
} as const satisfies Record<string, Refusal>;

export type Refusal = { code: number; message: string };
