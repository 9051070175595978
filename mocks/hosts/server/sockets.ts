import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PusherServer } from '../../realtime/protocol/pusherServer';

/** The longest accepted frame in bytes. Pusher itself allows 10 kB. */
const maxFrame = 64 * 1024;

/** Serves the Pusher protocol over real WebSockets of an HTTP server. */
export function serveSockets(server: Server, pusher: PusherServer): WebSocketServer {
  const sockets = new WebSocketServer({ server, maxPayload: maxFrame });
  // Errors of the HTTP server are reported where it is opened.
  sockets.on('error', () => undefined);
  sockets.on('connection', (socket, { url = '/' }) => {
    // A broken frame: ws has already closed the socket.
    socket.on('error', () => undefined);
    const connection = pusher.connect(
      { send: (text) => socket.send(text), close: (code, reason) => close(socket, code, reason) },
      URL.canParse(url, 'ws://localhost') ? url : '/',
    );
    socket.on('message', (data, isBinary) => {
      connection.receive(Buffer.isBuffer(data) && !isBinary ? data.toString() : '');
    });
    socket.on('close', () => connection.closed());
  });
  return sockets;
}

/** 1006 cannot be sent: it is what the other side sees when a connection breaks. */
function close(socket: WebSocket, code: number, reason: string): void {
  if (code === 1006) socket.terminate();
  else socket.close(code, reason);
}
