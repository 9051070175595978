import type { Page } from '@playwright/test';
import { addresses } from './kit/addresses';
import { expect, test } from './kit/stage';

test.use({ serviceWorkers: 'allow' });

/** The production build with its service worker. */
async function openWithWorker(page: Page): Promise<void> {
  await page.goto(`${addresses.production}/login`);
  // The worker keeps all files before it is active, and takes over the page that registered it.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

test('the app can be installed', async ({ page }) => {
  await openWithWorker(page);
  const devTools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // A test window is private, and a private window installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([]);
});

test('it opens without a network, at any path, and loads pages it has not shown before', async ({ page, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  await openWithWorker(page);
  await page.context().setOffline(true);
  await page.goto(`${addresses.production}/sign-up`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${addresses.production}/login`);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
});

test('the worker answers for the app only', async ({ page, trouble }) => {
  trouble.expect(/answer: 401/);
  await openWithWorker(page);
  const cached = await page.evaluate(async (server) => {
    await fetch(`${server}/api/plans`);
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat();
  }, addresses.server);
  expect(cached.length).toBeGreaterThan(100);
  expect(cached.filter((url) => !url.startsWith(addresses.production))).toEqual([]);
  expect(cached.filter((url) => /engine|maplibre/.test(url))).toEqual([]);
});
