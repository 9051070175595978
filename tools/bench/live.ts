import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../steps';
import { table } from './table';

type Spread = { median: number; p95: number };

/** The results of live.measured.ts; times are milliseconds. */
export type LiveResults = {
  events: { count: number; perSecond: number };
  delivery: { writes: number; fromCall: Spread; afterAnswer: Spread };
};

/**
 * Prints how fast the product's client handles events, and how soon another client sees a write. False when it fails.
 */
export async function reportLive(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'live.json');
  const { ok, output } = await runStep({
    name: 'live',
    command: ['vitest', 'run', '--config', 'tools/bench/vitest.config.ts', 'tools/bench/live.measured.ts'],
    env: { BENCH_RESULTS: file },
  });
  if (ok) print(JSON.parse(readFileSync(file, 'utf8')) as LiveResults);
  else console.log(`\n${output}`);
  rmSync(folder, { recursive: true });
  return ok;
}

function print({ events, delivery }: LiveResults): void {
  console.log('\nThe live client (pusher-js, laravel-echo, saga, reaction, cache), in Node with happy-dom\n');
  console.log(`${events.count} events: ${events.perSecond.toFixed(0)} events per second from frame to cached feed`);
  const row = (name: string, { median, p95 }: Spread) => [name, median.toFixed(1), p95.toFixed(1)];
  console.log(`\nA write received by another client, ms, ${delivery.writes} writes\n`);
  console.log(
    table([
      ['until its handler runs', 'median', '95 %'],
      row('since the write was called', delivery.fromCall),
      row('since the write was answered', delivery.afterAnswer),
    ]),
  );
}
