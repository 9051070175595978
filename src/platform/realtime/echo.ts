import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { RealtimeSettings } from '../config/settings';
import { joinPresence, type PresentMember } from './presenceChannel';
import type { ConnectionStatus } from './slice';

/** Signs a private channel: resolves the provider's answer, rejects when it refuses. */
export type Authorize = (socketId: string, channelName: string) => Promise<{ auth: string; channel_data?: string }>;

export type EchoListeners = {
  onStatus: (status: ConnectionStatus) => void;
  onEvent: (channel: string, event: string, payload: unknown) => void;
  /** The provider confirmed a channel, also after each reconnection. */
  onJoined: (channel: string) => void;
  onRefused: (channel: string) => void;
};

export type EchoConnection = {
  join: (channel: string) => void;
  leave: (channel: string) => void;
  /** Joins a presence channel until the returned function is called. */
  present: (channel: string, onMembers: (members: readonly PresentMember[]) => void) => () => void;
  close: () => void;
};

/**
 * Opens the one socket: the real pusher-js client under laravel-echo (spec section 7: port 9000 plain, 443 secure,
 * TLS not forced, statistics off). Channel names are given without their `private-` prefix.
 */
export function openEcho(settings: RealtimeSettings, authorize: Authorize, listeners: EchoListeners): EchoConnection {
  const client = new Pusher(settings.appKey, {
    cluster: settings.cluster,
    wsHost: settings.host,
    wsPort: settings.port,
    wssPort: settings.securePort,
    forceTLS: settings.forceTls,
    enableStats: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      endpoint: settings.authPath,
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, done) => {
        authorize(socketId, channelName).then(
          (data) => done(null, data),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
    },
  });
  client.connection.bind('state_change', ({ current }: { current: string }) => listeners.onStatus(statusOf(current)));
  const echo = new Echo({ broadcaster: 'pusher', client, withoutInterceptors: true });
  return {
    join: (name) => {
      echo
        .private(name)
        .listenToAll((event: string, payload: unknown) => listeners.onEvent(name, event.replace(/^\./, ''), payload))
        .subscribed(() => listeners.onJoined(name))
        .error(() => listeners.onRefused(name));
    },
    leave: (name) => echo.leaveChannel(`private-${name}`),
    present: (name, onMembers) => joinPresence(client, name, onMembers),
    close: () => echo.disconnect(),
  };
}

/** pusher-js disconnects by itself only when the provider closed for good (4001-4099): it does not try again. */
function statusOf(state: string): ConnectionStatus {
  if (state === 'connected') return 'connected';
  if (state === 'initialized' || state === 'connecting') return 'connecting';
  return state === 'failed' || state === 'disconnected' ? 'refused' : 'unavailable';
}
