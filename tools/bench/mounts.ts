import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { pause } from '../../src/platform/lib/pause';
import { areaTexts } from '../../src/features/branch/areas/texts';
import { control, openSignedIn } from './demo';
import { type Cell, table, verdict } from './table';

/** The allowed growth of heap and listeners (%). */
const mostGrowth = 5;

/** Milliseconds for a page on a busy machine. */
const patience = 120_000;

/** Milliseconds in which a busy page answers some of its calls. */
const settling = 3000;

/** A WebSocket that ends without a close frame, as a lost network does. */
const lostNetwork = 1006;

/** The part of V8's heap snapshot that is read here. */
const snapshotShape = z.object({
  snapshot: z.object({
    meta: z.object({
      node_fields: z.array(z.string()),
      node_types: z.array(z.union([z.array(z.string()), z.string()])),
    }),
  }),
  nodes: z.array(z.number()),
});

type Kept = { heap: number; listeners: number };

type Journey = {
  name: string;
  /** Repetitions that are measured, and those before. */
  times: number;
  warmUp: number;
  /** Opens what is measured and leaves it; ends on the activities. */
  run: (page: Page) => Promise<unknown>;
};

const journeys: readonly Journey[] = [
  { name: 'map opened and left', times: 50, warmUp: 25, run: openMap },
  { name: 'calendar opened and left', times: 50, warmUp: 25, run: openCalendar },
  { name: 'socket lost and opened', times: 50, warmUp: 10, run: reopenSocket },
  { name: 'page changed', times: 200, warmUp: 60, run: changePage() },
  { name: 'events of 100', times: 10, warmUp: 4, run: receiveEvents },
];

/** Prints the memory that repeated work leaves behind in a Chromium. */
export async function reportMounts(browser: Browser, host: string): Promise<void> {
  const page = await openSignedIn(browser, host, 'Dana Whitfield');
  page.setDefaultTimeout(patience);
  const lost = watchContexts(page);
  const session = await page.context().newCDPSession(page);
  const rows: Cell[][] = [];
  for (const { name, times, warmUp, run } of journeys) {
    await repeat(warmUp, () => run(page));
    const before = await measureSettled(session);
    await repeat(times, () => run(page));
    const after = await measureSettled(session);
    const kB = (bytes: number) => Math.round(bytes / 1024);
    rows.push(toRow(`${name} ${times} times: heap, kB`, kB(before.heap), kB(after.heap)));
    rows.push(toRow('listeners', before.listeners, after.listeners));
  }
  console.log('\nWhat repeated work leaves behind, once the garbage is collected\n');
  console.log(table([['', 'before', 'after', 'growth %', 'at most', ''], ...rows]));
  console.log(`${await page.locator('canvas').count()} canvases left, ${lost()} WebGL contexts given up by Chromium`);
}

/** Chromium prints this on the console when a page holds too many WebGL contexts. */
function watchContexts(page: Page): () => number {
  let count = 0;
  page.on('console', (message) => {
    if (/WebGL contexts/i.test(message.text())) count += 1;
  });
  return () => count;
}

async function repeat(times: number, run: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await run();
}

const follow = (page: Page, name: string | RegExp) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
    .click();

async function leave(page: Page): Promise<void> {
  await follow(page, /Activity/);
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
}

async function openMap(page: Page): Promise<void> {
  await follow(page, 'Branch');
  await page.locator(`[aria-label="${areaTexts.map}"][data-map="ready"]`).waitFor();
  await leave(page);
}

async function openCalendar(page: Page): Promise<void> {
  await follow(page, /^Calendar/);
  await page.locator('.rbc-time-view').waitFor();
  await leave(page);
}

/** Loses the network, and waits until a channel is joined again. */
async function reopenSocket(page: Page): Promise<void> {
  const joined = page.evaluate(
    () =>
      new Promise<void>((settle) => {
        const { fetch } = globalThis;
        globalThis.fetch = (input, init) => {
          const response = fetch(input, init);
          if (typeof input === 'string' && input.includes('/broadcasting/auth')) {
            globalThis.fetch = fetch;
            void response.finally(settle);
          }
          return response;
        };
      }),
  );
  await control(page, 'dropSockets', { code: lostNetwork });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await joined;
}

/** Leads to one page after the other, and back to the activities. */
function changePage(): Journey['run'] {
  const names = [/^Jobs?\b/, /^Team/, /Activity/, /^Calendar/];
  let at = 0;
  return async (page) => {
    await follow(page, names[at % names.length] ?? '');
    await page.getByRole('heading', { level: 1 }).waitFor();
    at += 1;
  };
}

/** A hundred things that happen to the company, pushed to its open list. */
async function receiveEvents(page: Page): Promise<void> {
  await control(page, 'beat', { times: 100 });
}

/** Measures when the page has caught up: its calls hold listeners until they are answered. */
async function measureSettled(session: CDPSession): Promise<Kept> {
  let kept = await measureKept(session);
  for (let last = Infinity; kept.listeners < last;) {
    last = kept.listeners;
    await pause(settling);
    kept = await measureKept(session);
  }
  return kept;
}

async function measureKept(session: CDPSession): Promise<Kept> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  return { heap: await measureHeap(session), listeners };
}

/** Bytes on the heap without machine code, which grows by itself as code is optimized. */
async function measureHeap(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = snapshotShape.parse(JSON.parse(chunks.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type]?.indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size] ?? 0;
  return bytes;
}

function toRow(name: string, before: number, after: number): Cell[] {
  const growth = (100 * (after - before)) / before;
  return [name, before, after, growth.toFixed(1), mostGrowth, verdict(growth, mostGrowth)];
}
