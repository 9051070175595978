import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { OperationId } from '../../../mocks/generated/operations';
import type { ServedWorld } from '../../../mocks/hosts/server/world';
import { findOperation } from '../../../mocks/provider/http/operationPath';

/** An answer on its way to the client; the body is parsed JSON, or text for anything else. Status 0 cuts the connection. */
export type Passing = { status: number; headers: Headers; body: unknown };

export type Deviation = {
  id: OperationId;
  /** Only of some calls: by the status of the real answer and the path with its query. */
  when?: (status: number, path: string) => boolean;
  /** Changes the answer; the body of the last success of the same operation is given too. */
  change: (answer: Passing, lastSuccess: unknown) => void;
};

export type OtherProvider = { url: string; socket: string; close: () => void };

/** A provider that answers as the served world does, except for these deviations and the changed pushes. */
export async function otherProvider(
  { port, wsPort }: ServedWorld,
  deviations: readonly Deviation[],
  changePush: (frame: string) => string = (frame) => frame,
): Promise<OtherProvider> {
  const successes = new Map<OperationId, unknown>();
  const answer = async (incoming: IncomingMessage): Promise<Passing> => {
    const path = incoming.url ?? '';
    const passing = await forward(incoming, `http://localhost:${port}${path}`);
    const [plain = ''] = path.replace('/api', '').split('?');
    const id = findOperation(incoming.method ?? '', plain);
    if (!id) return passing;
    const { status } = passing;
    for (const { when = () => true, change, ...deviation } of deviations)
      if (deviation.id === id && when(status, path)) change(passing, successes.get(id));
    if (passing.status < 300) successes.set(id, structuredClone(passing.body));
    return passing;
  };
  const http = createServer((incoming, outgoing) => {
    outgoing.sendDate = false;
    answer(incoming).then(
      ({ status, headers, body }) => {
        if (status === 0) return outgoing.destroy();
        outgoing.setHeaders(headers).writeHead(status);
        return outgoing.end(typeof body === 'string' ? body : JSON.stringify(body));
      },
      (error: unknown) => outgoing.writeHead(502).end(String(error)),
    );
  });
  const sockets = new WebSocketServer({ port: 0 });
  sockets.on('connection', (client, { url = '' }) => {
    const server = new WebSocket(`ws://localhost:${wsPort}${url}`);
    server.on('message', (data: Buffer) => client.send(changePush(data.toString())));
    client.on('message', (data: Buffer) => server.send(data.toString()));
    client.on('close', () => server.close());
  });
  await new Promise<void>((settle) => http.listen(0, settle));
  return {
    url: `http://localhost:${getPort(http)}/api`,
    socket: `ws://localhost:${getPort(sockets)}/app/crewboard`,
    close: () => {
      http.close();
      http.closeAllConnections();
      sockets.close();
    },
  };
}

function getPort(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function forward(incoming: IncomingMessage, url: string): Promise<Passing> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
  const body = Buffer.concat(await incoming.toArray());
  const response = await fetch(url, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body.length > 0 ? body : null,
  });
  const answered = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'connection', 'keep-alive']) answered.delete(name);
  const text = await response.text();
  const isJson = answered.get('content-type')?.includes('json') === true;
  return { status: response.status, headers: answered, body: isJson ? JSON.parse(text) : text };
}
