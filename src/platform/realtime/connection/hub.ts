import type { RealtimeSettings } from '../../config/settings';
import { backOff } from './backOff';
import type { Connect, Connection, HubListeners } from './connect';
import type { Signatures } from './echo';
import { createPresence, type Presence } from './presence';

/** Keeps the channels the app follows joined across connections. */
export type RealtimeHub = {
  open: (listeners: HubListeners) => void;
  close: () => void;
  /**
   * Receives the events of a private channel (named without its prefix) until the returned function is called. A
   * channel with several followers is joined once. While all of them are `optional`, trouble with it is not shown.
   */
  follow: (channel: string, need?: ChannelNeed) => () => void;
  /** Who views something, over the same connection. */
  presence: Presence;
  /** Retries everything right away: the network or the provider seem to be back. */
  wake: () => void;
};

/** `optional`: the page also works without the events of the channel. */
export type ChannelNeed = 'required' | 'optional';

/** `load` loads the code of a connection, which is not needed before someone signs in. */
export function createRealtimeHub(
  settings: RealtimeSettings,
  sign: Signatures,
  load: () => Promise<Connect>,
): RealtimeHub {
  const followers = new Map<string, Set<{ need: ChannelNeed }>>();
  const presence = createPresence();
  let connection: Connection | undefined;
  let loading: Loading | undefined;

  const close = () => {
    presence.disconnect();
    loading?.stop();
    loading = undefined;
    connection?.close();
    connection = undefined;
  };

  const open = (listeners: HubListeners) => {
    close();
    listeners.onStatus('connecting');
    loading = loadPatiently(
      load,
      () => listeners.onStatus('unavailable'),
      (connect) => {
        loading = undefined;
        connection = connect(settings, sign, listeners);
        for (const channel of followers.keys()) connection.joins.add(channel, isRequired(channel));
        presence.connect(connection.present);
      },
    );
  };

  const isRequired = (channel: string) => [...(followers.get(channel) ?? [])].some(({ need }) => need === 'required');

  const follow = (channel: string, need: ChannelNeed = 'required') => {
    const follower = { need };
    const ofChannel = followers.get(channel) ?? new Set();
    followers.set(channel, ofChannel.add(follower));
    connection?.joins.add(channel, isRequired(channel));
    return () => {
      if (!ofChannel.delete(follower)) return;
      if (ofChannel.size > 0) return connection?.joins.add(channel, isRequired(channel));
      followers.delete(channel);
      connection?.joins.remove(channel);
    };
  };

  const wake = () => {
    loading?.wake();
    connection?.wake();
  };

  return { open, close, follow, presence, wake };
}

type Loading = { wake: () => void; stop: () => void };

/** Loads until it works or is stopped. */
function loadPatiently<Loaded>(load: () => Promise<Loaded>, onFailed: () => void, onLoaded: (loaded: Loaded) => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const attempt = () => {
    timer = undefined;
    load().then(
      (loaded) => isWanted && onLoaded(loaded),
      () => {
        if (!isWanted) return;
        onFailed();
        timer = setTimeout(attempt, backOff(failures++));
      },
    );
  };
  attempt();
  const stop = () => clearTimeout(timer);
  return {
    wake: () => {
      if (timer === undefined) return;
      stop();
      attempt();
    },
    stop: () => {
      isWanted = false;
      stop();
    },
  };
}
