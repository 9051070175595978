import { type Browser, chromium, type Page } from '@playwright/test';
import { jsonAs } from '../tests/e2e/kit/world';
import { buildDemo } from './builds/builds';
import { chromiumPath, launchArguments } from './chromium';
import { serveFolder } from './e2e/staticHost';

/** Builds and serves the demo and opens a Chromium for `act`. */
export async function withDemo<Result>(act: (browser: Browser, host: string) => Promise<Result>): Promise<Result> {
  const { address, close } = await serveFolder({ folder: await buildDemo(), missing: '404.html' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: launchArguments });
  try {
    return await act(browser, address);
  } finally {
    await browser.close();
    close();
  }
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
