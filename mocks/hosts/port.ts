import type { ControlCall, FromWorld, Port, ToWorld, WireRequest, WireResponse } from './bridge/messages';
import { perform } from './controls';
import type { WorldHost } from './worldHost';

type ServedPort = Port<FromWorld, ToWorld>;
type Connection = { receive: (text: string) => void; closed: () => void };

/** Serves one page: its calls, its sockets and its control calls. */
export function servePort(host: WorldHost, port: ServedPort): void {
  const sockets = new Map<number, Connection>();
  let unwatch: (() => void) | undefined;
  const send = (message: FromWorld, transfer: Transferable[] = []) => port.postMessage(message, transfer);
  host.onBroken((problem) => send({ kind: 'broken', problem }));
  host.onMessages(() => send({ kind: 'messagesChanged' }));
  host.onRestarted((scenario) => send({ kind: 'restarted', scenario }));

  const openSocket = async (socket: number, url: string) => {
    const { world } = await host.current();
    const connection = world.pusher.connect(
      {
        send: (text) => send({ kind: 'socketFrame', socket, text }),
        close: (code, reason) => send({ kind: 'socketClosed', socket, code, reason }),
      },
      url,
    );
    sockets.set(socket, connection);
  };
  const closeSocket = (socket: number) => {
    sockets.get(socket)?.closed();
    sockets.delete(socket);
  };

  port.onmessage = ({ data }) => {
    if (data.kind === 'request') void answer(host, data.id, data.request, send);
    else if (data.kind === 'control') void control(host, data.id, data.call, send);
    else if (data.kind === 'socketOpen') void openSocket(data.socket, data.url);
    else if (data.kind === 'socketFrame') sockets.get(data.socket)?.receive(data.text);
    else if (data.kind === 'socketClose') closeSocket(data.socket);
    else if (data.kind === 'watch') unwatch ??= host.traffic.watch((exchange) => send({ kind: 'exchange', exchange }));
    else {
      unwatch?.();
      [...sockets.keys()].forEach(closeSocket);
    }
  };
}

type Send = (message: FromWorld, transfer?: Transferable[]) => void;

async function answer(host: WorldHost, id: number, wire: WireRequest, send: Send): Promise<void> {
  const { world, saved } = await host.current();
  const { url, method, headers, body } = wire;
  const started = performance.now();
  const response = await world.fetch(new Request(url, { method, headers, body }));
  await host.traffic.noteCall(world, wire, response, performance.now() - started);
  // The world ends with its last tab, and a tab may close as soon as its change is confirmed.
  if (method !== 'GET') await saved();
  if (response.type === 'error') return send({ kind: 'response', id, response: null });
  const answered = await toWire(response);
  send({ kind: 'response', id, response: answered }, [answered.body]);
}

async function toWire(response: Response): Promise<WireResponse> {
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

async function control(host: WorldHost, id: number, call: ControlCall, send: Send): Promise<void> {
  try {
    send({ kind: 'controlled', id, result: await perform(host, call.name, call.args) });
  } catch (error) {
    send({ kind: 'controlFailed', id, problem: error instanceof Error ? error.message : String(error) });
  }
}
