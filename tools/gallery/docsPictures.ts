import type { Browser, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../checks/steps';
import { toAddress } from '../demo';
import { waitUntilSettled } from './settled';
import { type Size, sizes } from './shot';

/* npm run gallery -- --docs: the pictures of README and docs, in docs/pictures. */

type Picture = { name: string; path: string; as?: string; size: Size };

const pictures: readonly Picture[] = [
  { name: 'stage', path: '/demo', size: 'wide' },
  { name: 'company', path: '/company/job/partially-formed', as: 'priya@coppermesa.example', size: 'wide' },
  { name: 'calendar', path: '/company/calendar', as: 'priya@coppermesa.example', size: 'wide' },
  { name: 'find-ai', path: '/company/outsourcing', as: 'priya@coppermesa.example', size: 'wide' },
  { name: 'phone', path: '/helper/job', as: 'marcus@helpers.example', size: 'narrow' },
];

export const docsFolder = join(repository, 'docs/pictures');
/** Percent; texts stay sharp, and a picture is below 100 kB. */
const quality = 80;

export async function takeDocsPictures(browser: Browser, host: string): Promise<void> {
  mkdirSync(docsFolder, { recursive: true });
  for (const picture of pictures) await takePicture(browser, host, picture);
}

async function takePicture(browser: Browser, host: string, { name, path, as, size }: Picture): Promise<void> {
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: size !== 'wide',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'America/Phoenix',
  });
  const page = await context.newPage();
  await page.goto(toAddress(host, path, as === undefined ? {} : { as }));
  if (as === undefined) await waitForFrames(page);
  else await waitUntilSettled(page, { loading: false });
  const devTools = await context.newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(join(docsFolder, `${name}.webp`), Buffer.from(data, 'base64'));
  await context.close();
}

/** The stage is ready when both sides show rows. */
export async function waitForFrames(page: Page): Promise<void> {
  for (const side of ['Office', 'Phone']) {
    await page.frameLocator(`iframe[title^="${side}, "]`).getByRole('main').getByRole('listitem').first().waitFor();
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
