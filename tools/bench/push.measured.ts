import { expect, it, vi } from 'vitest';
import { realtimeDefaults } from '#platform/config/settings';
import { openEcho, type Signatures } from '#platform/realtime/connection/echo';
import type { World } from '../../mocks/provider/world';
import { hasSubscribers } from '../../tests/kit/happenings';
import { hostWorld } from '../../tests/kit/hostedWorld';
import { createBranch, productClient } from '../../tests/kit/http/productClient';
import { median, reportLimits } from './limits';

const limit = 50;
const times = 50;
/** A colleague of the person who writes. */
const priya = 2;

it('pushes a write to another client within the limit', async () => {
  const { world } = hostWorld({ scenario: 'empty' });
  world.tables.subscription.update(1, { limits: {} });
  const client = productClient({ apiUrl: '/api', host: 'localhost', port: 3000 });
  await client.signIn('dana@coppermesa.example');
  let onReceived: (at: number) => void = () => undefined;
  const echo = openEchoOfPriya(world, () => onReceived(performance.now()));
  await vi.waitFor(() => expect(hasSubscribers(world, `private-App.Models.User.${priya}`)).toBe(true));
  const delays: number[] = [];
  const branch = { phone: '9285550100', address_line: '1 Main St', city: 'Yuma', state: 'AZ', zip: '85364' };
  for (let nth = 0; nth < times; nth += 1) {
    const arrival = new Promise<number>((settle) => (onReceived = settle));
    const answer = createBranch({ ...branch, name: `Yuma ${nth}`, 'serving_area_ids[]': [1] });
    const [arrived, answered] = await Promise.all([arrival, answer.then(() => performance.now())]);
    delays.push(arrived - answered);
  }
  echo.close();
  const title = 'A push, median ms from the answer of the write until the handler of another client runs';
  expect(reportLimits(title, [{ name: 'new branch', value: median(delays), limit }])).toBe(true);
});

function openEchoOfPriya(world: World, onPush: () => void) {
  const userData = JSON.stringify({ id: String(priya) });
  const sign: Signatures = {
    channel: (socketId, channel) => Promise.resolve({ auth: world.pusher.signChannel({ socketId, channel }) }),
    user: (socketId) => Promise.resolve({ auth: world.pusher.signUser({ socketId, userData }), user_data: userData }),
  };
  const echo = openEcho({ ...realtimeDefaults, host: 'localhost', port: 3000 }, sign, {
    onStatus: () => undefined,
    onEvent: (_channel, event) => event === 'notification-created' && onPush(),
    onJoined: () => undefined,
    onFailed: () => undefined,
    onTerminated: () => undefined,
  });
  echo.join(`App.Models.User.${priya}`);
  return echo;
}
