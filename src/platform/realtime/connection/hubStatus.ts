import type { ChannelTrouble } from './channelJoins';
import type { ConnectionStatus } from '../slice';

/** Trouble with a channel is not shown if it ends within this time. */
const graceMs = 3000;

const statusByTrouble: Readonly<Record<ChannelTrouble, ConnectionStatus>> = {
  none: 'connected',
  retrying: 'unavailable',
  refused: 'refused',
};

/** Reports the status to show: the connection’s or, while it works, the problem with its channels. */
export function createHubStatus(onStatus: (status: ConnectionStatus) => void) {
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
