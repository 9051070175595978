import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { jsonAs } from '../tests/e2e/kit/world';
import { chromiumPath, launchArguments } from './chromium';
import { freePort } from './e2e/freePort';
import { serveFolder } from './e2e/staticHost';
import { repository, runSteps } from './checks/steps';

/** Builds and serves the demo, or takes one that is built, and opens a Chromium for `act`. Undefined if the build fails. */
export async function withDemo<Result>(
  built: string | undefined,
  act: (browser: Browser, host: string) => Promise<Result>,
): Promise<Result | undefined> {
  const folder = built === undefined ? await buildDemo() : resolve(built);
  if (folder === undefined) return undefined;
  const port = await freePort();
  const server = await serveFolder({ folder, missing: '404.html' }, port);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  try {
    return await act(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.close().closeAllConnections();
  }
}

async function buildDemo(): Promise<string | undefined> {
  const folder = join(repository, 'test-results/builds/demo');
  const command = ['vite', 'build', '--config', 'vite.demo.config.ts', '--outDir', folder, '--emptyOutDir'] as const;
  const [outcome] = await runSteps([{ name: 'demo build', command }]);
  return outcome?.ok ? folder : undefined;
}

const profile = 'tool';

/** The address of a page of the demo, without simulated people. `as` signs a person in. */
export function toAddress(host: string, path: string, options: Record<string, string> = {}): string {
  return `${host}/?${new URLSearchParams({ path, profile, simulation: 'off', ...options })}`;
}

/** Calls the API as the person of the page: a GET, or a POST of `body`. The data of the answer; undefined if refused. */
export async function callApi(page: Page, path: string, body?: object): Promise<unknown> {
  return (await jsonAs(page, profile, { method: body ? 'POST' : 'GET', path, body })).data;
}
