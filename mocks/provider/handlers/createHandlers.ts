import { type HttpHandler, http, HttpResponse } from 'msw';
import { companyHandlers } from '../../account/handlers/account';
import { authHandlers } from '../../account/handlers/auth';
import { subscriptionHandlers } from '../../billing/handlers';
import { branchHandlers } from '../../branches/handlers/branches';
import { calendarHandlers } from '../../calendar/handlers';
import { type OperationId, operations, type Operation } from '../../generated/operations';
import { helperHandlers } from '../../helper/handlers/helper';
import { invitationHandlers } from '../../helper/handlers/invitations';
import { notificationHandlers } from '../../notifications/handlers';
import { numbersHandlers, overviewHandlers } from '../../numbers/handlers';
import { orderHandlers } from '../../orders/handlers/orders';
import { outsourceHandlers } from '../../outsource/handlers/outsource';
import { teamHandlers } from '../../team/handlers/team';
import { getSuccessStatus } from '../http/handleRequest';
import { findByRoute } from '../http/operationPath';
import type { World } from '../world';
import { lookupHandlers } from './lookups';
import { realtimeHandlers } from './realtime';

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

/** Handlers for the operations that have none yet. They answer with the contract's example and report it. */
export function exampleHandlers(world: World, handlers: readonly HttpHandler[]): HttpHandler[] {
  const written = new Set(handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`));
  return Object.entries<Operation>(operations).flatMap(([id, operation]) => {
    const path = `*/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    if (written.has(`${operation.method} ${path}`)) return [];
    const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[operation.method];
    return register(path, async () => {
      world.onBroken(`${id} has no handler yet: its answer is the contract’s example`);
      const { examples } = await import('../../generated/examples');
      return HttpResponse.json(examples[id] as object, { status: getSuccessStatus(operation) });
    });
  });
}

/**
 * Runs `work` without recording error stacks. MSW records where each handler is created. No one reads it here, and it
 * took most of the time of opening a world.
 */
function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
