import { onTestFinished, vi } from 'vitest';
import { createPusherServer } from '../../mocks/realtime/protocol/pusherServer';
import { realtimeDefaults } from '../../src/platform/config/settings';
import { openEcho } from '../../src/platform/realtime/echo';
import { createRealtimeHub } from '../../src/platform/realtime/hub';
import { memoryWebSocket } from './memoryWebSocket';

type Sign = (socketId: string, channel: string) => Promise<unknown>;

/**
 * A hub over the real pusher-js and laravel-echo on fake timers; only the network and the protocol's server are made up.
 * It follows the channel `person.1` and ends with the test.
 */
export function realHub() {
  vi.useFakeTimers();
  const app = { key: realtimeDefaults.appKey, secret: 'not a secret' };
  const server = createPusherServer(app);
  const { WebSocket, wires } = memoryWebSocket(server);
  vi.stubGlobal('WebSocket', WebSocket);
  const sign: Sign = (socketId, channel) => Promise.resolve({ auth: server.signChannel({ socketId, channel }) });
  const heard: string[] = [];
  const asked: string[] = [];
  const signIn = (socketId: string) => {
    const user_data = JSON.stringify({ id: '1' });
    return Promise.resolve({ auth: server.signUser({ socketId, userData: user_data }), user_data });
  };
  const provider = { sign, signIn };
  const hub = createRealtimeHub(
    { ...realtimeDefaults, host: 'localhost' },
    // An answer may be anything, whatever its type says.
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
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const open = async () => {
    hub.open({
      onStatus: (status) => void heard.push(status),
      onEvent: ({ channel, event }) => void heard.push(`${channel} ${event}`),
      onJoined: () => void heard.push('joined'),
      onRefused: () => void heard.push('a right ended'),
      onTerminated: () => void heard.push('terminated'),
    });
    await pass(100);
  };
  /** Whoever is asked to sign from now on; the server's own signature when left out. */
  const signWith = (next: Sign = sign) => void (provider.sign = next);
  /** Whoever signs sockets in from now on. */
  const signInWith = (next: typeof signIn) => void (provider.signIn = next);
  /** The channels that the hub follows and the server has. */
  const channels = () => server.channels().flatMap(({ name }) => (name.startsWith('#') ? [] : [name]));
  const isSignedIn = () => server.channels().some(({ name }) => name === '#server-to-user-1');
  return { signIn, signInWith, isSignedIn, hub, server, wires, heard, asked, pass, open, sign, signWith, channels };
}
