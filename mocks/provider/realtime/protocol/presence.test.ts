import { describe, expect, it } from 'vitest';
import { openPusherServer } from '../../../../tests/kit/sockets/pusherSockets';

describe('presence', () => {
  const CHANNEL = 'presence-orders.1';
  const priya = { user_id: 2, user_info: { name: 'Priya' } };
  const dana = { user_id: '1', user_info: { name: 'Dana' } };

  it('announces who is there, who joins and who leaves, once per person', () => {
    const { connect } = openPusherServer();
    const [one, two, again] = [connect(), connect(), connect()];
    one.news();
    one.present(CHANNEL, dana);
    two.present(CHANNEL, priya);
    again.present(CHANNEL, priya);
    const [first, joined] = one.news();
    expect(JSON.parse(String(first?.data))).toEqual({
      presence: { ids: ['1'], hash: { 1: { name: 'Dana' } }, count: 1 },
    });
    const data = JSON.stringify({ user_id: '2', user_info: { name: 'Priya' } });
    expect(joined).toEqual({ event: 'pusher_internal:member_added', channel: CHANNEL, data });
    expect(JSON.parse(String(two.news().at(-1)?.data))).toMatchObject({ presence: { ids: ['1', '2'], count: 2 } });
    two.socket.closed();
    expect(one.news()).toEqual([]);
    again.push({ event: 'pusher:unsubscribe', data: { channel: CHANNEL } });
    expect(one.news()).toEqual([
      { event: 'pusher_internal:member_removed', channel: CHANNEL, data: '{"user_id":"2"}' },
    ]);
  });

  it('requires a member, and a signature over exactly its data', () => {
    const { connect } = openPusherServer();
    const socket = connect();
    socket.news();
    socket.present(CHANNEL, { user_info: {} });
    expect(socket.news()).toMatchObject([{ data: { message: 'Invalid channel_data: user_id is missing' } }]);
    socket.subscribe(CHANNEL, { channel_data: JSON.stringify(priya) });
    expect(socket.news()).toMatchObject([{ event: 'pusher:subscription_error' }]);
    expect(socket.closes).toMatchObject([{ code: 4009 }]);
  });
});
