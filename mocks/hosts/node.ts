import { http } from 'msw';
import { setupServer } from 'msw/node';
import { type WebSocketHandlerConnection, ws } from 'msw/ws';
import type { ServerSocket } from '../realtime/protocol/pusherServer';
import type { World } from '../world';

export type NodeHost = {
  start: () => void;
  /** Cuts what is still connected and gives the network back. */
  stop: () => void;
};

/**
 * Hosts a world behind this process's own network (Vitest): calls to any `/api` and sockets to any `/app/{key}`
 * reach the world, everything else is an error. The clients are the real ones.
 */
export function hostInNode(world: World): NodeHost {
  const sockets = ws.link('*/app/:key');
  const server = setupServer(
    http.all('*/api/*', ({ request }) => world.fetch(request)),
    sockets.addEventListener('connection', ({ client }) => void connect(world, client)),
  );
  return {
    start: () => server.listen({ onUnhandledFrame: 'error' }),
    stop: () => {
      for (const client of sockets.clients) client.close(goneWithoutGoodbye);
      if (server.readyState === enabled) server.close();
    },
  };
}

const enabled = 1;
const goneWithoutGoodbye = 1006;

function connect({ pusher }: World, client: WebSocketHandlerConnection['client']): ServerSocket {
  const socket = pusher.connect(
    { send: (text) => client.send(text), close: (code, reason) => client.close(code, reason) },
    client.url.href,
  );
  client.addEventListener('message', ({ data }) => typeof data === 'string' && socket.receive(data));
  client.addEventListener('close', () => socket.closed());
  return socket;
}
