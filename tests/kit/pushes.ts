import { fieldAt, parsed } from '../../mocks/realtime/protocol/frames';
import { userChannel } from '../../mocks/realtime/channels';
import type { World } from '../../mocks/world';
import { memberOf } from './world';

export type Heard = { event: string; data: unknown };

/** A socket on a person's own channel; the list grows by every event pushed there. */
export function hear(world: World, userId: number): Heard[] {
  const heard: Heard[] = [];
  let socketId = '';
  const socket = world.pusher.connect(
    {
      send: (text) => {
        const frame = parsed(text);
        const event = String(fieldAt(frame, 'event'));
        const data = parsed(String(fieldAt(frame, 'data')));
        if (event === 'pusher:connection_established') socketId = String(fieldAt(data, 'socket_id'));
        else if (!event.startsWith('pusher')) heard.push({ event, data });
      },
      close: () => undefined,
    },
    '/app/crewboard?protocol=7&client=js&version=8.6.0&flash=false',
  );
  const channel = userChannel(userId);
  const auth = world.pusher.signChannel({ socketId, channel });
  socket.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  return heard;
}

/** The titles of the activities among what was heard. */
export function titlesOf(heard: readonly Heard[]): unknown[] {
  return heard.flatMap(({ data }) => memberOf(memberOf(data, 'notification'), 'title') ?? []);
}
