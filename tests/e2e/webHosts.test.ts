import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, launchArguments } from '../../tools/chromium';
import { publish } from '../../tools/publish';
import { webHosts } from './kit/addresses';
import { activityRows, pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

/*
 * The production build behind nginx and Caddy with the configurations of deploy/: HTTPS, HTTP/2, compressed files, the
 * security policy, a path of the host, and the provider on the same host.
 */

test.use({
  ignoreHTTPSErrors: true,
  // Also for the service worker.
  launchOptions: { executablePath: chromiumPath(), args: [...launchArguments, '--ignore-certificate-errors'] },
});

for (const [name, { url: host, site, next }] of Object.entries(webHosts)) {
  test(`a team works behind ${name}, with the settings of its environment`, async ({ page }) => {
    const document = await page.goto(`${host}/company/activity`);
    await expect(page).toHaveURL(pathIs('/login'));
    await expect(page).toHaveTitle(/Haul & Co/);
    await expect(page.getByRole('button', { name: 'Log In with Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log In with Apple' })).toHaveCount(0);
    const headers = document?.headers() ?? {};
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const protocol = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming ? entry.nextHopProtocol : undefined;
    });
    expect(protocol).toBe('h2');

    const subscribed = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded')),
      );
    await signIn(page);
    await subscribed;

    await page.goto(`${host}/company/team/drivers`);
    await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');
    await page.goto(`${host}/crew/company/team/drivers`);
    await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');
  });

  test(`${name} says that a missing file is missing, and hides source maps and lists`, async ({ request }) => {
    const [, script = ''] = /src="([^"]+)"/.exec(await (await request.get(`${host}/`)).text()) ?? [];
    const statuses: Record<string, number> = {
      [script]: 200,
      // It is published beside the script.
      [`${script}.map`]: 404,
      '/assets/none-12345678.js': 404,
      '/.published': 404,
      '/crew/assets/none.js': 404,
    };
    for (const [path, status] of Object.entries(statuses)) {
      expect((await request.get(host + path)).status(), path).toBe(status);
    }
  });

  test(`${name} passes a file of 10 MB on to the provider`, async ({ request }) => {
    const file = { name: 'stairs.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024) };
    const answer = await request.post(`${host}/api/company-branches/1/order-files`, { multipart: { file } });
    // It is the provider that asks for a token.
    expect([answer.status(), await answer.json()]).toMatchObject([401, { success: false }]);
  });

  test(`a new version behind ${name} leaves an open tab its files, and offers others a reload`, async ({
    page,
    browser,
    trouble,
  }) => {
    await page.goto(`${host}/login`);
    await signIn(page);
    // The page of a device that keeps the app's files.
    const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'allow' });
    trouble.watch(context);
    const installed = await context.newPage();
    await installed.goto(`${host}/login`);
    await signIn(installed);
    await installed.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // Its name differs between versions.
    const script = installed.locator('head script[src]').first();
    const before = (await script.getAttribute('src')) ?? '';
    publish(next, site);

    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname));
    // The calendar's files are there already: they load while nothing else does.
    await page.getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('link', { name: /^Drivers/ })).toBeVisible();
    expect(loaded.filter((path) => path.startsWith('/assets/') && !existsSync(join(next, path)))).not.toEqual([]);

    // As when a person comes back to the tab.
    await installed.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(installed.getByText('A new version of Haul & Co is ready.')).toBeVisible();
    await installed.getByRole('button', { name: 'Reload' }).click();
    await expect(script).not.toHaveAttribute('src', before);
    await expect(activityRows(installed).first()).toBeVisible();
    await context.close();
  });
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('priya@coppermesa.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(activityRows(page).first()).toBeVisible();
}
