import { createListeners } from '#platform/lib/listeners';
import type { ScenarioName } from '../../provider/scenarios/names';
import type {
  ControlCall,
  ControlName,
  Controls,
  FromWorld,
  Port,
  ToWorld,
  WireRequest,
  WireResponse,
  Exchange,
} from './messages';

type SocketListener = { onFrame: (text: string) => void; onClose: (code: number, reason: string) => void };
type LinkSocket = { send: (text: string) => void; close: () => void };

/** The page's end of the link to the world. */
export type WorldLink = {
  /** Rejects when the world breaks the connection. */
  fetch: (request: Request) => Promise<Response>;
  /** Like `fetch`, but posted before this returns. */
  send: (request: WireRequest) => Promise<Response>;
  openSocket: (url: string, listener: SocketListener) => LinkSocket;
  control: <Name extends ControlName>(name: Name, args: Controls[Name]['args']) => Promise<Controls[Name]['result']>;
  /** Calls back when messages were sent or a new world started. Returns the unsubscribe function. */
  onMessages: (listener: () => void) => () => void;
  /** Calls back when a new world replaced this one. Returns the unsubscribe function. */
  onRestarted: (listener: (scenario: ScenarioName) => void) => () => void;
  /** Calls back with every call and event of the world. Returns the unsubscribe function. */
  watchTraffic: (listener: (exchange: Exchange) => void) => () => void;
  /** Reports to the world that this page is closing. */
  leave: () => void;
};

type PendingCall = { settle: (value: unknown) => void; fail: (error: Error) => void };

export function createWorldLink(port: Port<ToWorld, FromWorld>, onBroken: (problem: string) => void): WorldLink {
  const pending = new Map<number, PendingCall>();
  const sockets = createLinkSockets(port);
  const messages = createListeners();
  const restarts = createListeners<[ScenarioName]>();
  const traffic = createListeners<[Exchange]>();
  let lastId = 0;

  const postRequest = (message: (id: number) => ToWorld, transfer: Transferable[]) =>
    new Promise<unknown>((settle, fail) => {
      lastId += 1;
      pending.set(lastId, { settle, fail });
      port.postMessage(message(lastId), transfer);
    });
  const settle = (id: number, use: (pending: PendingCall) => void) => {
    const found = pending.get(id);
    pending.delete(id);
    if (found) use(found);
  };

  port.onmessage = ({ data }) => {
    if (data.kind === 'broken') onBroken(data.problem);
    else if (data.kind === 'messagesChanged') messages.call();
    else if (data.kind === 'restarted') restarts.call(data.scenario);
    else if (data.kind === 'exchange') traffic.call(data.exchange);
    else if (data.kind === 'socketFrame') sockets.receive(data.socket, data.text);
    else if (data.kind === 'socketClosed') sockets.end(data.socket, data.code, data.reason);
    else settle(data.id, (call) => settleCall(data, call));
  };

  const send = async (request: WireRequest) => {
    const transfer = request.body ? [request.body] : [];
    const answer = await postRequest((id) => ({ kind: 'request', id, request }), transfer);
    return fromWire(answer as WireResponse);
  };

  return {
    fetch: async (request) => send(await toWire(request)),
    send,
    openSocket: sockets.open,
    // The signature ties the name to its arguments; the union cannot be followed through a generic.
    control: <Name extends ControlName>(name: Name, args: Controls[Name]['args']) =>
      postRequest((id) => ({ kind: 'control', id, call: { name, args } as ControlCall }), []) as Promise<
        Controls[Name]['result']
      >,
    onMessages: messages.add,
    onRestarted: restarts.add,
    watchTraffic: (listener) => {
      port.postMessage({ kind: 'watch' }, []);
      return traffic.add(listener);
    },
    leave: () => {
      port.postMessage({ kind: 'bye' }, []);
      sockets.cutAll();
    },
  };
}

/** WebSocket close code of a connection that broke without a close frame. */
const cutCode = 1006;

function createLinkSockets(port: Port<ToWorld, FromWorld>) {
  const listeners = new Map<number, SocketListener>();
  let lastId = 0;
  const end = (socket: number, code: number, reason: string) => {
    const listener = listeners.get(socket);
    listeners.delete(socket);
    listener?.onClose(code, reason);
  };
  return {
    open: (url: string, listener: SocketListener): LinkSocket => {
      lastId += 1;
      const socket = lastId;
      listeners.set(socket, listener);
      port.postMessage({ kind: 'socketOpen', socket, url }, []);
      return {
        send: (text) => port.postMessage({ kind: 'socketFrame', socket, text }, []),
        close: () => {
          listeners.delete(socket);
          port.postMessage({ kind: 'socketClose', socket }, []);
        },
      };
    },
    receive: (socket: number, text: string) => listeners.get(socket)?.onFrame(text),
    end,
    /** The browser may restore the page as it was. Its sockets are closed by then, and the page must find out. */
    cutAll: () => [...listeners.keys()].forEach((socket) => end(socket, cutCode, '')),
  };
}

type Settled = Extract<FromWorld, { kind: 'response' | 'controlled' | 'controlFailed' }>;

function settleCall(message: Settled, call: PendingCall): void {
  if (message.kind === 'controlled') call.settle(message.result);
  else if (message.kind === 'controlFailed') call.fail(new Error(message.problem));
  else if (message.response) call.settle(message.response);
  else call.fail(new TypeError('The connection was lost'));
}

async function toWire(request: Request): Promise<WireRequest> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  return { method: request.method, url: request.url, headers: [...request.headers], body };
}

function fromWire({ status, headers, body }: WireResponse): Response {
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}
