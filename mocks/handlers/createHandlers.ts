import type { HttpHandler } from 'msw';
import type { World } from '../world';

/** All handlers of a world, one module per tag of the contract. */
export function createHandlers(_world: World): HttpHandler[] {
  return [];
}
