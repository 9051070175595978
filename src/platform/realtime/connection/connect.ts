import type { RealtimeSettings } from '../../config/settings';
import { createChannelJoins, type ChannelJoins } from './channelJoins';
import { type EchoConnection, type EchoListeners, openEcho, type Signatures } from './echo';
import type { WireEvent } from '../events';
import { createHubStatus } from './hubStatus';
import type { ConnectionStatus } from '../slice';

export type HubListeners = {
  onStatus: (status: ConnectionStatus) => void;
  onEvent: (event: WireEvent) => void;
  /** A channel was joined, for the first time or again: earlier events may have been missed. */
  onJoined: () => void;
  /** The provider refused a channel: this person lost a right. */
  onRefused: () => void;
  /** The provider ended this person's connections: they lost a right, or the session ended. */
  onTerminated: () => void;
};

type OpenEcho = (settings: RealtimeSettings, sign: Signatures, listeners: EchoListeners) => EchoConnection;
export type Connect = (settings: RealtimeSettings, sign: Signatures, listeners: HubListeners) => Connection;
export type Connection = Pick<EchoConnection, 'wake' | 'present' | 'close'> & { joins: ChannelJoins };

/** One connection with its channels. It reports nothing after it is closed. */
export function connect(
  settings: RealtimeSettings,
  sign: Signatures,
  listeners: HubListeners,
  open: OpenEcho = openEcho,
): Connection {
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
  const echo: EchoConnection = open(settings, sign, {
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
