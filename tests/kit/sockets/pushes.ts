import { userChannel } from '../../../mocks/provider/realtime/channels';
import { fieldAt, parsed } from '../../../mocks/provider/realtime/protocol/frames';
import type { World } from '../../../mocks/provider/world';
import { getField } from '../world';

export type ReceivedEvent = { event: string; data: unknown };

/** A socket on a person's own channel; the returned list grows with every pushed event. */
export function collectPushes(world: World, userId: number): ReceivedEvent[] {
  const received: ReceivedEvent[] = [];
  let socketId = '';
  const socket = world.pusher.connect(
    {
      send: (text) => {
        const frame = parsed(text);
        const event = String(fieldAt(frame, 'event'));
        const data = parsed(String(fieldAt(frame, 'data')));
        if (event === 'pusher:connection_established') socketId = String(fieldAt(data, 'socket_id'));
        else if (!event.startsWith('pusher')) received.push({ event, data });
      },
      close: () => undefined,
    },
    '/app/crewboard?protocol=7&client=js&version=8.6.0&flash=false',
  );
  const channel = userChannel(userId);
  const auth = world.pusher.signChannel({ socketId, channel });
  socket.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  return received;
}

/** The titles of the activities among the events. */
export function listTitles(received: readonly ReceivedEvent[]): unknown[] {
  return received.flatMap(({ data }) => getField(getField(data, 'notification'), 'title') ?? []);
}
