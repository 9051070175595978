import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { realtimeDefaults } from '../../config/settings';
import type { EchoConnection, EchoListeners } from './echo';
import { createRealtimeHub } from './hub';

/** A hub with a list of its connections, each with its commands and listeners. */
function openHub(load: () => Promise<void> = () => Promise.resolve()) {
  const connections: { listeners: EchoListeners; commands: string[] }[] = [];
  const openEcho = (_settings: object, _sign: unknown, listeners: EchoListeners): EchoConnection => {
    const commands: string[] = [];
    connections.push({ listeners, commands });
    return {
      join: (channel) => void commands.push(`join ${channel}`),
      leave: (channel) => void commands.push(`leave ${channel}`),
      present: (channel, onMembers) => {
        commands.push(`present ${channel}`);
        onMembers([{ id: '2', name: `Priya ${connections.length}`, avatarUrl: null }]);
        return () => void commands.push(`absent ${channel}`);
      },
      wake: () => void commands.push('wake'),
      restart: () => void commands.push('restart'),
      close: () => void commands.push('close'),
    };
  };
  const hub = createRealtimeHub(
    { ...realtimeDefaults, host: 'localhost' },
    {
      channel: () => Promise.resolve({ auth: '' }),
      user: () => Promise.resolve({ auth: '', user_data: '' }),
    },
    async () => {
      await load();
      return openEcho;
    },
  );
  const received: string[] = [];
  const listeners = {
    onStatus: (status: string) => void received.push(status),
    onEvent: ({ channel, event }: { channel: string; event: string }) => void received.push(`${channel} ${event}`),
    onJoined: () => void received.push('joined'),
    onRefused: () => void received.push('a right ended'),
    onTerminated: () => void received.push('terminated'),
  };
  const open = async () => {
    hub.open(listeners);
    await vi.waitFor(() => expect(received.at(-1)).toBe('connecting'));
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    ...hub,
    openNow: open,
    listeners,
    received,
    connections,
    commands: (index: number) => connections[index]?.commands,
  };
}

describe('channels', () => {
  it('joins channels that were followed before the connection', async () => {
    const hub = openHub();
    hub.follow('a');
    hub.follow('b')();
    await hub.openNow();
    hub.follow('c');
    expect(hub.commands(0)).toEqual(['join a', 'join c']);
  });

  it('joins a channel once for all its followers, and leaves it with the last one', async () => {
    const hub = openHub();
    await hub.openNow();
    const [leaveFirst, leaveSecond] = [hub.follow('a'), hub.follow('a')];
    leaveFirst();
    leaveFirst();
    expect(hub.commands(0)).toEqual(['join a']);
    leaveSecond();
    expect(hub.commands(0)).toEqual(['join a', 'leave a']);
    hub.follow('a');
    expect(hub.commands(0)).toEqual(['join a', 'leave a', 'join a']);
  });

  it('joins the channels again on the next connection', async () => {
    const hub = openHub();
    hub.follow('a');
    await hub.openNow();
    hub.close();
    hub.follow('b');
    await hub.openNow();
    expect([hub.commands(0), hub.commands(1)]).toEqual([
      ['join a', 'close'],
      ['join a', 'join b'],
    ]);
  });
});

describe('a connection', () => {
  it('reports the status, events with their channel, and joined channels', async () => {
    const hub = openHub();
    await hub.openNow();
    const { listeners } = hub.connections[0] ?? expect.unreachable('No connection was opened');
    listeners.onStatus('connected');
    listeners.onJoined('a');
    listeners.onEvent('a', 'order-created', {});
    listeners.onFailed('b', true);
    listeners.onTerminated();
    expect(hub.received).toEqual([
      'connecting',
      'connected',
      'joined',
      'a order-created',
      'a right ended',
      'terminated',
    ]);
  });

  it('reports nothing after it is replaced or closed', async () => {
    const hub = openHub();
    await hub.openNow();
    await hub.openNow();
    const [first, second] = hub.connections;
    expect(hub.commands(0)).toEqual(['close']);
    first?.listeners.onStatus('unavailable');
    first?.listeners.onEvent('a', 'late', {});
    hub.close();
    second?.listeners.onJoined('a');
    second?.listeners.onFailed('a', true);
    expect(hub.received).toEqual(['connecting', 'connecting']);
  });

  it('opens nothing when it is closed while the code loads', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let loaded = () => undefined as void;
    const hub = openHub(() => new Promise((resolve) => (loaded = resolve)));
    hub.open(hub.listeners);
    hub.close();
    loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect([hub.connections, hub.received]).toEqual([[], ['connecting']]);
  });

  it('is unavailable until the code is loaded', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    // The longest waits: a short one would let the code load before the test wakes the hub.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    let failures = 0;
    const hub = openHub(() => (++failures <= 4 ? Promise.reject(new Error('offline')) : Promise.resolve()));
    hub.follow('a');
    hub.open(hub.listeners);
    await vi.advanceTimersByTimeAsync(0);
    expect(hub.received).toEqual(['connecting', 'unavailable']);
    await vi.advanceTimersByTimeAsync(2800 + 3000 + 4500);
    hub.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(hub.commands(0)).toEqual(['join a']);
  });
});

describe('presence', () => {
  it('joins a presence channel once on each connection, and leaves it with the last watcher', async () => {
    const hub = openHub();
    const changes: number[] = [];
    const names = () => hub.presence.members('orders.7').map(({ name }) => name);
    const watch = () => hub.presence.watch('orders.7', () => changes.push(names().length));
    const [leaveFirst, leaveSecond] = [watch(), watch()];
    expect(names()).toEqual([]);
    await hub.openNow();
    expect(names()).toEqual(['Priya 1']);
    hub.close();
    expect(names()).toEqual([]);
    await hub.openNow();
    expect(names()).toEqual(['Priya 2']);
    expect(changes).toEqual([1, 1, 0, 0, 1, 1]);
    leaveFirst();
    leaveFirst();
    expect(hub.commands(1)).toEqual(['present orders.7']);
    leaveSecond();
    expect(hub.commands(0)).toEqual(['present orders.7', 'absent orders.7', 'close']);
    expect(hub.commands(1)).toEqual(['present orders.7', 'absent orders.7']);
    expect(names()).toEqual([]);
  });
});
