import type Pusher from 'pusher-js';
import { openStorage } from '../lib/deviceStorage';

const keys = ['pusherTransportTLS', 'pusherTransportNonTLS'];

/**
 * Keeps pusher-js from remembering in local storage which transport worked, and removes what it remembered before: a
 * session leaves only the keys of spec section 3. There are only WebSockets to choose from, so nothing is lost.
 */
export function disableTransportCache(client: typeof Pusher): void {
  const storage = openStorage('localStorage', () => undefined);
  keys.forEach((key) => storage.removeItem(key));
  client.Runtime.getLocalStorage = () => undefined;
}
