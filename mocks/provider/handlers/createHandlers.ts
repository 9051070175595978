import type { HttpHandler } from 'msw';
import type { OperationId, operations } from '../../generated/operations';
import { exampleHandlers } from './exampleHandlers';
import { findByRoute } from '../http/findByRoute';
import { withoutStacks } from './withoutStacks';
import type { World } from '../world';
import { authHandlers } from '../../account/handlers/auth';
import { branchHandlers } from '../../branches/handlers/branches';
import { calendarHandlers } from '../../calendar/handlers';
import { companyHandlers } from '../../account/handlers/account';
import { helperHandlers } from '../../helper/handlers/helper';
import { invitationHandlers } from '../../helper/handlers/invitations';
import { lookupHandlers } from './lookups';
import { notificationHandlers } from '../../notifications/handlers';
import { numbersHandlers } from '../../numbers/handlers/numbers';
import { orderHandlers } from '../../orders/handlers/orders';
import { outsourceHandlers } from '../../outsource/handlers/outsource';
import { overviewHandlers } from '../../numbers/handlers/overview';
import { realtimeHandlers } from './realtime';
import { subscriptionHandlers } from '../../billing/handlers/subscription';
import { teamHandlers } from '../../team/handlers/team';

/** The handlers of each tag of the contract: one that is missing does not compile, and until it does an example answers. */
const modules: Record<Tag, (world: World) => HttpHandler[]> = {
  auth: authHandlers,
  branches: branchHandlers,
  company: companyHandlers,
  notifications: notificationHandlers,
  lookups: lookupHandlers,
  orders: orderHandlers,
  calendar: calendarHandlers,
  invitations: invitationHandlers,
  outsource: outsourceHandlers,
  helper: helperHandlers,
  overview: overviewHandlers,
  numbers: numbersHandlers,
  subscription: subscriptionHandlers,
  team: teamHandlers,
  realtime: realtimeHandlers,
};

type Tag = (typeof operations)[OperationId]['tag'];

/** All handlers of a world, one module per tag of the contract. */
export function createHandlers(world: World): (request: Request) => HttpHandler[] {
  return findByRoute(
    withoutStacks(() => {
      const written = Object.values(modules).flatMap((create) => create(world));
      return [...written, ...exampleHandlers(world, written)];
    }),
  );
}
