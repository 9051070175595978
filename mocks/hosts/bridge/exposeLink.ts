import type { WorldLink } from './worldLink';

declare global {
  /** The demo page's link to its world, for end-to-end tests and the gallery. Production does not have it. */
  var demoWorld: Promise<WorldLink> | undefined;
}

/** Lets a test use the demo controls: simulated actions, faults, dropped sockets. */
export function exposeLink(link: Promise<WorldLink>): void {
  globalThis.demoWorld = link;
}
