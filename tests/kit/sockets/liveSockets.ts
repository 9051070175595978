import { issueToken } from '../../../mocks/provider/http/authenticate';
import { fieldAt, parsed, textAt } from '../../../mocks/provider/realtime/protocol/frames';
import type { World } from '../../../mocks/provider/world';
import { call, getField } from '../world';

export type LiveSocket = {
  socketId: string;
  token: string;
  /** Names of the events received on channels, in order: `orders.1021 crew-updated`. */
  received: string[];
  /** The codes with which the server closed it. */
  closes: number[];
  /** Requests a signature from the API and subscribes with it; returns the status of the answer. */
  join: (channel: string) => Promise<number>;
  signIn: () => Promise<number>;
  close: () => void;
};

/** A person's open socket, which joins channels like the app: signed by `broadcasting/auth` with a bearer token. */
export function openSocket(world: World, userId: number, token = newToken(world, userId)): LiveSocket {
  const received: string[] = [];
  const closes: number[] = [];
  let socketId = '';
  const socket = world.pusher.connect(
    {
      send: (text) => {
        const frame = parsed(text);
        const event = textAt(frame, 'event') ?? '';
        if (event === 'pusher:connection_established') {
          socketId = textAt(parsed(textAt(frame, 'data') ?? ''), 'socket_id') ?? '';
        } else if (!event.startsWith('pusher:') && !event.endsWith('subscription_succeeded')) {
          received.push(`${textAt(frame, 'channel')?.replace(/^private-/, '')} ${event}`);
        }
      },
      close: (code) => closes.push(code),
    },
    '/app/crewboard?protocol=7&client=js&version=8.6.0&flash=false',
  );
  const push = (event: string, data: object) => socket.receive(JSON.stringify({ event, data }));
  const ask = (path: string, form: Record<string, string>) =>
    call(world, 'POST', path, { token, form: new URLSearchParams({ socket_id: socketId, ...form }) });
  return {
    socketId,
    token,
    received,
    closes,
    join: async (channel) => {
      const { status, body } = await ask('/broadcasting/auth', { channel_name: channel });
      const channel_data = fieldAt(body, 'channel_data');
      if (status === 200) push('pusher:subscribe', { channel, auth: getField(body, 'auth'), channel_data });
      return status;
    },
    signIn: async () => {
      const { status, body } = await ask('/broadcasting/user-auth', {});
      if (status === 200)
        push('pusher:signin', { auth: getField(body, 'auth'), user_data: getField(body, 'user_data') });
      return status;
    },
    close: () => socket.closed(),
  };
}

export function newToken(world: World, userId: number): string {
  return world.change(() => issueToken(world, userId));
}
