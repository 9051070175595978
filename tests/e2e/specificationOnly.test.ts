import type { Page } from '@playwright/test';
import { addresses } from './kit/addresses';
import { pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

/*
 * The production build against a provider with the calls, parameters, fields and events of the specification only. It
 * answers all other calls like Laravel: 404 with a message.
 */

test.beforeEach(({ trouble }) => trouble.expect(/answer: 404 \S+\/api\//));

const broken = /NaN|undefined|Invalid Date|can’t be shown|couldn’t be|Couldn’t|could not be found|[Tt]ry again/;

/** Pages of the specification, with a text that its fields give them. */
const companyPages = {
  activity: /job #\d+/,
  'job/not-formed': /, AZ/,
  'job/formed': /, AZ/,
  'job/history': /, AZ/,
  'job/create': 'Add new job',
  calendar: /, AZ/,
  team: 'Team',
  'team/create': 'Add member',
  'team/requested': 'Requested',
  branch: 'Phoenix',
};
const helperPages = {
  job: 'doesn’t list',
  calendar: 'doesn’t list',
  'settings/personal-info': 'Personal info',
  'settings/role': 'Your role',
  'settings/work-settings': 'Work settings',
  'settings/your-rating': 'Your rating',
  'settings/danger-zone': 'Danger zone',
};

const people = [
  ['owner', 'dana@coppermesa.example', 'company', companyPages, 1440],
  ['manager', 'luis@coppermesa.example', 'company', companyPages, 390],
  ['helper', 'marcus@helpers.example', 'helper', helperPages, 390],
] as const;

for (const [role, email, area, pages, width] of people) {
  test(`every page opens for the ${role} at ${width} px, with what the specification names`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, email);
    for (const [path, text] of Object.entries(pages)) {
      await page.goto(`${addresses.specification}/${area}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('body'), path).toContainText(text);
      expect(await page.locator('body').innerText(), path).not.toMatch(broken);
      await expect(page.locator('[data-message]'), path).toHaveCount(0);
    }
  });
}

test('a page that consists of missing calls says so in one sentence, and Find AI stays in the sidebar', async ({
  page,
}) => {
  await signIn(page, 'dana@coppermesa.example');
  for (const path of ['job/outsourcing', 'settings/subscription']) {
    await page.goto(`${addresses.specification}/company/${path}`);
    await expect(page.getByText('This page isn’t available here.')).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find AI' })).toBeVisible();
});

test('a company goes from a job to the people it can invite', async ({ page }) => {
  await signIn(page, 'dana@coppermesa.example');
  await page.goto(`${addresses.specification}/company/job/not-formed`);
  const jobs = page.getByRole('link', { name: 'Add crew' });
  await expect(jobs.first()).toBeVisible();
  await jobs.first().click();
  await expect(page).toHaveURL(/\/company\/job\/team-add\/\d+/);
  await expect(jobs).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(broken);
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${addresses.specification}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).not.toHaveURL(pathIs('/login'));
  // The welcome goes.
  await expect(page.locator('[data-message]')).toHaveCount(0);
}
