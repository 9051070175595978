import type { BrowserContext, Response } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { texts } from '#platform/ui/texts';
import { panelTexts } from '../../mocks/demo/panel/texts';
import { addresses } from './kit/addresses';
import { farDay, inviteTo, placeOrder } from './kit/crewDay';
import { activityRows, callAs, flagstaff, pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

const hosts = [
  { host: addresses.preview, where: 'at the root of a host with a 404.html (npm run preview:demo)' },
  { host: addresses.fallbackSubPath, where: 'in a folder of a host that answers anything with index.html' },
];

/** Files that the pages requested and got a page instead: a fallback answers everything with 200. */
function pagesForFiles(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('response', (response) => {
    if (isFile(response) && response.headers()['content-type']?.startsWith('text/html')) found.push(response.url());
  });
  return found;
}

const isFile = (response: Response) =>
  !response.request().isNavigationRequest() && response.request().method() === 'GET';

for (const { host, where } of hosts) {
  test(`the demo ${where}: an unknown address, signing in, a deep link, a reload and a second tab`, async ({
    context,
    page,
    trouble,
  }) => {
    const base = new URL(host).pathname.replace(/\/$/, '');
    const wrong = pagesForFiles(context);
    // A host with a 404.html answers 404 for each folder that is tried.
    if (host === addresses.preview) trouble.expect(/answer: 404 .*\/assets\//);
    await page.goto(`${host}/no/such/page?profile=one&simulation=off`);
    await expect(page).toHaveURL(`${host}/login`);
    await page.getByRole('button', { name: 'Dana Whitfield' }).click();
    await expect(page).toHaveURL(pathIs(`${base}/company/activity`));
    await expect(activityRows(page).first()).toBeVisible();

    await page.goto(`${host}/company/team/drivers?tab=1`);
    await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');
    await expect(page).toHaveURL(`${host}/company/team/drivers?tab=1`);
    await page.reload();
    await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');

    // Scripts name the font and the worker.
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ family }) => family.includes('Inter Variable')).map(({ status }) => status),
      );
    await expect.poll(fonts).toEqual(['loaded']);
    await page.goto(`${host}/company/activity`);
    await expect(activityRows(page).first()).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${host}/company/branch?profile=one`);
    expect(await callAs(other, 'one', { path: '/company-branches', form: flagstaff })).toBe(201);
    await expect(activityRows(page).filter({ hasText: 'Flagstaff' }).first()).toBeVisible();
    expect(wrong).toEqual([]);
  });
}

test.describe('after the first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the demo starts in a folder without a network, and one side sees what the other does', async ({
    context,
    page,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto(`${addresses.subPath}/?path=/demo`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    const office = page.frameLocator('iframe[title^="Office, "]');
    await expect(office.getByRole('heading', { name: 'Activity' })).toBeVisible();
    const { orderId, number } = await placeOrder(page, farDay(), [[PositionCode.helper, 1]], 'stage-desktop');
    await inviteTo(page, orderId, PositionCode.helper, ['Marcus'], 'stage-desktop');
    const phone = page.frameLocator('iframe[title^="Phone, "]');
    await phone.getByRole('button', { name: `Accept job ${number}` }).click();
    await expect(office.getByText(`Job ${number} is fully crewed`).first()).toBeVisible();
    await expect(office.getByText(texts.offline)).toBeHidden();
    await page.goto(`${addresses.subPath}/login`);
    await expect(page.getByRole('link', { name: panelTexts.stage })).toBeVisible();
  });
});
