import type { PusherServer, ServerSocket } from '../../../mocks/provider/realtime/protocol/pusherServer';

type Handler<Event> = ((event: Event) => void) | null;

/** The frames between one page and the server. */
export type Wire = { url: string; sent: string[]; received: string[]; cut(): void };

/**
 * A WebSocket class that is connected to the given server, for the real client in tests. Every step takes a microtask,
 * because on a network no answer arrives within the call. `wires` lists the sockets opened so far.
 */
export function memoryWebSocket(server: PusherServer): { WebSocket: new (url: string) => object; wires: Wire[] } {
  const wires: Wire[] = [];

  class MemoryWebSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = MemoryWebSocket.CONNECTING;
    onopen: Handler<object> = null;
    onmessage: Handler<{ data: string }> = null;
    onclose: Handler<{ code: number; reason: string; wasClean: boolean }> = null;
    onerror: Handler<object> = null;
    readonly #wire: Wire;
    #socket: ServerSocket | undefined;

    constructor(url: string) {
      this.#wire = { url, sent: [], received: [], cut: () => this.#end(1006, '') };
      wires.push(this.#wire);
      queueMicrotask(() => this.#open(url));
    }

    send(text: string): void {
      this.#wire.sent.push(text);
      queueMicrotask(() => this.#socket?.receive(text));
    }

    close(code = 1000, reason = ''): void {
      queueMicrotask(() => this.#end(code, reason));
    }

    #open(url: string): void {
      if (this.readyState !== MemoryWebSocket.CONNECTING) return;
      this.readyState = MemoryWebSocket.OPEN;
      this.onopen?.({});
      const transport = {
        send: (text: string) => queueMicrotask(() => this.#deliver(text)),
        close: (code: number, reason: string) => queueMicrotask(() => this.#end(code, reason)),
      };
      this.#socket = server.connect(transport, url);
    }

    #deliver(data: string): void {
      if (this.readyState !== MemoryWebSocket.OPEN) return;
      this.#wire.received.push(data);
      this.onmessage?.({ data });
    }

    #end(code: number, reason: string): void {
      if (this.readyState === MemoryWebSocket.CLOSED) return;
      this.readyState = MemoryWebSocket.CLOSED;
      this.#socket?.closed();
      this.onclose?.({ code, reason, wasClean: code !== 1006 });
    }
  }

  return { WebSocket: MemoryWebSocket, wires };
}
