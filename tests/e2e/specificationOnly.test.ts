import type { Page } from '@playwright/test';
import { addresses } from './kit/addresses';
import { pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

/*
 * The production build against a provider with the calls and parameters of the specification only, and those few that
 * are required. It answers all others like Laravel: 404 with a message.
 */

test.beforeEach(({ trouble }) => trouble.expect(/answer: 404 \S+\/api\//));

const broken = /NaN|undefined|Invalid Date|can’t be shown|couldn’t be|Couldn’t|could not be found|[Tt]ry again/;

const pages = {
  'dana@coppermesa.example': [
    'activity',
    'job/not-formed',
    'job/formed',
    'job/history',
    'job/create',
    'calendar',
    'team',
    'team/requested',
    'team/create',
    'branch',
  ],
  'marcus@helpers.example': [
    'job/company/new',
    'job/company/accepted',
    'calendar',
    'settings/personal-info',
    'settings/role',
    'settings/work-settings',
    'settings/your-rating',
    'settings/danger-zone',
  ],
};

for (const [email, paths] of Object.entries(pages)) {
  test(`the pages of ${email} do without the calls that are missing`, async ({ page }) => {
    const area = email.startsWith('dana') ? 'company' : 'helper';
    await signIn(page, email);
    for (const path of paths) {
      await page.goto(`${addresses.specification}/${area}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('body').innerText(), path).not.toMatch(broken);
    }
  });
}

test('pages that consist of missing calls say so in one sentence, and nothing leads there', async ({ page }) => {
  await signIn(page, 'dana@coppermesa.example');
  for (const path of ['job/outsourcing', 'settings/subscription']) {
    await page.goto(`${addresses.specification}/company/${path}`);
    await expect(page.getByText('This page isn’t available here.')).toBeVisible();
  }
  await page.goto(`${addresses.specification}/company/job/formed`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Find AI|Outsourcing/ })).toHaveCount(0);
});

test('a company invites a person, and a helper accepts an invitation', async ({ page, browser, trouble }) => {
  await signIn(page, 'dana@coppermesa.example');
  await page.goto(`${addresses.specification}/company/job/not-formed`);
  await page.getByRole('link', { name: 'Add crew' }).first().click();
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Invite/ }).click();
  await expect(page).toHaveURL(/\/company\/job\/team-edit\//);
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  trouble.watch(context);
  const phone = await context.newPage();
  await signIn(phone, 'marcus@helpers.example');
  await phone
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(phone.getByText(/You’re on the crew|Accepted/).first()).toBeVisible();
  await context.close();
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${addresses.specification}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(pathIs('/login'));
}
