import { describe, expect, it, vi } from 'vitest';
import { realHub } from '../../../../tests/kit/sockets/realHub';

describe('reconnection', () => {
  it.each([
    ['a cut', 1006, 0, 2850],
    ['a server that goes away (1001)', 1001, 0, 2850],
    ['4100', 4100, 1000, 2900],
    ['4199', 4199, 1000, 2900],
    ['4200', 4200, 0, 50],
    ['4299', 4299, 0, 50],
    ['4009', 4009, 1000, 2900],
    ['an unknown code', 4700, 0, 2850],
  ])('reconnects after %s', async (_, code, least, most) => {
    const { hub, server, wires, log, pass, open, channels } = realHub();
    await open();
    await pass(10_000);
    server.dropAll(code);
    if (least > 0) {
      await pass(least - 100);
      expect([wires.length, server.socketCount()]).toEqual([1, 0]);
      hub.wake();
    }
    await pass(most - Math.max(0, least - 100));
    expect(channels()).toEqual(['private-person.1']);
    expect(log.at(-1)).toBe('joined');
  });

  it.each([1001, 1006, 4100])('ignores the schedule of pusher-js after %i', async (code) => {
    const { server, wires, pass, open } = realHub();
    // The longest delay, 2.8 s.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    await open();
    await pass(10_000);
    server.dropAll(code);
    await pass(2700);
    expect(wires.length).toBe(1);
    await pass(150);
    expect([wires.length, server.socketCount()]).toEqual([2, 1]);
  });

  it('replaces a half-open connection within the activity timeout and 30 s', async () => {
    const { server, wires, pass, open, channels } = realHub();
    const connect = server.connect.bind(server);
    let isCut = false;
    server.connect = (transport, url) =>
      connect(
        {
          send: (text) => isCut || transport.send(text),
          close: (...args) => isCut || transport.close(...args),
        },
        url,
      );
    await open();
    await pass(10_000);
    isCut = true;
    await pass(1000);
    server.connect = connect;
    await pass(150_000);
    expect(wires.length).toBe(2);
    expect(channels()).toEqual(['private-person.1']);
  });

  it.each([4001, 4003, 4004, 4008, 4099])('does not reconnect after %i', async (code) => {
    const { hub, server, wires, log, pass, open } = realHub();
    await open();
    await pass(10_000);
    server.dropAll(code);
    await pass(1000);
    hub.wake();
    await pass(120_000);
    expect([wires.length, log.at(-1)]).toEqual([1, 'refused']);
  });

  it('keeps the connection after an error about client events (4301)', async () => {
    const { server, wires, log, pass, open } = realHub();
    await open();
    server.publish('private-person.1', 'pusher:error', JSON.stringify({ code: 4301, message: 'Not enabled' }));
    await pass(30_000);
    expect([wires.length, server.socketCount(), log.at(-1)]).toEqual([1, 1, 'joined']);
  });

  it('stops reconnecting after four terminations in a row', async () => {
    const { server, log, pass, open } = realHub();
    await open();
    await pass(10_000);
    for (let times = 0; times < 4; times += 1) {
      server.dropAll(4009);
      await pass(4600);
    }
    expect(log.filter((each) => each === 'terminated')).toHaveLength(3);
    expect([server.socketCount(), log.at(-1)]).toEqual([0, 'refused']);
  });

  it('slows down when it is closed with 4200 again and again', async () => {
    const { server, wires, pass, open, channels } = realHub();
    await open();
    const drops = setInterval(() => server.dropAll(4200), 20);
    await pass(10_000);
    clearInterval(drops);
    expect(wires.length).toBeLessThan(16);
    await pass(28_000);
    expect(channels()).toEqual(['private-person.1']);
  });

  it('tries again when the server sends an unknown greeting', async () => {
    const { server, log, pass, open } = realHub();
    const connect = server.connect.bind(server);
    server.connect = (transport) => {
      transport.send('{"event":"hello","data":"{}"}');
      return { receive: () => undefined, closed: () => undefined };
    };
    await open();
    await pass(15_000);
    expect(log.at(-1)).toBe('unavailable');
    server.connect = connect;
    await pass(28_000);
    expect(log.slice(-2)).toEqual(['connected', 'joined']);
  });
});
