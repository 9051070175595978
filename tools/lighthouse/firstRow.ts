import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { inChromium, store, withProfile } from './browser';

declare global {
  /** Called in a measured page. */
  var firstRowShown: ((at: number) => void) | undefined;
}

/** A mid-range phone over a poor line. */
const latencyMs = 150;
const bytesPerSecond = 1.6e6 / 8;
const slowdown = 4;
const timeoutMs = 60_000;

type Visit = { host: string; path: string; row: string; stored: Record<string, string>; isSecond: boolean };

/** Seconds until the first row of a page is on screen, under throttling. */
export function measureFirstRow({ host, path, row, stored, isSecond }: Visit): Promise<number> {
  return withProfile((profile) =>
    inChromium(profile, (context) => measureIn(context, { host, path, row, stored, isSecond })),
  );
}

async function measureIn(context: BrowserContext, { host, path, row, stored, isSecond }: Visit): Promise<number> {
  await store(context, host, stored);
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  if (isSecond) await visitFully(page, host + path, row);
  await throttle(await context.newCDPSession(page));
  const { promise: shown, resolve } = Promise.withResolvers<number>();
  await page.exposeFunction('firstRowShown', resolve);
  await page.addInitScript(recordFirstRow, row);
  await page.goto(host + path, { waitUntil: 'commit', timeout: timeoutMs });
  const at = await Promise.race([shown, pause(timeoutMs)]);
  if (at === undefined) throw new Error(`${path} shows no ${row}`);
  return at / 1000;
}

/** Percent of the loaded scripts that have run when the first row is on screen. Counting takes a visit of its own. */
export function measureExecuted({ host, path, row, stored }: Omit<Visit, 'isSecond'>): Promise<number> {
  return withProfile((profile) =>
    inChromium(profile, async (context) => {
      await store(context, host, stored);
      const page = await context.newPage();
      await page.coverage.startJSCoverage();
      await page.goto(host + path);
      await page.locator(row).first().waitFor({ timeout: timeoutMs });
      const scripts = await page.coverage.stopJSCoverage();
      const executed = scripts.map(({ source = '', functions }) => countExecuted(source, functions));
      return (100 * sum(executed)) / sum(scripts.map(({ source = '' }) => source.length));
    }),
  );
}

type Range = { startOffset: number; endOffset: number; count: number };

/** Characters of a script that have run. A range says it for all of itself that no smaller one is about. */
function countExecuted(source: string, functions: readonly { ranges: readonly Range[] }[]): number {
  const getLength = ({ startOffset, endOffset }: Range) => endOffset - startOffset;
  const ranges = functions.flatMap((each) => each.ranges).sort((a, b) => getLength(b) - getLength(a));
  const hasRun = new Uint8Array(source.length);
  for (const { startOffset, endOffset, count } of ranges) hasRun.fill(Math.sign(count), startOffset, endOffset);
  return sum(hasRun);
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** A visit without throttling, until the files are on the device and the answers were kept. */
export async function visitFully(page: Page, address: string, row: string): Promise<void> {
  await page.goto(address);
  await page.locator(row).first().waitFor({ timeout: timeoutMs });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page, so it has no named functions inside: tsx would wrap them. */
function recordFirstRow(selector: string): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => globalThis.firstRowShown?.(performance.now())));
  }).observe(document, { childList: true, subtree: true });
}
