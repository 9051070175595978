import type { WorldLink } from './worldLink';

declare global {
  /** The demo page's line to its world, for journeys and pictures; production has no such thing. */
  var demoWorld: Promise<WorldLink> | undefined;
}

/** Lets a test ask the world what a presenter may ask: beats, faults, cut sockets. */
export function exposeLink(link: Promise<WorldLink>): void {
  globalThis.demoWorld = link;
}
