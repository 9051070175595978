import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { activityRows, openAs, openDemo } from './demo';
import { expect, test } from './stage';

/** Nothing an automatic check can find, at a desk, on a phone and on the narrowest one. */
const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

async function clean(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

for (const viewport of widths) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('login, also with errors', async ({ page }) => {
      await openDemo(page, '/login');
      await clean(page);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByText('Value is required').first()).toBeVisible();
      await clean(page);
    });

    test('activity: the list, a chosen one, no branches', async ({ page }) => {
      await openAs(page, 'Dana Whitfield');
      await expect(activityRows(page).first()).toBeVisible();
      await clean(page);
      await activityRows(page).first().getByRole('button').click();
      await expect(page.getByRole('article')).toBeVisible();
      await clean(page);
    });

    test('activity: empty, failed, forbidden', async ({ page }) => {
      await openAs(page, 'Dana Whitfield', { scenario: 'empty' });
      await expect(page.getByText('Nothing has happened yet')).toBeVisible();
      await clean(page);
      await openDemo(page, '/company/activity', { scenario: 'empty', faults: 'getNotifications:500' });
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await clean(page);
      await openDemo(page, '/company/activity', { scenario: 'empty', faults: 'getNotifications:403' });
      await expect(page.getByText('Ask the company owner for access.').first()).toBeVisible();
      await clean(page);
    });

    test('the helper side and its menu', async ({ page }) => {
      await openAs(page, 'Marcus Reed');
      await expect(page.getByRole('heading', { level: 1, name: 'Job' })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Marcus Reed' }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
      await clean(page);
    });

    test('the menu or drawer of the company side', async ({ page }) => {
      await openAs(page, 'Luis Ortega');
      await expect(activityRows(page).first()).toBeVisible();
      const isPhone = viewport.width < 960;
      await page
        .getByRole('banner')
        .getByRole('button', { name: isPhone ? 'Menu' : 'Luis Ortega' })
        .click();
      await expect(isPhone ? page.getByRole('dialog') : page.getByRole('menu')).toBeVisible();
      await clean(page);
    });
  });
}
