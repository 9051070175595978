import { issueToken } from '../../mocks/http/whoIs';
import { fieldAt, parsed, textAt } from '../../mocks/realtime/protocol/frames';
import type { World } from '../../mocks/world';
import { call, memberOf } from './world';

export type LiveSocket = {
  socketId: string;
  token: string;
  /** Names of the events heard on channels, in order: `orders.1021 crew-updated`. */
  heard: string[];
  /** Codes the server closed it with. */
  closes: number[];
  /** Asks the API for a signature and subscribes with it; the status of the answer. */
  join: (channel: string) => Promise<number>;
  signIn: () => Promise<number>;
  close: () => void;
};

/** A person's open socket, which joins channels as a page does: signed by `broadcasting/auth` with a bearer token. */
export function openSocket(world: World, userId: number, token = newToken(world, userId)): LiveSocket {
  const heard: string[] = [];
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
          heard.push(`${textAt(frame, 'channel')?.replace(/^private-/, '')} ${event}`);
        }
      },
      close: (code) => closes.push(code),
    },
    '/app/crewboard?protocol=7&client=js&version=8.6.0&flash=false',
  );
  const say = (event: string, data: object) => socket.receive(JSON.stringify({ event, data }));
  const ask = (path: string, form: Record<string, string>) =>
    call(world, 'POST', path, { token, form: new URLSearchParams({ socket_id: socketId, ...form }) });
  return {
    socketId,
    token,
    heard,
    closes,
    join: async (channel) => {
      const { status, body } = await ask('/broadcasting/auth', { channel_name: channel });
      const channel_data = fieldAt(body, 'channel_data');
      if (status === 200) say('pusher:subscribe', { channel, auth: memberOf(body, 'auth'), channel_data });
      return status;
    },
    signIn: async () => {
      const { status, body } = await ask('/broadcasting/user-auth', {});
      if (status === 200)
        say('pusher:signin', { auth: memberOf(body, 'auth'), user_data: memberOf(body, 'user_data') });
      return status;
    },
    close: () => socket.closed(),
  };
}

export function newToken(world: World, userId: number): string {
  return world.change(() => issueToken(world, userId));
}
