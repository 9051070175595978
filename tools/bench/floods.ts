import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { startProvider } from '../e2e/provider';
import { type Flood, floods } from './floodSender';
import { type Limited, reportLimits } from './limits';

/** Milliseconds that others may wait for a turn of the event loop. */
const limit = 50;

/**
 * The server while someone unknown floods it: the longest turn of its event loop, which everyone else waits for. Measured
 * as the processor's time, so that other programs on this machine do not count.
 */
export async function reportFloods(): Promise<boolean> {
  const { port, wsPort, close } = await startProvider();
  const sender = new Worker(new URL('floodSender.ts', import.meta.url), { workerData: { port, wsPort } });
  const turns = watchTurns();
  const rows: Limited[] = [];
  for (const flood of floods) {
    await send(sender, flood);
    turns.takeLongest();
    await send(sender, flood);
    rows.push({ name: flood, value: turns.takeLongest(), limit });
  }
  turns.stop();
  await sender.terminate();
  await close();
  return reportLimits('Longest turn of the server during a flood, ms of the processor', rows);
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
