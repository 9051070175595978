import { fieldAt, parsed, textAt } from '../../../mocks/provider/realtime/protocol/frames';
import { createPusherServer, type PusherServerOptions } from '../../../mocks/provider/realtime/protocol/pusherServer';
import { createStoppedClock } from '../../../mocks/provider/time/clock';

const app = { key: 'crewboard', secret: 'not a secret' };
const URL_7 = '/app/crewboard?protocol=7&client=js&version=8.6.0&flash=false';

type Frame = { event: string; channel?: string; data: unknown };

/** A Pusher server on a stopped clock, and sockets that keep the frames they receive. */
export function openPusherServer(options: Partial<PusherServerOptions> = {}) {
  const clock = createStoppedClock('2026-11-23T08:00:00Z');
  const server = createPusherServer({ ...app, after: clock.after, ...options });
  function connect(url = URL_7) {
    const frames: Frame[] = [];
    const closes: { code: number; reason: string }[] = [];
    const transport = {
      send: (text: string) => frames.push(parseFrame(text)),
      close: (code: number, reason: string) => closes.push({ code, reason }),
    };
    const socket = server.connect(transport, url);
    const id = String(frames[0]?.data).match(/\d+\.\d+/)?.[0] ?? '';
    const push = (frame: unknown) => socket.receive(typeof frame === 'string' ? frame : JSON.stringify(frame));
    const subscribe = (channel: string, more: object = {}) =>
      push({
        event: 'pusher:subscribe',
        data: { channel, auth: server.signChannel({ socketId: id, channel }), ...more },
      });
    const present = (channel: string, member: object) => {
      const channel_data = JSON.stringify(member);
      const auth = server.signChannel({ socketId: id, channel, channelData: channel_data });
      subscribe(channel, { auth, channel_data });
    };
    /** The frames received since the last call. */
    const news = () => frames.splice(0);
    return { id, push, subscribe, present, news, closes, socket };
  }
  return { server, clock, connect };
}

/** A parsed frame; its data is still text. */
export function parseFrame(text: string): Frame {
  const frame = parsed(text);
  const channel = textAt(frame, 'channel');
  return {
    event: textAt(frame, 'event') ?? '',
    data: fieldAt(frame, 'data'),
    ...(channel !== undefined && { channel }),
  };
}
