import type { Page } from '@playwright/test';
import { texts } from '#platform/ui/texts';
import { addresses } from './kit/addresses';
import { pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

/* The production build without its service worker. The demo's provider needs no network. */

/** Opens a page, then disconnects the network. */
async function openAndGoOffline(page: Page, path: string): Promise<void> {
  await page.goto(`${addresses.production}/login`);
  if (path !== '/login') {
    await page.getByRole('textbox', { name: /^Email/ }).fill('dana@coppermesa.example');
    await page.getByRole('textbox', { name: /^Password/ }).fill('Moving-2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    // The heading of the login is there until the page is.
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  }
  await expect(page).toHaveURL(pathIs(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** The first action on each page that needs code which is not loaded yet. */
const firstActions = {
  '/login': async (page: Page) => page.getByRole('link', { name: 'Forgot Password?' }).click(),
  '/company/activity': async (page: Page) => page.getByRole('link', { name: 'Team', exact: true }).click(),
};

for (const [path, act] of Object.entries(firstActions)) {
  test(`offline on ${path}: the page stays, says so, and goes on when the network is back`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(
      /ERR_INTERNET_DISCONNECTED|Worker failed to load|Unable to preload CSS|Failed to fetch dynamically imported module/,
    );
    await openAndGoOffline(page, path);
    await act(page);
    // A part of the page that is left may say so too, below the outline of the next page.
    const offline = page.getByText(texts.offlineTitle, { exact: true }).filter({ visible: true });
    await expect(page.getByRole('main').getByText(texts.offline)).toBeVisible();
    await expect(offline).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('main').getByText(texts.backOnline, { exact: true })).toBeVisible();
    await expect(offline).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
