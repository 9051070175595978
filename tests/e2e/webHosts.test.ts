import { chromiumPath, launchArguments } from '../../tools/chromium';
import { publish } from '../../tools/publish';
import { addresses, publication } from './kit/addresses';
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

for (const [name, host] of Object.entries({ nginx: addresses.nginx, Caddy: addresses.caddy })) {
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

    await page.getByLabel('Email').fill('priya@coppermesa.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
    const subscribed = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded')),
      );
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(activityRows(page).first()).toBeVisible();
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
}

test.describe('a new version', () => {
  test('leaves an open tab the files of the version before', async ({ page }) => {
    await page.goto(`${addresses.nginx}/login`);
    await page.getByLabel('Email').fill('priya@coppermesa.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(activityRows(page).first()).toBeVisible();
    publish(publication.next, publication.site);
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('button', { name: /^Job #/ }).first()).toBeVisible();
  });
});
