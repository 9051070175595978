import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import '../../mocks/hosts/server/library';
import { createWorld } from '../../mocks/createWorld';
import { serve } from '../../mocks/hosts/server/world';
import { type Flood, floods } from './floodSender';
import { table, verdict } from './table';

/** Milliseconds that others may wait for a turn of the event loop. */
const limit = 50;

/**
 * The server while someone unknown floods it: the longest turn of its event loop, which everyone else waits for. Measured
 * as the processor's time, so that other programs on this machine do not count.
 */
export async function reportFloods(): Promise<boolean> {
  const world = createWorld({ scenario: 'standard' });
  const { port, wsPort, close } = await serve(world, { port: 0, wsPort: 0 });
  const sender = new Worker(new URL('floodSender.ts', import.meta.url), { workerData: { port, wsPort } });
  const turns = watchTurns();
  const rows = [];
  for (const flood of floods) {
    await send(sender, flood);
    turns.takeLongest();
    await send(sender, flood);
    const ms = turns.takeLongest();
    rows.push([flood, ms.toFixed(0), limit, verdict(ms, limit)]);
  }
  turns.stop();
  await sender.terminate();
  await close();
  world.close();
  console.log('\nLongest turn of the server during a flood, ms of the processor\n');
  console.log(table([['', 'ms', 'at most', ''], ...rows]));
  return !rows.flat().includes('OVER');
}

async function send(sender: Worker, flood: Flood): Promise<void> {
  sender.postMessage(flood, []);
  await once(sender, 'message');
}

function watchTurns() {
  let [longest, before] = [0, process.threadCpuUsage()];
  let next = setImmediate(function turn() {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    next = setImmediate(turn);
  });
  return {
    /** Milliseconds of the longest turn since the last call. */
    takeLongest: () => {
      const found = longest;
      longest = 0;
      return found;
    },
    stop: () => clearImmediate(next),
  };
}
