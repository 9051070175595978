import './localStorageShim';
import './withoutEval';
import { servePort } from './servePort';
import { createWorldHost } from './worldHost';

/** Hosts the world in the page itself, where there is no SharedWorker; other tabs then have worlds of their own. */
export function hostInPage(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  servePort(createWorldHost(), port1);
  return port2;
}
