import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PusherServer } from '../../realtime/protocol/pusherServer';

/** The longest accepted frame in bytes. Pusher itself allows 10 kB. */
const maxFrame = 64 * 1024;

/** Bytes that wait for a client that does not read; a busy branch pushes a few kilobytes a second. */
const maxBufferedBytes = 1024 * 1024;

/** Frames a client may send in a second: joining 50 channels after a reconnection takes 50. */
const maxFrames = 200;

/** Serves the Pusher protocol over real WebSockets of an HTTP server. */
export function serveSockets(server: Server, pusher: PusherServer): WebSocketServer {
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
