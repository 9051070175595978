import type { Browser, BrowserContext } from '@playwright/test';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Errors that Chromium reports for requests and sockets while offline. */
export const cutOff =
  /ERR_(INTERNET_DISCONNECTED|EMPTY_RESPONSE|PROXY|TUNNEL|CONNECTION|SOCKET_NOT_CONNECTED|INCOMPLETE)|before receiving a handshake response/;

/**
 * The network between a browser context and its servers: a proxy that can be cut off. The offline mode of Chromium
 * alone is not enough: it ends for a moment when a page reloads or closes, and requests of that moment get through.
 */
export class Network {
  private readonly server: Server = createServer(forward).on('connect', openTunnel);
  private readonly sockets = new Set<Socket>();
  private context: BrowserContext | undefined;
  private isCut = false;

  /** Opens a context behind this network. */
  async openContext(browser: Browser): Promise<BrowserContext> {
    this.server.on('connection', (socket) => {
      if (this.isCut) socket.destroy();
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
    this.context = await browser.newContext({ proxy: { server: `http://127.0.0.1:${address.port}` } });
    return this.context;
  }

  /** Ends all connections, refuses new ones, and takes the pages offline. */
  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
    await this.context?.setOffline(true);
  }

  async restore(): Promise<void> {
    this.isCut = false;
    await this.context?.setOffline(false);
  }

  /** Closes the context, then the proxy. */
  async close(): Promise<void> {
    await this.context?.close();
    this.server.close();
  }
}

function forward(incoming: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const outgoing = request(url, { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 0, answered.headers);
    answered.pipe(answer);
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** A socket of realtime is a tunnel. */
function openTunnel({ url }: IncomingMessage, client: Duplex): void {
  const { hostname, port } = new URL(`http://${url}`);
  const remote = connect(Number(port), hostname, () => client.write('HTTP/1.1 200 Connected\r\n\r\n'));
  join(client, remote);
  join(remote, client);
}

function join(from: Duplex, to: Duplex): void {
  from.on('error', () => to.destroy()).on('close', () => to.destroy());
  from.pipe(to);
}
