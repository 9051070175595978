import './localStorageShim';
import './withoutEval';
import { servePort } from './server/port';
import { createWorldHost } from './worldHost';

/** Hosts the world in the page itself when there is no SharedWorker. Each tab then has its own world. */
export function hostInPage(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  servePort(createWorldHost(), port1);
  return port2;
}
