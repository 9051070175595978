import type { Page } from '@playwright/test';
import { inboxTexts } from '../../../mocks/demo/panel/inboxTexts';
import { accountTexts, resetTexts } from '../../../src/features/auth/account/texts';
import { expectAccessible, widths } from '../kit/axe';
import { openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';
import { readStoredDrafts } from '../kit/storedDrafts';

const dana = 'dana@coppermesa.example';
const boxes = 'Boxes-2027';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function requestCode(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Send code');
  await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Each step is checked at both widths, which takes a while. */
const expectStepAccessible = (page: Page) => expectAccessible(page, widths.desktop, widths.phone);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a lost password is replaced with the code of the demo inbox, also over a reload', async ({ page, trouble }) => {
  trouble.expect(/ 422 /);
  await openDemo(page, '/login', { scenario: 'empty' });
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(heading(page, resetTexts.email.title)).toBeVisible();
  await requestCode(page, dana);
  await page.reload();
  await expect(page.getByText('dana@coppermesa.example', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Resend in 0:\d\d$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
  await page.keyboard.type('000000');
  await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/4 attempts left/);
  await expectStepAccessible(page);

  await press(page, /Inbox.*1 new/i);
  const inbox = page.getByRole('dialog', { name: inboxTexts.title });
  await expect(inbox.getByText(inboxTexts.to(dana))).toBeVisible();
  await expectStepAccessible(page);
  await inbox.getByRole('button', { name: /Copy code/ }).click();
  await expect(inbox.getByRole('button', { name: inboxTexts.copied })).toBeVisible();
  await inbox.getByRole('button', { name: 'Close' }).click();
  await expect(inbox).toBeHidden();
  await page.getByRole('textbox', { name: /^Code/ }).click();
  await page.keyboard.press('ControlOrMeta+V');

  await expect(heading(page, resetTexts.password.title)).toBeVisible();
  await page.getByRole('textbox', { name: /^New password/ }).fill('short');
  await press(page, resetTexts.save);
  await expectStepAccessible(page);
  await page.getByRole('textbox', { name: /^New password/ }).fill(boxes);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(boxes);
  await press(page, resetTexts.save);
  await expect(heading(page, resetTexts.done.title)).toBeFocused();
  await expectStepAccessible(page);
  await page.getByRole('link', { name: resetTexts.logIn }).click();
  await logIn(page, dana, boxes);
  await expect(page).toHaveURL(pathIs('/company/activity'));
});

test('a wrong password and a reload on the pages of an account lose nothing typed', async ({ page, trouble }) => {
  trouble.expect(/ 422 /);
  await openDemo(page, '/helper/settings/reset-password', { as: 'Marcus Reed', scenario: 'empty' });
  await page.getByRole('textbox', { name: /^Current password/ }).fill('wrong');
  await page.getByRole('textbox', { name: /^New password/ }).fill(boxes);
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill(boxes);
  await press(page, accountTexts.changePassword);
  await expect(page.getByRole('textbox', { name: /^Current password/ })).toBeFocused();
  await expectStepAccessible(page);
  await openDemo(page, '/helper/settings/danger-zone');
  await press(page, accountTexts.begin);
  await expect(page.getByRole('heading', { name: accountTexts.sure })).toBeFocused();
  await page.getByRole('textbox', { name: accountTexts.reason }).fill('Moving abroad');
  await expect.poll(() => readStoredDrafts(page)).toContain('Moving abroad');
  await page.reload();
  await press(page, accountTexts.begin);
  await expect(page.getByText('We kept your entries.', { exact: true }).first()).toBeVisible();
  await press(page, accountTexts.deleteForGood);
  await expectStepAccessible(page);
});
