import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { type WebSocketClientConnection, WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import { readFile } from 'node:fs/promises';
import type { World } from '../provider/world';

export type NodeHost = {
  start: () => void;
  /** Closes open connections and restores the network. A second stop does nothing. */
  stop: () => void;
};

/** Path of a data file of the app, such as the base map. */
const appFile = /^\/src\/.*\.json$/;
/** WebSocket close code of a connection that broke without a close frame. */
const cutCode = 1006;

/**
 * Hosts a world behind the network of this process (Vitest): calls to any `/api` and sockets to any `/app/{key}` reach
 * the world, data files of the app come from the disk; everything else is an error. The clients are the real ones.
 *
 * Built on MSW's interceptors at the browser level, not on `msw/node`. That one listens below happy-dom's
 * XMLHttpRequest, where the body of a DELETE is lost and lost connections are printed. And `msw/ws` keeps every socket
 * for as long as the process runs.
 */
export function hostInNode(world: World): NodeHost {
  const requests = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  for (const interceptor of requests) {
    // MSW awaits the result of a listener, although its type is void.
    interceptor.on('request', ({ request, controller }): unknown => {
      const { pathname } = new URL(request.url);
      if (/\/api\//.test(pathname)) return world.fetch(request).then((response) => controller.respondWith(response));
      if (appFile.test(pathname))
        return readFile(`.${pathname}`).then((file) => controller.respondWith(new Response(file)));
      return controller.errorWith(createConnectionError(`${request.method} ${request.url}`));
    });
  }
  const clients = new Set<WebSocketClientConnection>();
  const sockets = new WebSocketInterceptor();
  sockets.on('connection', ({ client }) => {
    if (!/\/app\/[^/]+$/.test(client.url.pathname)) throw createConnectionError(`A socket to ${client.url.href}`);
    clients.add(client);
    client.addEventListener('close', () => clients.delete(client));
    connect(world, client);
  });
  const all = [...requests, sockets];
  let running = false;
  return {
    start: () => {
      running = true;
      for (const interceptor of all) interceptor.apply();
    },
    stop: () => {
      if (!running) return;
      running = false;
      for (const client of clients) client.close(cutCode);
      for (const interceptor of all) interceptor.dispose();
    },
  };
}

function createConnectionError(what: string): TypeError {
  const problem = `${what} goes past the fake provider`;
  console.error(problem);
  return new TypeError(problem);
}

function connect({ pusher }: World, client: WebSocketClientConnection): void {
  const socket = pusher.connect(
    {
      send: (text) => client.send(text),
      // Earlier frames are delivered in a microtask. A socket that is already closing would lose them.
      close: (code, reason) => queueMicrotask(() => client.close(code, reason)),
    },
    client.url.href,
  );
  client.addEventListener('message', ({ data }) => typeof data === 'string' && socket.receive(data));
  client.addEventListener('close', () => socket.closed());
}
