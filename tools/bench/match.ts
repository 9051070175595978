import { OrderStatus } from '../../src/generated/model/codes';
import { manyHelpers } from '../../tests/kit/market';
import { type Cell, median, table, verdict } from './table';
import { openWorld, request, signIn } from './timings';

const helpers = 10_000;
/** Milliseconds of processor time to match a need with the market. */
const target = 50;
const times = 20;

/** Prints the processor time of a match with a large market. */
export async function reportMatch(): Promise<void> {
  console.log(`\nThe fake provider: ms of processor time to match a need with ${helpers} helpers\n`);
  const world = openWorld('standard');
  manyHelpers(world, helpers);
  const token = await signIn(world);
  const order = world.tables.order
    .by('branch', 1)
    .find(({ status, starts_at }) => status === OrderStatus.notFormed && starts_at > world.now());
  const body = JSON.stringify({ order_id: order?.id, radius_miles: 25 });
  const measured: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const began = process.cpuUsage();
    const answer = await world.fetch(request('/company-outsource/match', token, { method: 'POST', body }));
    const { user, system } = process.cpuUsage(began);
    if (answer.status !== 200) throw new Error(`A match was answered with ${answer.status}`);
    measured.push((user + system) / 1000);
  }
  world.close();
  const first = measured[0] ?? Number.NaN;
  const rows: Cell[][] = [
    ['need', 'first', 'median', 'at most', ''],
    [
      'an order with open slots',
      first.toFixed(2),
      median(measured).toFixed(2),
      target,
      verdict(median(measured), target),
    ],
  ];
  console.log(table(rows));
}
