import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web';
import { getResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { type WebSocketHandlerConnection, ws } from 'msw/ws';
import type { World } from '../world';

export type NodeHost = {
  start: () => void;
  /** Cuts what is still connected and gives the network back; a second stop does nothing. */
  stop: () => void;
};

type Client = WebSocketHandlerConnection['client'];

/** One for all worlds: each link would listen to a BroadcastChannel for as long as the process lives. */
const sockets = ws.link('*/app/:key');

/** Close code of a connection that broke without a goodbye. */
const cutCode = 1006;

/**
 * Hosts a world behind the network of this process (Vitest): calls to any `/api` and sockets to any `/app/{key}`
 * reach the world, everything else is an error. The clients are the real ones.
 */
export function hostInNode(world: World): NodeHost {
  const calls = [http.all('*/api/*', ({ request }) => world.fetch(request))];
  const clients = new Set<Client>();
  const server = setupServer(
    ...calls,
    sockets.addEventListener('connection', ({ client }) => {
      clients.add(client);
      client.addEventListener('close', () => clients.delete(client));
      connect(world, client);
    }),
  );
  // Where msw/node listens, below happy-dom's XMLHttpRequest, the body of a DELETE is lost, lost connections are
  // printed and a call takes twice the time. So XMLHttpRequest is answered where browsers answer it, before it.
  const requests = new XMLHttpRequestInterceptor();
  requests.on('request', async ({ request, controller }) => {
    const response = await getResponse(calls, request);
    if (response) controller.respondWith(response);
  });
  let running = false;
  return {
    start: () => {
      running = true;
      server.listen({ onUnhandledFrame: 'error' });
      requests.apply();
    },
    stop: () => {
      if (!running) return;
      running = false;
      for (const client of clients) client.close(cutCode);
      requests.dispose();
      server.close();
    },
  };
}

function connect({ pusher }: World, client: Client): void {
  const socket = pusher.connect(
    { send: (text) => client.send(text), close: (code, reason) => client.close(code, reason) },
    client.url.href,
  );
  client.addEventListener('message', ({ data }) => typeof data === 'string' && socket.receive(data));
  client.addEventListener('close', () => socket.closed());
}
