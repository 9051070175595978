import { askOuterPage, onWorldRequest } from './outerPage';
import { createWorldLink, type WorldLink } from './worldLink';

/**
 * Connects to the world: the SharedWorker that all tabs share or, without one, a world inside this page or the page around
 * this frame.
 */
export async function openLink(onBroken: (problem: string) => void): Promise<WorldLink> {
  const port = await findPort();
  const link = createWorldLink(port, onBroken);
  addEventListener('pagehide', () => link.leave());
  return link;
}

async function findPort(): Promise<MessagePort> {
  return openWorker()?.port ?? askOuterPage() ?? hostHere();
}

/** Undefined where the browser has none, or denies it as it denies cookies. */
function openWorker(): SharedWorker | undefined {
  try {
    return new SharedWorker(new URL('../sharedWorker.ts', import.meta.url), {
      type: 'module',
      name: 'crewboard-world',
    });
  } catch {
    return undefined;
  }
}

/** The world in this page. Its frames ask for a port each. */
async function hostHere(): Promise<MessagePort> {
  const host = import('../page').then(({ hostInPage }) => hostInPage());
  onWorldRequest((port) => void host.then((serve) => serve(port)));
  const { port1, port2 } = new MessageChannel();
  (await host)(port1);
  return port2;
}

declare global {
  /** The demo page's link to its world, for end-to-end tests and the gallery. Production does not have it. */
  var demoWorld: Promise<WorldLink> | undefined;
}

/** Lets a test use the demo controls: simulated actions, faults, dropped sockets. */
export function exposeLink(link: Promise<WorldLink>): void {
  globalThis.demoWorld = link;
}

/**
 * Reports a network at all times: the demo's provider is in this browser, so nothing has to wait for one. Called before
 * anything listens.
 */
export function stayOnline(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  addEventListener('offline', (event) => event.stopImmediatePropagation());
}
