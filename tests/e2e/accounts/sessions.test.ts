import type { Page } from '@playwright/test';
import { accountTexts } from '../../../src/features/auth/account/texts';
import { openAs, openDemo, pathIs } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

const boxes = 'Boxes-2027';
const refused = 'Error: Unauthorized user';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Dana Whitfield|Phoenix|Marcus Reed/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('logging out in one tab logs out all tabs of the profile within a second and no other, and Back shows nothing', async ({
  context,
  page,
}) => {
  await openAs(page, 'Dana Whitfield', { scenario: 'empty' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  const [second, other] = [await openWindow(context), await openWindow(context)];
  await openDemo(second, '/company/team');
  await expect(heading(second, 'Team')).toBeVisible();
  await openAs(other, 'Priya Nair', { profile: 'two' });
  await expect(other).toHaveURL(pathIs('/company/activity'));
  await page.getByRole('link', { name: 'Team' }).click();
  await expect(heading(page, 'Team')).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await logOut(page);
  await expect(second).toHaveURL(pathIs('/login'), { timeout: 1000 });
  await reloaded;
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(heading(second, 'Welcome back')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pathIs('/login'));
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Team' })).toBeHidden();
  await other.reload();
  await expect(heading(other, 'Activity')).toBeVisible();
});

test('a session that ends in the middle of a form leads back to it, and what was typed is offered again', async ({
  context,
  page,
  trouble,
}) => {
  trouble.expect(/ 401 /);
  await openDemo(page, '/helper/settings/danger-zone', { as: 'Marcus Reed', scenario: 'empty' });
  await press(page, accountTexts.begin);
  await page.getByRole('textbox', { name: accountTexts.reason }).fill('Moving abroad');

  const second = await openWindow(context);
  await openDemo(second, '/helper/settings/reset-password', { profile: 'two', as: 'Marcus Reed' });
  await second.getByRole('textbox', { name: /^Current password/ }).fill('Moving-2026');
  await second.getByRole('textbox', { name: /^New password/ }).fill(boxes);
  await second.getByRole('textbox', { name: /^Confirm password/ }).fill(boxes);
  await press(second, accountTexts.changePassword);
  await expect(second.getByText(accountTexts.changed).first()).toBeVisible();

  await expect(page).toHaveURL(pathIs('/login'));
  await expect(page.getByText(refused).first()).toBeVisible();
  await logIn(page, 'marcus@helpers.example', boxes);
  await expect(page).toHaveURL(pathIs('/helper/settings/danger-zone'));
  await press(page, accountTexts.begin);
  await press(page, 'Restore');
  await expect(page.getByRole('textbox', { name: accountTexts.reason })).toHaveValue('Moving abroad');

  await logOut(page);
  const question = page.getByRole('alertdialog', { name: 'Log out and lose your unsaved entries?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(second).toHaveURL(pathIs('/helper/settings/reset-password'));
});
