import type { HttpHandler } from 'msw';

/**
 * Finds the handlers of a request, those without parameters in their path first: `orders/summary` before `orders/:orderId`.
 * Only the handlers of its route are matched, because MSW parses the URL again for each.
 */
export function findByRoute(handlers: readonly HttpHandler[]): (request: Request) => HttpHandler[] {
  const byRoute = new Map<string, HttpHandler[]>();
  for (const handler of handlers.toSorted((one, other) => countParameters(one) - countParameters(other))) {
    const route = getRoute(String(handler.info.method), String(handler.info.path));
    byRoute.set(route, [...(byRoute.get(route) ?? []), handler]);
  }
  return ({ method, url }) => byRoute.get(getRoute(method, new URL(url).pathname)) ?? [];
}

const countParameters = ({ info }: HttpHandler) => String(info.path).split('/:').length;

/** Method and first word below the API: "GET orders". */
function getRoute(method: string, path: string): string {
  return `${method} ${path.split('/api/')[1]?.split('/')[0] ?? ''}`;
}
