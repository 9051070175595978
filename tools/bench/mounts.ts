import type { Browser, CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { areaTexts } from '../../src/features/branch/areas/texts';
import { openSignedIn } from './demo';
import { table, verdict } from './table';

/** How often the map is opened and closed, how many of these are warm-up, and the allowed growth (%). */
const [mounts, warmUp, mostGrowth] = [50, 25, 5] as const;

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

type Kept = { heap: number; listeners: number; canvases: number };

/** Prints the memory that 50 openings of the page with the map leave behind in a Chromium. */
export async function reportMounts(browser: Browser, host: string): Promise<void> {
  const page = await openSignedIn(browser, host, 'Dana Whitfield');
  const lost = watchContexts(page);
  const session = await page.context().newCDPSession(page);
  await openAndLeave(page, warmUp);
  const before = await measureKept(page, session);
  await openAndLeave(page, mounts);
  const after = await measureKept(page, session);
  print(before, after, lost());
}

/** Chromium prints this on the console when a page holds too many WebGL contexts. */
function watchContexts(page: Page): () => number {
  let count = 0;
  page.on('console', (message) => {
    if (/WebGL contexts/i.test(message.text())) count += 1;
  });
  return () => count;
}

async function openAndLeave(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.getByRole('link', { name: 'Branch', exact: true }).click();
    await page.locator(`[aria-label="${areaTexts.map}"][data-map="ready"]`).waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Activity/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
  }
}

async function measureKept(page: Page, session: CDPSession): Promise<Kept> {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  const canvases = await page.locator('canvas').count();
  return { heap: await measureHeap(session), listeners, canvases };
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

function print(before: Kept, after: Kept, lost: number): void {
  const row = (name: string, was: number, is: number) => {
    const growth = (100 * (is - was)) / was;
    return [name, was, is, growth.toFixed(1), mostGrowth, verdict(growth, mostGrowth)];
  };
  console.log(`\nThe map opened and left ${mounts} times, after ${warmUp}, once the garbage is collected\n`);
  const rows = [
    row('heap, kB', Math.round(before.heap / 1024), Math.round(after.heap / 1024)),
    row('listeners', before.listeners, after.listeners),
  ];
  console.log(table([['', 'before', 'after', 'growth %', 'at most', ''], ...rows]));
  console.log(`${after.canvases} canvases left, ${lost} WebGL contexts given up by Chromium`);
}
