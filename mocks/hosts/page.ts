import './localStorageShim';
import './withoutEval';
import { servePort } from './port';
import { createWorldHost } from './worldHost';

/** Hosts the world in the page itself when there is no SharedWorker. The function that is returned serves one port. */
export function hostInPage(): (port: MessagePort) => void {
  const host = createWorldHost();
  return (port) => servePort(host, port);
}
