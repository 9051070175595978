import type { HttpHandler } from 'msw';
import type { World } from '../world';
import { authHandlers } from './auth/auth';
import { branchHandlers } from './branches/branches';
import { lookupHandlers } from './lookups';
import { notificationHandlers } from './notifications';
import { realtimeHandlers } from './realtime';

/** All handlers of a world, one module per tag of the contract. */
export function createHandlers(world: World): HttpHandler[] {
  return [authHandlers, branchHandlers, notificationHandlers, lookupHandlers, realtimeHandlers].flatMap((handlers) =>
    handlers(world),
  );
}
