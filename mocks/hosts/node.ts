import { FetchInterceptor } from '@mswjs/interceptors/fetch/web';
import { type WebSocketClientConnection, WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import type { World } from '../world';

export type NodeHost = {
  start: () => void;
  /** Cuts what is still connected and gives the network back; a second stop does nothing. */
  stop: () => void;
};

/** Close code of a connection that broke without a goodbye. */
const cutCode = 1006;

/**
 * Hosts a world behind the network of this process (Vitest): calls to any `/api` and sockets to any `/app/{key}`
 * reach the world, everything else is an error. The clients are the real ones.
 *
 * Built on MSW's own engine, where browsers answer, instead of on `msw/node`: that listens below happy-dom's
 * XMLHttpRequest, where the body of a DELETE is lost and lost connections are printed, and `msw/ws` keeps every socket
 * there ever was for as long as the process lives.
 */
export function hostInNode(world: World): NodeHost {
  const requests = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  for (const interceptor of requests) {
    interceptor.on('request', async ({ request, controller }) => {
      if (/\/api\//.test(new URL(request.url).pathname)) controller.respondWith(await world.fetch(request));
      else controller.errorWith(refused(`${request.method} ${request.url}`));
    });
  }
  const clients = new Set<WebSocketClientConnection>();
  const sockets = new WebSocketInterceptor();
  sockets.on('connection', ({ client }) => {
    if (!/\/app\/[^/]+$/.test(client.url.pathname)) throw refused(`A socket to ${client.url.href}`);
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

function refused(what: string): TypeError {
  const problem = `${what} goes past the fake provider`;
  console.error(problem);
  return new TypeError(problem);
}

function connect({ pusher }: World, client: WebSocketClientConnection): void {
  const socket = pusher.connect(
    {
      send: (text) => client.send(text),
      // What was sent before is delivered in a microtask, and lost on a socket that is closing already.
      close: (code, reason) => queueMicrotask(() => client.close(code, reason)),
    },
    client.url.href,
  );
  client.addEventListener('message', ({ data }) => typeof data === 'string' && socket.receive(data));
  client.addEventListener('close', () => socket.closed());
}
