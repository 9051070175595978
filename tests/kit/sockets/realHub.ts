import { onTestFinished, vi } from 'vitest';
import { realtimeDefaults } from '#platform/config/settings';
import { openEcho } from '#platform/realtime/connection/echo';
import { createRealtimeHub } from '#platform/realtime/connection/hub';
import { createPusherServer } from '../../../mocks/provider/realtime/protocol/pusherServer';
import { memoryWebSocket } from './memoryWebSocket';

type Sign = (socketId: string, channel: string) => Promise<unknown>;

/**
 * A hub over the real pusher-js and laravel-echo on fake timers; only the network and the server are fake. It follows
 * the channel `person.1` and ends with the test.
 */
export function realHub() {
  vi.useFakeTimers();
  const app = { key: realtimeDefaults.appKey, secret: 'not a secret' };
  const server = createPusherServer(app);
  const { WebSocket, wires } = memoryWebSocket(server);
  vi.stubGlobal('WebSocket', WebSocket);
  const sign: Sign = (socketId, channel) => Promise.resolve({ auth: server.signChannel({ socketId, channel }) });
  const log: string[] = [];
  const asked: string[] = [];
  const signIn = (socketId: string) => {
    const user_data = JSON.stringify({ id: '1' });
    return Promise.resolve({ auth: server.signUser({ socketId, userData: user_data }), user_data });
  };
  const provider = { sign, signIn };
  const hub = createRealtimeHub(
    { ...realtimeDefaults, host: 'localhost' },
    // The answer may be invalid, despite its type.
    {
      channel: async (socketId, channel) => {
        asked.push(channel);
        return (await provider.sign(socketId, channel)) as { auth: string };
      },
      user: (socketId) => provider.signIn(socketId),
    },
    () => Promise.resolve(openEcho),
  );
  hub.follow('person.1');
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  onTestFinished(async () => {
    hub.close();
    await pass(50);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const open = async () => {
    hub.open({
      onStatus: (status) => void log.push(status),
      onEvent: ({ channel, event }) => void log.push(`${channel} ${event}`),
      onJoined: () => void log.push('joined'),
      onRefused: () => void log.push('a right ended'),
      onTerminated: () => void log.push('terminated'),
    });
    await pass(100);
  };
  /** Sets the function that signs channels; by default the server's own signature. */
  const signWith = (next: Sign = sign) => void (provider.sign = next);
  /** Sets the function that signs sockets in. */
  const signInWith = (next: typeof signIn) => void (provider.signIn = next);
  /** The channels that the hub follows and the server has. */
  const channels = () => server.channels().flatMap(({ name }) => (name.startsWith('#') ? [] : [name]));
  const isSignedIn = () => server.channels().some(({ name }) => name === '#server-to-user-1');
  return { signIn, signInWith, isSignedIn, hub, server, wires, log, asked, pass, open, sign, signWith, channels };
}
