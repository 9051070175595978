import { defineConfig } from '@playwright/test';
import { chromiumPath, launchArguments } from './tools/chromium';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** Journeys that take longest. They start first, so that all workers end together. */
const long = /\/(accessibility|stories|start)\.test\.ts$/;

/** The journeys; `npm run e2e` builds and serves what they need and names the addresses (tests/e2e/kit/addresses.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.test.ts',
  outputDir: 'test-results/e2e',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  forbidOnly: process.env['CI'] !== undefined,
  // These end what hangs. A busy machine needs several times what a quiet one does.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    timezoneId: 'America/Phoenix',
    locale: 'en-US',
    // Nothing here is about movement, and every click would wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeps hundreds of files on a first visit; tests about that allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: launchArguments },
  },
});
