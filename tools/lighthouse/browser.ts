import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumPath, launchArguments } from '../chromium';
import { freePort } from '../e2e/freePort';

/** A Chromium with an empty profile that Lighthouse can reach at `port`. */
export type Chromium = { context: BrowserContext; port: number };

/** Runs `act` with a new Chromium: nothing is cached, stored or signed in. */
export async function withChromium<Result>(act: (chromium: Chromium) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
    viewport: null,
    locale: 'en-US',
    timezoneId: 'America/Phoenix',
  });
  try {
    return await act({ context, port });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Puts what the app stores after a sign-in into the browser, from a page of the host that does not run the app. */
export async function store(context: BrowserContext, host: string, values: Record<string, string>): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${host}/favicon.svg`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(values),
  );
  await page.close();
}
