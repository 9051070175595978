import type { HttpHandler } from 'msw';
import { withoutStacks } from '../withoutStacks';
import type { World } from '../world';
import { authHandlers } from './auth/auth';
import { branchHandlers } from './branches/branches';
import { invitationHandlers } from './invitations/invitations';
import { lookupHandlers } from './lookups';
import { notificationHandlers } from './notifications';
import { orderHandlers } from './orders/orders';
import { realtimeHandlers } from './realtime';
import { subscriptionHandlers } from './subscription/subscription';
import { teamHandlers } from './team/team';

/** All handlers of a world, one module per tag of the contract. */
export function createHandlers(world: World): HttpHandler[] {
  const modules = [
    ...[authHandlers, branchHandlers, notificationHandlers, lookupHandlers, orderHandlers, invitationHandlers],
    ...[subscriptionHandlers, teamHandlers, realtimeHandlers],
  ];
  return withoutStacks(() => modules.flatMap((handlers) => handlers(world)));
}
