import { http, type HttpHandler, HttpResponse } from 'msw';
import { operations } from '../generated/operations';
import type { World } from '../world';

/** Handlers for the operations that have none yet. They answer with the contract's example and report it. */
export function exampleHandlers(world: World, handlers: readonly HttpHandler[]): HttpHandler[] {
  const written = new Set(handlers.map(({ info }) => `${String(info.method)} ${String(info.path)}`));
  return Object.entries(operations)
    .map(([id, { method, path }]) => ({ id, method, path: `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` }))
    .filter(({ method, path }) => !written.has(`${method} ${path}`))
    .map(({ id, method, path }) => {
      const register = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
      return register(path, async () => {
        world.onBroken(`${id} has no handler yet: its answer is the contract’s example`);
        const { examples } = await import('../generated/examples');
        return HttpResponse.json(examples[id] as object);
      });
    });
}
