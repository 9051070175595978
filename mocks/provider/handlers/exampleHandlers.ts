import { http, type HttpHandler, HttpResponse } from 'msw';
import { type Operation, operations } from '../../generated/operations';
import { getSuccessStatus } from '../http/handleRequest';
import type { World } from '../world';

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
