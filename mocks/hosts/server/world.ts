import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import { appKey, appSecret } from '../../provider/createWorld';
import { authenticate, getBearerToken } from '../../provider/http/authenticate';
import type { PusherServer } from '../../provider/realtime/protocol/pusherServer';
import { createServerApi } from '../../provider/realtime/serverApi';
import type { World } from '../../provider/world';
import { answerConsent, serverTexts } from './consent';
import { createHttpServer } from './http';

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

const page = join(import.meta.dirname, '../../../dist-docs/index.html');

/** The API reference at /docs, as `npm run docs:api` built it. */
async function answerDocs({ url }: Request): Promise<Response | undefined> {
  if (new URL(url).pathname !== '/docs') return undefined;
  try {
    return new Response(await readFile(page), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  } catch {
    return new Response(serverTexts.noDocs, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
}

/** The longest accepted frame in bytes. Pusher itself allows 10 kB. */
const maxFrame = 64 * 1024;

/** Bytes that wait for a client that does not read; a busy branch pushes a few kilobytes a second. */
const maxBufferedBytes = 1024 * 1024;

/** Frames a client may send in a second: joining 50 channels after a reconnection takes 50. */
const maxFrames = 200;

/** Serves the Pusher protocol over real WebSockets of an HTTP server. */
function serveSockets(server: Server, pusher: PusherServer): WebSocketServer {
  // One frame of a client in each turn of the event loop: others are served between them.
  const sockets = new WebSocketServer({ server, maxPayload: maxFrame, allowSynchronousEvents: false });
  // Errors of the HTTP server are reported where it is opened.
  sockets.on('error', () => undefined);
  sockets.on('connection', (socket, { url = '/' }) => {
    // A broken frame: ws has already closed the socket.
    socket.on('error', () => undefined);
    const send = (text: string) => (socket.bufferedAmount > maxBufferedBytes ? socket.terminate() : socket.send(text));
    const connection = pusher.connect(
      { send, close: (code, reason) => close(socket, code, reason) },
      URL.canParse(url, 'ws://localhost') ? url : '/',
    );
    const isFlooding = countFrames();
    socket.on('ping', () => isFlooding() && socket.terminate());
    socket.on('message', (data, isBinary) => {
      if (isFlooding()) return socket.terminate();
      connection.receive(Buffer.isBuffer(data) && !isBinary ? data.toString() : '');
    });
    socket.on('close', () => connection.closed());
  });
  return sockets;
}

/** Counts the frames of a client; true for more than it may send in a second. */
function countFrames(): () => boolean {
  let [second, frames] = [0, 0];
  return () => {
    const now = Math.floor(performance.now() / 1000);
    frames = now === second ? frames + 1 : 1;
    second = now;
    return frames > maxFrames;
  };
}

/** 1006 cannot be sent: it is what the other side sees when a connection breaks. */
function close(socket: WebSocket, code: number, reason: string): void {
  if (code === 1006) socket.terminate();
  else socket.close(code, reason);
}

/**
 * The text of a world's file; undefined if it does not exist yet and will be written. Throws an error with one line when
 * it cannot be read, or not be written later.
 */
export function readSaved(path: string, isWritten: boolean): string | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return readFileSync(path, 'utf8');
  if (!isWritten || existsSync(path)) throw new Error(`There is no file ${path}`);
  if (!existsSync(dirname(path))) throw new Error(`There is no folder ${dirname(path)}`);
  return undefined;
}

/**
 * Replaces the file in one step, so that it is whole even when the process is killed while it writes. It has passwords
 * and tokens, so only its owner can read it.
 */
export function writeSaved(path: string, text: string): void {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, text, { mode: 0o600 });
  renameSync(unfinished, path);
}
