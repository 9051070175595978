import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import '../../tests/kit/texts/allEnglish';
import type { ControlName, Controls } from '../../mocks/bridge/messages';
import { panelTexts } from '../../mocks/panel/texts';
import { chromiumPath, launchArguments } from '../chromium';
import { freePort } from '../e2e/freePort';
import { serveFolder } from '../e2e/staticHost';
import { runStep } from '../steps';

/** The demo profile of the measurements. */
export const profile = 'bench';

/** Prints its numbers; false when one is over its limit. */
type Measure = (browser: Browser, host: string) => Promise<unknown>;

/**
 * Builds and serves the demo, or takes the one in `built`, and runs each measurement with a Chromium and the demo's
 * address. False when the build fails or a measurement is over its limit.
 */
export async function inBuiltDemo(measures: readonly Measure[], built?: string) {
  if (built !== undefined) return measureAll(resolve(built), measures);
  const folder = mkdtempSync(join(tmpdir(), 'bench-demo-'));
  try {
    const { ok, output } = await runStep({
      name: 'demo build',
      command: ['vite', 'build', '--config', 'vite.demo.config.ts', '--outDir', folder, '--emptyOutDir'],
    });
    if (ok) return await measureAll(folder, measures);
    console.log(`\n${output}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** False when a measurement is over its limit. */
async function measureAll(folder: string, measures: readonly Measure[]): Promise<boolean> {
  let isWithin = true;
  for (const measure of measures) if ((await inChromium(folder, measure)) === false) isWithin = false;
  return isWithin;
}

async function inChromium(folder: string, measure: Measure): Promise<unknown> {
  const port = await freePort();
  const server = await serveFolder({ folder, missing: 'index.html' }, port);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  try {
    return await measure(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** A desktop page of the demo with a signed-in user and no simulated people. */
export async function openSignedIn(browser: Browser, host: string, name: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${host}/?${new URLSearchParams({ path: '/login', profile, pulse: 'off' })}`);
  await page.getByRole('region', { name: panelTexts.title }).getByRole('button', { name }).click();
  await page.waitForURL(/activity/);
  return page;
}

/** Requests from the world of the demo what no user can request. */
export async function control<Name extends ControlName>(
  page: Page,
  name: Name,
  args: Controls[Name]['args'],
): Promise<Controls[Name]['result']> {
  return page.evaluate(
    async ([wanted, given]) => {
      const world = await globalThis.demoWorld;
      if (!world) throw new Error('This page has no world');
      return world.control(wanted, given);
    },
    [name, args] as const,
  );
}
