import type { Page } from '@playwright/test';
import { expectAccessible, widths } from '../kit/axe';
import { control, openDemo, pathIs } from '../kit/demo';
import { fillCompany, fillPassword } from '../kit/signUp';
import { expect, test } from '../kit/stage';
import { readStoredDrafts } from '../kit/storedDrafts';

/** The code in the newest message the provider would have sent. */
async function newestCode(page: Page): Promise<string> {
  const [newest] = await control(page, 'listMessages', {});
  return newest?.code ?? '';
}

async function sendEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function verifyEmail(page: Page, email: string): Promise<void> {
  await sendEmail(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
  await page.keyboard.type(await newestCode(page));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Each step is checked at both widths, which takes a while. */
const expectStepAccessible = (page: Page) => expectAccessible(page, widths.desktop, widths.phone);

test('a moving company joins, over two reloads, and is led to its first branch', async ({ page, trouble }) => {
  // A static host answers a deep link with its 404 page, which redirects.
  trouble.expect(/ 422 |answer: 404 .*\/sign-up\//);
  await openDemo(page, '/sign-up', { scenario: 'empty' });
  await expect(heading(page, 'Sign up')).toBeVisible();
  await page.getByRole('link', { name: 'Continue: Join as a moving company' }).click();
  await sendEmail(page, 'dana@coppermesa.example');
  await expect(page.getByRole('link', { name: 'Log in with this email instead' })).toBeVisible();
  await expectStepAccessible(page);

  await sendEmail(page, 'nora@drycreek.example');
  await expect(heading(page, 'Check your email')).toBeVisible();
  await expect(page.getByText('nora@drycreek.example', { exact: true })).toBeVisible();
  const code = await newestCode(page);
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(
    'The code is incorrect. 4 attempts left.',
  );
  await expectStepAccessible(page);
  await page.reload();
  await expect(page.getByText(/^Resend in 0:\d\d$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Code/ })).toBeFocused();
  await page.keyboard.type(code);

  await expect(heading(page, 'About your company')).toBeFocused();
  await page.getByRole('button', { name: 'Create company account' }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeFocused();
  await expectStepAccessible(page);
  await fillCompany(page);
  await expect.poll(() => readStoredDrafts(page)).toContain('6025550177');
  expect(await readStoredDrafts(page)).not.toContain('Moving-2026');
  await page.reload();
  await expect(page.getByText('We kept your entries, except the password.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Dry Creek Movers');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('2');
  await expect(page.getByLabel('Password', { exact: false }).first()).toHaveValue('');
  await fillPassword(page);
  await page.getByRole('button', { name: 'Terms summary' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms summary' })).toBeVisible();
  await expectStepAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('I agree to the terms of service').click();
  await page.getByRole('button', { name: 'Create company account' }).click();

  await expect(heading(page, 'You’re all set, Nora')).toBeVisible();
  await expectStepAccessible(page);
  await page.getByRole('button', { name: 'Add your first branch' }).click();
  await expect(page).toHaveURL(pathIs('/company/branch'));
});

test('a helper joins and lands on the jobs', async ({ page }) => {
  await openDemo(page, '/sign-up/helper', { scenario: 'empty' });
  await verifyEmail(page, 'ethan.new@helpers.example');
  await expect(heading(page, 'About you')).toBeFocused();
  await expectStepAccessible(page);
  await fillHelper(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(heading(page, 'What you do and where')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Helper', exact: false }).first().check();
  for (const area of ['Tempe, AZ', 'Mesa, AZ']) {
    await page.getByRole('combobox', { name: 'Where do you want to work?' }).fill(area.slice(0, 4));
    await page.getByRole('option', { name: area }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
  }
  await page.getByRole('textbox', { name: 'Hourly rate' }).fill('22.50');
  await expectStepAccessible(page);
  await page.getByRole('button', { name: 'Become a helper' }).click();
  await expect(page).toHaveURL(pathIs('/helper/job'));
  await expect(page.getByText('Welcome to Crewboard, Ethan!').first()).toBeVisible();
});

async function fillHelper(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ethan');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Cole');
  await page.getByRole('textbox', { name: 'Phone' }).fill('4805550188');
  await page.getByRole('textbox', { name: 'Date of birth' }).pressSequentially('04172001');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('85281');
  await fillPassword(page);
  await page.getByText('I agree to the terms of service').click();
}
