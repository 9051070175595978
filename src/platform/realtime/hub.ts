import type { Authorize, EchoConnection, EchoListeners } from './echo';
import type { RealtimeSettings } from '../config/settings';
import { createPresence, type Presence } from './presence';
import type { ConnectionStatus } from './slice';

/** One event as it came over the wire, its payload still unproven. */
export type WireEvent = { channel: string; event: string; payload: unknown };

type HubListeners = {
  onStatus: (status: ConnectionStatus) => void;
  onEvent: (event: WireEvent) => void;
  /** A channel is being heard, for the first time or again: whatever happened before that is unknown. */
  onJoined: () => void;
};

/** The channels the app wants to hear, kept joined over whatever connection there is at the moment. */
export type RealtimeHub = {
  open: (listeners: HubListeners) => void;
  close: () => void;
  /** Hears a private channel (named without its prefix) until the returned function is called. */
  follow: (channel: string) => () => void;
  /** Who else looks at something, over the same connection. */
  presence: Presence;
};

type OpenEcho = (settings: RealtimeSettings, authorize: Authorize, listeners: EchoListeners) => EchoConnection;

/** `loadEcho` brings the client code, which is not needed before somebody signs in. */
export function createRealtimeHub(
  settings: RealtimeSettings,
  authorize: Authorize,
  loadEcho: () => Promise<OpenEcho>,
): RealtimeHub {
  const wanted = new Map<string, number>();
  let connection: EchoConnection | undefined;
  const presence = createPresence();
  let generation = 0;

  const close = () => {
    generation += 1;
    presence.disconnect();
    connection?.close();
    connection = undefined;
  };

  const open = (listeners: HubListeners) => {
    close();
    const mine = generation;
    listeners.onStatus('connecting');
    loadEcho().then(
      (openEcho) => {
        if (mine !== generation) return;
        connection = openEcho(
          settings,
          authorize,
          guarded(listeners, () => mine === generation),
        );
        for (const channel of wanted.keys()) connection.join(channel);
        presence.connect(connection.present);
      },
      () => mine === generation && listeners.onStatus('unavailable'),
    );
  };

  const follow = (channel: string) => {
    wanted.set(channel, (wanted.get(channel) ?? 0) + 1);
    if (wanted.get(channel) === 1) connection?.join(channel);
    return once(() => {
      const rest = (wanted.get(channel) ?? 1) - 1;
      if (rest > 0) return void wanted.set(channel, rest);
      wanted.delete(channel);
      connection?.leave(channel);
    });
  };

  return { open, close, follow, presence };
}

/** Listeners that fall silent once their connection is no longer the current one. */
function guarded(listeners: HubListeners, current: () => boolean): EchoListeners {
  return {
    onStatus: (status) => current() && listeners.onStatus(status),
    onEvent: (channel, event, payload) => current() && listeners.onEvent({ channel, event, payload }),
    onJoined: () => current() && listeners.onJoined(),
    onRefused: () => current() && listeners.onStatus('refused'),
  };
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
