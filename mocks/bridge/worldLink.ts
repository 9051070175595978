import type {
  ControlCall,
  ControlName,
  Controls,
  FromWorld,
  Port,
  ToWorld,
  WireRequest,
  WireResponse,
} from './messages';

export type SocketListener = { onFrame: (text: string) => void; onClose: (code: number, reason: string) => void };
export type LinkSocket = { send: (text: string) => void; close: () => void };

/** The page's end of the line to the world. */
export type WorldLink = {
  /** Rejects when the world lets the connection break. */
  fetch: (request: Request) => Promise<Response>;
  /** As `fetch`, under way before this returns. */
  send: (request: WireRequest) => Promise<Response>;
  openSocket: (url: string, listener: SocketListener) => LinkSocket;
  control: <Name extends ControlName>(name: Name, args: Controls[Name]['args']) => Promise<Controls[Name]['result']>;
  /** Calls back whenever messages were sent or another world began; returns its undo. */
  onMessages: (listener: () => void) => () => void;
  /** Tells the world that this page goes away. */
  leave: () => void;
};

type Waiting = { settle: (value: unknown) => void; fail: (error: Error) => void };

export function createWorldLink(port: Port<ToWorld, FromWorld>, onBroken: (problem: string) => void): WorldLink {
  const waiting = new Map<number, Waiting>();
  const sockets = createLinkSockets(port);
  const messageListeners = new Set<() => void>();
  let lastId = 0;

  const ask = (message: (id: number) => ToWorld, transfer: Transferable[]) =>
    new Promise<unknown>((settle, fail) => {
      lastId += 1;
      waiting.set(lastId, { settle, fail });
      port.postMessage(message(lastId), transfer);
    });
  const settle = (id: number, use: (waiting: Waiting) => void) => {
    const found = waiting.get(id);
    waiting.delete(id);
    if (found) use(found);
  };

  port.onmessage = ({ data }) => {
    if (data.kind === 'broken') onBroken(data.problem);
    else if (data.kind === 'messagesChanged') messageListeners.forEach((listener) => listener());
    else if (data.kind === 'socketFrame') sockets.hear(data.socket, data.text);
    else if (data.kind === 'socketClosed') sockets.end(data.socket, data.code, data.reason);
    else settle(data.id, (call) => settleCall(data, call));
  };

  const send = async (request: WireRequest) => {
    const transfer = request.body ? [request.body] : [];
    const answer = await ask((id) => ({ kind: 'request', id, request }), transfer);
    return fromWire(answer as WireResponse);
  };

  return {
    fetch: async (request) => send(await toWire(request)),
    send,
    openSocket: sockets.open,
    // The name and its arguments belong together by the signature; the union cannot be followed through a generic.
    control: <Name extends ControlName>(name: Name, args: Controls[Name]['args']) =>
      ask((id) => ({ kind: 'control', id, call: { name, args } as ControlCall }), []) as Promise<
        Controls[Name]['result']
      >,
    onMessages: (listener) => {
      messageListeners.add(listener);
      return () => messageListeners.delete(listener);
    },
    leave: () => {
      port.postMessage({ kind: 'bye' }, []);
      sockets.cutAll();
    },
  };
}

/** Close code of a connection that broke without a goodbye. */
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
    hear: (socket: number, text: string) => listeners.get(socket)?.onFrame(text),
    end,
    /** The browser may bring the page back as it was left: its sockets are dead then, and it has to know. */
    cutAll: () => [...listeners.keys()].forEach((socket) => end(socket, cutCode, '')),
  };
}

type Settled = Extract<FromWorld, { kind: 'response' | 'controlled' | 'controlFailed' }>;

function settleCall(message: Settled, call: Waiting): void {
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
