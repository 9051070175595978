import { onTestFinished, vi } from 'vitest';
import { realtimeDefaults } from '#platform/config/settings';
import { openEcho } from '#platform/realtime/connection/echo';
import { createRealtimeHub } from '#platform/realtime/connection/hub';
import { createPusherServer } from '../../../mocks/provider/realtime/protocol/pusherServer';
import { memoryWebSocket } from './memoryWebSocket';

/**
 * Many real clients of one server that can go down, on fake timers and with the same random numbers in each run.
 * Records the time of each connection attempt and of each joined channel.
 */
export function openCrowd(size: number, seed: number) {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockImplementation(seeded(seed));
  const server = createPusherServer({ key: realtimeDefaults.appKey, secret: 'not a secret' });
  const { WebSocket } = memoryWebSocket(server);
  const state = { isAway: false };
  const attempts: number[] = [];
  const joins: number[] = [];
  vi.stubGlobal('WebSocket', function open(url: string) {
    attempts.push(Date.now());
    return state.isAway ? refusedSocket() : new WebSocket(url);
  });
  const hubs = Array.from({ length: size }, (_, index) => {
    const hub = createRealtimeHub(
      { ...realtimeDefaults, host: 'localhost', forceTls: true },
      {
        channel: (socketId, channel) => Promise.resolve({ auth: server.signChannel({ socketId, channel }) }),
        user: (socketId) => {
          const user_data = JSON.stringify({ id: String(index + 1) });
          return Promise.resolve({ auth: server.signUser({ socketId, userData: user_data }), user_data });
        },
      },
      () => Promise.resolve(openEcho),
    );
    hub.follow(`person.${index}`);
    const nothing = () => undefined;
    hub.open({
      onStatus: nothing,
      onEvent: nothing,
      onJoined: () => joins.push(Date.now()),
      onRefused: nothing,
      onTerminated: nothing,
    });
    return hub;
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  onTestFinished(async () => {
    for (const hub of hubs) hub.close();
    await pass(100);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** The server breaks all connections and accepts none for this long. Clears the earlier records. */
  const loseServerFor = async (ms: number) => {
    attempts.splice(0);
    joins.splice(0);
    state.isAway = true;
    server.dropAll(1006);
    await pass(ms);
    state.isAway = false;
  };
  return { server, hubs, attempts, joins, pass, loseServerFor };
}

/** Socket of a server that is down: closed before it was open. */
function refusedSocket() {
  const socket: { onclose?: (event: object) => void; close: () => void } = {
    close: () => void delete socket.onclose,
  };
  queueMicrotask(() => socket.onclose?.({ code: 1006, reason: '', wasClean: false }));
  return socket;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
