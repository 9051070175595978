import './localStorageShim';
import './withoutEval';
import { servePort } from './port';
import { createWorldHost } from './worldHost';

declare const self: { onconnect: ((event: MessageEvent) => void) | null };

const host = createWorldHost();

self.onconnect = ({ ports }) => {
  for (const port of ports) servePort(host, port);
};
