import type { Page } from '@playwright/test';
import { inboxTexts } from '../../mocks/panel/inboxTexts';
import { accountTexts } from '../../src/features/auth/account/texts';
import { resetTexts } from '../../src/features/auth/reset/texts';
import { expectAccessible } from './axe';
import { control, openDemo, pathIs } from './demo';
import { keptText } from './kept';
import { expect, test } from './stage';

const dana = 'dana@coppermesa.example';
const boxes = 'Boxes-2027';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Send code');
  await expect(page.getByRole('textbox', { name: 'Character 1 of 6' })).toBeFocused();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });
    // Each step is held against all rules of accessibility, which takes its time.
    test.slow();

    test('a lost password is replaced with the code of the demo inbox; every step is accessible', async ({
      page,
      trouble,
    }) => {
      trouble.expect(/ 422 /);
      await openDemo(page, '/login');
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      await expect(heading(page, resetTexts.email.title)).toBeVisible();
      await expectAccessible(page);
      await askForCode(page, dana);
      await page.keyboard.type('000000');
      await expect(page.getByRole('group', { name: /^Code/ })).toHaveAccessibleDescription(/4 attempts left/);
      await expectAccessible(page);

      await press(page, /Inbox.*1 new/i);
      const inbox = page.getByRole('dialog', { name: inboxTexts.title });
      await expect(inbox.getByText(inboxTexts.to(dana))).toBeVisible();
      await expectAccessible(page);
      await inbox.getByRole('button', { name: /Copy code/ }).click();
      await expect(inbox.getByRole('button', { name: inboxTexts.copied })).toBeVisible();
      await inbox.getByRole('button', { name: 'Close' }).click();
      await expect(inbox).toBeHidden();
      await page.getByRole('textbox', { name: 'Character 1 of 6' }).click();
      await page.keyboard.press('ControlOrMeta+V');

      await expect(heading(page, resetTexts.password.title)).toBeVisible();
      await page.getByRole('textbox', { name: /^New password/ }).fill('short');
      await press(page, resetTexts.save);
      await expectAccessible(page);
      await page.getByRole('textbox', { name: /^New password/ }).fill(boxes);
      await page.getByRole('textbox', { name: /^Confirm password/ }).fill(boxes);
      await press(page, resetTexts.save);
      await expect(heading(page, resetTexts.done.title)).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('link', { name: resetTexts.logIn }).click();
      await logIn(page, dana, boxes);
      await expect(page).toHaveURL(pathIs('/company/activity'));
    });

    test('the pages of a password and of the end of an account are accessible', async ({ page, trouble }) => {
      trouble.expect(/ 422 /);
      await openDemo(page, '/helper/settings/reset-password', { as: 'Marcus Reed' });
      await page.getByRole('textbox', { name: /^Current password/ }).fill('wrong');
      await page.getByRole('textbox', { name: /^New password/ }).fill(boxes);
      await page.getByRole('textbox', { name: /^Confirm password/ }).fill(boxes);
      await press(page, accountTexts.changePassword);
      await expect(page.getByRole('textbox', { name: /^Current password/ })).toBeFocused();
      await expectAccessible(page);
      await openDemo(page, '/helper/settings/danger-zone');
      await press(page, accountTexts.begin);
      await expect(page.getByRole('heading', { name: accountTexts.sure })).toBeFocused();
      await page.getByRole('textbox', { name: accountTexts.reason }).fill('Moving abroad');
      await expect.poll(() => keptText(page)).toContain('Moving abroad');
      await page.reload();
      await press(page, accountTexts.begin);
      await expect(page.getByText('We kept what you typed.', { exact: true }).first()).toBeVisible();
      await press(page, accountTexts.deleteForGood);
      await expectAccessible(page);
    });
  });
}

test('a reset goes on where it was after a reload, and a code typed wrong five times is locked with a countdown', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ 42[23] /);
  await openDemo(page, '/forgot-password');
  await askForCode(page, dana);
  await page.reload();
  await expect(page.getByText('d***@coppermesa.example', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Resend in 0:\d\d$/)).toBeVisible();
  const [message] = await control(page, 'listMessages', {});
  const wrong = [5, 4, 3, 2, 1, 0].map((digit) => String(digit).repeat(6)).filter((code) => code !== message?.code);
  for (const left of [4, 3, 2, 1]) {
    await page.getByRole('textbox', { name: 'Character 1 of 6' }).click();
    await page.keyboard.type(wrong[left] ?? '');
    await expect(page.getByRole('group', { name: /^Code/ })).toHaveAccessibleDescription(new RegExp(`${left} attempt`));
  }
  await page.getByRole('textbox', { name: 'Character 1 of 6' }).click();
  await page.keyboard.type(wrong[0] ?? '');
  await expect(page.getByText('You can ask for a new code in 9:', { exact: false })).toBeVisible();
});

test('too many wrong sign-ins have to wait, and see for how long', async ({ page, trouble }) => {
  trouble.expect(/ 42[29] /);
  await openDemo(page, '/login');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = page.getByRole('textbox', { name: 'Email' });
    await logIn(page, dana, `wrong-${attempt}`);
    await expect(answer).toHaveAccessibleDescription(/do not match/);
    // The next change takes the refusal away, so that the next one can be awaited.
    await answer.fill('');
    await expect(answer).toHaveAccessibleDescription('Value is required');
  }
  await logIn(page, dana, 'Moving-2026');
  await expect(page.getByText(/^Try again in 0:\d\d$/)).toBeVisible();
});
