import { setTimeout as pause } from 'node:timers/promises';
import { fieldAt, parsed, textAt } from '../../mocks/provider/realtime/protocol/frames';
import { toForm } from './channels';
import { addFinding } from './findings';
import { ask, type Person, type Run } from './run';

export type Pushed = { channel: string; event: string; data: unknown };

export type Listener = {
  received: readonly Pushed[];
  /** Waits up to ten seconds for an event on a channel. */
  hasCome: (event: string, channel?: string) => Promise<boolean>;
  join: (channel: string) => Promise<void>;
  close: () => void;
};

const answerMs = 10_000;

/** Connects a person to the provider's socket. Undefined, with a finding, when it does not answer. */
export async function listen(run: Run, { token }: Person, address: string): Promise<Listener | undefined> {
  const received: Pushed[] = [];
  const socket = new WebSocket(`${address}?protocol=7&client=conformance&version=1`);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => received.push(readPush(String(data))));
  const hasCome = async (event: string, channel = '') => {
    const find = () => received.some((push) => push.event === event && push.channel === channel);
    for (const end = performance.now() + answerMs; !find() && performance.now() < end;) await pause(20);
    return find();
  };
  const refuse = (problem: string) =>
    addFinding(run.log, { operation: 'socket', status: 0, check: 'channel', pointer: '', problem });
  if (!(await hasCome('pusher:connection_established'))) {
    refuse('no pusher:connection_established');
    socket.close();
    return undefined;
  }
  const socketId = textAt(received[0]?.data, 'socket_id') ?? '';
  const join = async (channel: string) => {
    const { body } = await ask(run, 'authorizeChannel', [200], { token, form: toForm(socketId, channel) });
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth: textAt(body, 'auth') } }));
    if (!(await hasCome('pusher_internal:subscription_succeeded', channel))) refuse('a signed channel was not joined');
  };
  return { received, hasCome, join, close: () => socket.close() };
}

function readPush(text: string): Pushed {
  const frame = parsed(text);
  const data = fieldAt(frame, 'data');
  const channel = textAt(frame, 'channel') ?? '';
  return { channel, event: textAt(frame, 'event') ?? '', data: typeof data === 'string' ? parsed(data) : data };
}
