import type { RealtimeSettings } from '../../config/settings';
import type { WireEvent } from '../events';
import type { ConnectionStatus } from '../slice';
import { backOff, type ChannelJoins, createChannelJoins, type ChannelTrouble } from './channelJoins';
import type { EchoConnection, EchoListeners, OpenEcho, Signatures, PresentMember } from './echo';

/** The app's live connection. Joins the followed channels again with each new connection. */
export type RealtimeHub = {
  open: (listeners: HubListeners) => void;
  close: () => void;
  /**
   * Receives the events of a private channel (named without its prefix) until the returned function is called. A
   * channel with several followers is joined once. While all of them are `optional`, trouble with it is not shown.
   */
  follow: (channel: string, need?: ChannelNeed) => () => void;
  /** The people who view something, over the same connection. */
  presence: Presence;
  /** Retries everything right away: the network or the provider seem to be back. */
  wake: () => void;
};

/** `optional`: the page also works without the events of the channel. */
type ChannelNeed = 'required' | 'optional';

type HubListeners = {
  onStatus: (status: ConnectionStatus) => void;
  onEvent: (event: WireEvent) => void;
  /** A channel was joined, for the first time or again: earlier events may have been missed. */
  onJoined: () => void;
  /** The provider refused a channel: this person lost a right. */
  onRefused: () => void;
  /** The provider ended this person's connections: they lost a right, or the session ended. */
  onTerminated: () => void;
};

type Connection = Pick<EchoConnection, 'wake' | 'present' | 'close'> & { joins: ChannelJoins };

/** laravel-echo and pusher-js are not needed before someone signs in. */
const loadEcho = async (): Promise<OpenEcho> => (await import('./echo')).openEcho;

export function createRealtimeHub(settings: RealtimeSettings, sign: Signatures, load = loadEcho): RealtimeHub {
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
    const onFailed = () => listeners.onStatus('unavailable');
    loading = loadWithRetry(load, onFailed, (openEcho) => {
      loading = undefined;
      connection = connect((echoListeners) => openEcho(settings, sign, echoListeners), listeners);
      for (const channel of followers.keys()) connection.joins.add(channel, isRequired(channel));
      presence.connect(connection.present);
    });
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

/** One connection with its channels. It reports nothing after it is closed. */
function connect(openEcho: (listeners: EchoListeners) => EchoConnection, listeners: HubListeners): Connection {
  let isOpen = true;
  let isConnected = false;
  const ifOpen =
    <Args extends unknown[]>(report: (...args: Args) => void) =>
    (...args: Args) => {
      if (isOpen) report(...args);
    };
  const status = createHubStatus(listeners.onStatus);
  const joins = createChannelJoins({
    join: (channel) => echo.join(channel),
    leave: (channel) => echo.leave(channel),
    onSilence: () => isConnected && echo.restart(),
    onTrouble: status.ofChannels,
  });
  const echo = openEcho({
    onStatus: ifOpen((now) => {
      isConnected = now === 'connected';
      status.ofConnection(now);
      if (isConnected) joins.connected();
    }),
    onEvent: ifOpen((channel, event, payload) => listeners.onEvent({ channel, event, payload })),
    onJoined: ifOpen((channel) => {
      joins.joined(channel);
      listeners.onJoined();
    }),
    onFailed: ifOpen((channel, isFinal) => {
      joins.failed(channel, isFinal);
      if (isFinal) listeners.onRefused();
    }),
    onTerminated: ifOpen(listeners.onTerminated),
  });
  const wake = () => {
    echo.wake();
    joins.wake();
  };
  const close = () => {
    isOpen = false;
    status.stop();
    joins.stop();
    echo.close();
  };
  return { joins, wake, present: echo.present, close };
}

type Loading = { wake: () => void; stop: () => void };

/** Loads until it works or is stopped. */
function loadWithRetry<Loaded>(load: () => Promise<Loaded>, onFailed: () => void, onLoaded: (loaded: Loaded) => void) {
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

/** Trouble with a channel is not shown if it ends within this time. */
const graceMs = 3000;

const statusByTrouble: Readonly<Record<ChannelTrouble, ConnectionStatus>> = {
  none: 'connected',
  retrying: 'unavailable',
  refused: 'refused',
};

/** Reports the status to show: the connection’s or, while it works, the problem with its channels. */
function createHubStatus(onStatus: (status: ConnectionStatus) => void) {
  let shown: ConnectionStatus = 'connecting';
  let connection: ConnectionStatus = 'connecting';
  let trouble: ChannelTrouble = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (lasting: ChannelTrouble) => {
    const now = connection === 'connected' ? statusByTrouble[lasting] : connection;
    if (now !== shown) onStatus((shown = now));
  };
  const settle = () => {
    clearTimeout(timer);
    if (trouble === 'none' || isTroubleShown()) return show(trouble);
    show('none');
    timer = setTimeout(() => show(trouble), graceMs);
  };
  const isTroubleShown = () => shown === 'unavailable' || shown === 'refused';

  return {
    ofConnection: (now: ConnectionStatus) => {
      connection = now;
      settle();
    },
    ofChannels: (now: ChannelTrouble) => {
      trouble = now;
      settle();
    },
    stop: () => clearTimeout(timer),
  };
}

/** The members of the presence channels that this page watches. */
type Presence = {
  /** Joins a channel (named without its prefix) until the returned function is called. */
  watch: (channel: string, onChange: () => void) => () => void;
  /** All members of a watched channel, the user included; the same list until it changes. */
  members: (channel: string) => readonly PresentMember[];
};

type JoinPresence = (channel: string, onMembers: (members: readonly PresentMember[]) => void) => () => void;

type Watched = { listeners: Set<() => void>; members: readonly PresentMember[]; leave: (() => void) | undefined };

const noMembers: readonly PresentMember[] = [];

/** Joins the watched channels again with each connection. */
function createPresence(): Presence & { connect: (join: JoinPresence) => void; disconnect: () => void } {
  const channels = new Map<string, Watched>();
  let joinNow: JoinPresence | undefined;

  const show = (watched: Watched, members: readonly PresentMember[]) => {
    watched.members = members;
    watched.listeners.forEach((listener) => listener());
  };
  const enter = (channel: string, watched: Watched) => {
    watched.leave = joinNow?.(channel, (members) => show(watched, members));
  };

  return {
    watch(channel, onChange) {
      // Each call needs its own listener, even if the same function is passed twice.
      const listener = () => onChange();
      const known = channels.get(channel);
      const watched = known ?? { listeners: new Set<() => void>(), members: noMembers, leave: undefined };
      watched.listeners.add(listener);
      if (!known) {
        channels.set(channel, watched);
        enter(channel, watched);
      }
      return () => {
        if (!watched.listeners.delete(listener) || watched.listeners.size > 0) return;
        channels.delete(channel);
        watched.leave?.();
      };
    },
    members: (channel) => channels.get(channel)?.members ?? noMembers,
    connect(join) {
      joinNow = join;
      for (const [channel, watched] of channels) enter(channel, watched);
    },
    disconnect() {
      joinNow = undefined;
      for (const watched of channels.values()) {
        watched.leave?.();
        watched.leave = undefined;
        if (watched.members.length > 0) show(watched, noMembers);
      }
    },
  };
}
