import type Pusher from 'pusher-js';
import { openStorage } from '../../lib/deviceStorage';

const keys = ['pusherTransportTLS', 'pusherTransportNonTLS'];

/**
 * Stops pusher-js from storing which transport worked, and removes what it stored before: a session leaves only the keys
 * of spec section 3. WebSocket is the only transport, so nothing is lost.
 */
export function disableTransportCache(client: typeof Pusher): void {
  const storage = openStorage('localStorage', () => undefined);
  keys.forEach((key) => storage.removeItem(key));
  client.Runtime.getLocalStorage = () => undefined;
}
