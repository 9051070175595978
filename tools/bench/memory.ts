import type { Browser, CDPSession, Page } from '@playwright/test';
import { control } from '../../tests/e2e/kit/world';
import { type Limited, reportLimits } from './limits';
import { openSignedIn } from './pages';

/** The allowed growth of heap and listeners (%). */
const mostGrowth = 5;
/** Milliseconds for a page on a busy machine. */
const timeoutMs = 120_000;
/** Milliseconds for timers of the page and late answers; the page has no sign of the last one. */
const settlingMs = 3000;
/** A WebSocket that ends without a close frame, as a lost network does. */
const lostNetwork = 1006;

type Journey = {
  name: string;
  /** Repetitions that are measured, and those before. */
  times: number;
  warmUp: number;
  run: (page: Page, nth: number) => Promise<unknown>;
};

const journeys: readonly Journey[] = [
  { name: 'map opened and left', times: 50, warmUp: 25, run: (page) => visit(page, 'Branch', '[data-map="ready"]') },
  {
    name: 'calendar opened and left',
    times: 50,
    warmUp: 25,
    run: (page) => visit(page, /^Calendar/, '.rbc-time-view'),
  },
  { name: 'socket lost and opened', times: 50, warmUp: 10, run: reopenSocket },
  { name: 'page changed', times: 200, warmUp: 60, run: changePage },
  { name: 'events of 100', times: 10, warmUp: 4, run: (page) => control(page, 'beat', { times: 100 }) },
];

/** Memory that repeated work leaves in Chromium after a garbage collection. */
export async function reportMemory(browser: Browser, host: string): Promise<boolean> {
  const page = await openSignedIn(browser, host);
  page.setDefaultTimeout(timeoutMs);
  let lostContexts = 0;
  page.on('console', (message) => {
    if (/WebGL contexts/i.test(message.text())) lostContexts += 1;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const rows: Limited[] = [];
  for (const { name, times, warmUp, run } of journeys) {
    for (let nth = 0; nth < warmUp; nth += 1) await run(page, nth);
    const before = await measureHeap(page, session);
    for (let nth = 0; nth < times; nth += 1) await run(page, nth);
    const after = await measureHeap(page, session);
    for (const part of ['heap', 'listeners'] as const) {
      const growth = (100 * (after[part] - before[part])) / before[part];
      rows.push({ name: `${name} ${times} times: ${part}, from ${before[part]}`, value: growth, limit: mostGrowth });
    }
  }
  const isWithin = reportLimits('Growth of the heap (kB) and of the listeners by repeated work, %', rows);
  const canvases = await page.locator('canvas').count();
  console.log(`${canvases} canvases left, ${lostContexts} WebGL contexts given up by Chromium`);
  return isWithin && lostContexts === 0;
}

async function follow(page: Page, name: string | RegExp): Promise<void> {
  const links = page.getByRole('navigation').getByRole('link', { name, exact: typeof name === 'string' });
  await links.first().click();
}

async function visit(page: Page, name: string | RegExp, shows: string): Promise<void> {
  await follow(page, name);
  await page.locator(shows).first().waitFor();
  await follow(page, /Activity/);
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
}

/** Leads to one page after the other, and back to the activities. */
async function changePage(page: Page, nth: number): Promise<void> {
  await follow(page, [/^Jobs?\b/, /^Team/, /^Calendar/, /Activity/][nth % 4] ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
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

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/** Listeners, and kB on the heap without machine code, which grows as the engine optimizes code. */
async function measureHeap(page: Page, session: CDPSession): Promise<{ heap: number; listeners: number }> {
  let listeners = Number.MAX_VALUE;
  // Calls hold listeners until they are answered, and a busy page answers some late.
  for (let last = Infinity; listeners < last;) {
    last = listeners;
    await page.waitForTimeout(settlingMs);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  }
  const chunks: string[] = [];
  const collect = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, code] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size] ?? 0;
  return { heap: Math.round(bytes / 1024), listeners };
}
