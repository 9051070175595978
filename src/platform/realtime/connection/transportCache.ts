import type Pusher from 'pusher-js';
import { openStorage } from '../../lib/device/deviceStorage';

const keys = ['pusherTransportTLS', 'pusherTransportNonTLS'];

/**
 * Removes the transport that pusher-js stores with each connection: a session leaves only the keys of spec section 3.
 * WebSocket is the only transport, so nothing is lost.
 */
export function clearTransportCache({ connection }: Pusher): void {
  const storage = openStorage('localStorage', () => undefined);
  const clear = () => keys.forEach((key) => storage.removeItem(key));
  connection.bind('state_change', clear);
  clear();
}
