import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocketServer } from 'ws';
import { authenticate, getBearerToken } from '../../http/authenticate';
import { createServerApi } from '../../realtime/serverApi';
import { appKey, appSecret } from '../../createWorld';
import type { World } from '../../world';
import { answerConsent } from './consent';
import { answerDocs } from './docs';
import { createHttpServer } from './http';
import { serveSockets } from './sockets';

/** Id of the only app, for Pusher's HTTP API. */
export const appId = '1';

type Options = {
  /** 0 takes any free port. */
  port: number;
  wsPort: number;
  /** The address to listen on; by default only this machine reaches it. */
  host?: string;
  /** Origins of apps on other machines that the consent page may return to. */
  apps?: readonly string[];
  onCall?: (method: string, path: string, status: number, ms: number) => void;
};

export type ServedWorld = {
  port: number;
  wsPort: number;
  /** Stops serving: closes sockets with 4200 and cuts calls in progress. */
  close: () => Promise<void>;
};

/** Time for clients to answer the close frame of their sockets. */
const graceMs = 500;

/**
 * Serves a world over real HTTP and WebSocket: its API under `/api`, Pusher's HTTP API under `/apps`, the consent page
 * of the social providers, and its sockets on their own port. Rejects with a one-line error when a port is not
 * available.
 */
export async function serve(world: World, options: Options): Promise<ServedWorld> {
  const { port, wsPort, host = '127.0.0.1', apps = [], onCall = () => undefined } = options;
  const serverApi = createServerApi({ key: appKey, secret: appSecret, appId, server: world.pusher });
  const http = createHttpServer({
    answer: async (request) =>
      (await serverApi(request)) ??
      (await answerConsent(world, request, apps)) ??
      (await answerDocs(request)) ??
      world.fetch(request),
    findCaller: (head) => authenticate(world, getBearerToken(head))?.id,
    onCall,
    onBroken: world.onBroken,
  });
  const upgrades = createServer((_request, response) =>
    response.writeHead(426, { Upgrade: 'websocket', 'Cache-Control': 'no-store' }).end(),
  );
  const sockets = serveSockets(upgrades, world.pusher);
  try {
    await listen(http, { port, host }, '--port');
    await listen(upgrades, { port: wsPort, host }, '--ws-port');
  } catch (error) {
    await Promise.all([stop(http), stop(upgrades)]);
    throw error;
  }
  return {
    port: getPort(http),
    wsPort: getPort(upgrades),
    close: async () => {
      world.pusher.dropAll();
      await closeSockets(sockets);
      await Promise.all([stop(http), stop(upgrades)]);
    },
  };
}

function listen(server: Server, address: { port: number; host: string }, flag: string): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', ({ code }: Error & { code?: string }) => {
      const trouble = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code ?? 'unknown'})`;
      fail(new Error(`Port ${address.port} ${trouble}: choose another with ${flag}.`));
    });
    server.listen(address, () => settle());
  });
}

function getPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function closeSockets({ clients }: WebSocketServer): Promise<void> {
  const until = Date.now() + graceMs;
  while (clients.size > 0 && Date.now() < until) await pause(10);
  for (const client of clients) client.terminate();
}

function stop(server: Server): Promise<void> {
  return new Promise((settle) => {
    server.close(() => settle());
    server.closeAllConnections();
  });
}
