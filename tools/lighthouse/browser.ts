import { type BrowserContext, chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, launchArguments } from '../chromium';

const locale = 'en-US';
const timezoneId = 'America/Phoenix';

/** Runs `act` with the folder of an empty profile: nothing is cached, stored or signed in. */
export async function withProfile<Result>(act: (profile: string) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    return await act(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs `act` with a Chromium that Playwright drives. */
export async function inChromium<Result>(
  profile: string,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...launchArguments],
    viewport: null,
    locale,
    timezoneId,
  });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

/** Runs `act` with the port of a Chromium that nothing else is attached to: it would take time from the page. */
export async function withPort<Result>(profile: string, act: (port: number) => Promise<Result>): Promise<Result> {
  const chrome = await launch({
    chromePath: chromiumPath(),
    userDataDir: profile,
    chromeFlags: [...launchArguments, `--lang=${locale}`],
    envVars: { ...process.env, TZ: timezoneId },
    logLevel: 'error',
  });
  try {
    return await act(chrome.port);
  } finally {
    chrome.kill();
  }
}

/** Puts what the app stores after a sign-in into the browser, from a page of the host that does not run the app. */
export async function store(context: BrowserContext, host: string, values: Record<string, string>): Promise<void> {
  // Another product may answer with its app, which would then be on the device.
  if (Object.keys(values).length === 0) return;
  const page = await context.newPage();
  await page.goto(`${host}/favicon.svg`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(values),
  );
  await page.close();
}
