import type { Page } from '@playwright/test';
import { consentTexts } from '../../../mocks/hosts/consentTexts';
import { openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

const dana = 'dana@coppermesa.example';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function toConsent(page: Page, provider: 'google' | 'apple'): Promise<void> {
  await openDemo(page, '/login');
  await press(page, `Log In with ${provider === 'google' ? 'Google' : 'Apple'}`);
  await expect(heading(page, consentTexts.title(provider))).toBeVisible();
}

test('Google signs in a known person, Back does not send the code again, and a canceled sign-in says so', async ({
  page,
}) => {
  await toConsent(page, 'google');
  await press(page, 'Cancel');
  await expect(page.getByText(/^Login attempt unsuccessful.*connection is stable$/)).toBeVisible();
  await expect(page).toHaveURL(pathIs('/login'));
  expect(page.url()).not.toMatch(/code|state/);

  await toConsent(page, 'google');
  await press(page, dana);
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await expect(page.getByText("You're in. Welcome back to your account 🎉").first()).toBeVisible();
  await page.goBack();
  await expect(heading(page, consentTexts.title('google'))).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(pathIs('/company/activity'));
});

test('Apple: a failed code and a state of another tab are refused; someone new goes on to sign up', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ 422 |answer: 404 .*\/(consent|authorization-apple)/);
  const expectFailure = async () => {
    await expect(page.getByRole('alert').getByText('Login Failed')).toBeVisible();
    expect(page.url()).not.toMatch(/code|state/);
  };
  await toConsent(page, 'apple');
  await press(page, 'Allow, but the code fails');
  await expectFailure();

  await toConsent(page, 'apple');
  const address = new URL(page.url());
  address.searchParams.set('state', 'of-somebody-else');
  await page.goto(address.href);
  await press(page, dana);
  await expectFailure();

  await toConsent(page, 'apple');
  await page.getByRole('textbox', { name: consentTexts.email }).fill('nora@drycreek.example');
  await page.getByRole('textbox', { name: consentTexts.firstName }).fill('Nora');
  await page.getByRole('textbox', { name: consentTexts.lastName }).fill('Castle');
  await page.getByRole('button', { name: consentTexts.allow, exact: true }).click();
  await expect(heading(page, 'Sign up')).toBeVisible();
  await page.getByRole('link', { name: 'Continue: Become a helper' }).click();
  await expect(heading(page, 'About you')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
});
