/** What only a signed-in person needs: the realtime client and what its events do. Loaded with the first connection. */
export { openEcho } from '../platform/realtime/echo';
export { react } from './reactions';
