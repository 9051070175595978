import { expect, test, vi } from 'vitest';
import { openCrowd } from '../../../../tests/kit/sockets/crowd';

// Thousands of timers run one after the other, and each waits for the event loop of a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

const size = 200;

async function calmCrowd(seed = 7) {
  const crowd = openCrowd(size, seed);
  await crowd.pass(30_000);
  expect(crowd.joins).toHaveLength(size);
  return crowd;
}

/** The greatest share of these moments that lies within one second. */
function densestSecond(moments: readonly number[]): number {
  const counts = moments.map((start) => moments.filter((at) => at >= start && at < start + 1000).length);
  return Math.max(...counts) / moments.length;
}

test.each([3, 7, 77])(
  'after a minute without a server all clients are back within 30 s, spread over many seconds (%i)',
  async (seed) => {
    const { attempts, joins, pass, loseServerFor } = await calmCrowd(seed);
    await loseServerFor(60_000);
    const back = Date.now();
    await pass(30_000);
    expect(joins).toHaveLength(size);
    expect(densestSecond(attempts)).toBeLessThanOrEqual(0.1);
    expect(densestSecond(attempts.filter((at) => at >= back))).toBeLessThanOrEqual(0.15);
  },
);

test.each([500, 1000, 3000])('after %i ms without a server all clients are back within 5 s', async (awayMs) => {
  const { joins, pass, loseServerFor } = await calmCrowd();
  await loseServerFor(awayMs);
  await pass(5000);
  expect(joins).toHaveLength(size);
});

test('all clients are back right away when something shows that the server works', async () => {
  const { server, hubs, pass, loseServerFor } = await calmCrowd();
  await loseServerFor(60_000);
  await pass(500);
  for (const hub of hubs) hub.wake();
  await pass(1000);
  for (const hub of hubs) hub.wake();
  await pass(50);
  expect(server.socketCount()).toBe(size);
});
