import type { Page } from '@playwright/test';
import { openDemo, pathIs } from './demo';
import { expect, test } from './stage';

const dana = 'dana@coppermesa.example';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

for (const [provider, name] of [
  ['google', 'Google'],
  ['apple', 'Apple'],
] as const) {
  const toConsent = async (page: Page) => {
    await openDemo(page, '/login');
    await press(page, `Log In with ${name}`);
    await expect(heading(page, `Pretend ${name} sign-in`)).toBeVisible();
  };
  const expectFailure = async (page: Page) => {
    if (provider === 'apple') {
      await expect(page.getByRole('alert').getByText('Login Failed')).toBeVisible();
      await expect(page.getByText(/For further help, reach out to our support team\.$/)).toBeVisible();
    } else {
      await expect(page.getByText(/^Login attempt unsuccessful.*connection is stable$/)).toBeVisible();
      await expect(page).toHaveURL(pathIs('/login'));
    }
    expect(page.url()).not.toMatch(/code|state/);
  };

  test(`${name} signs in whom it knows, and Back does not send the code again`, async ({ page }) => {
    await toConsent(page);
    await press(page, dana);
    await expect(page).toHaveURL(pathIs('/company/activity'));
    await expect(page.getByText("You're in. Welcome back to your account 🎉").first()).toBeVisible();
    await page.goBack();
    await expect(heading(page, `Pretend ${name} sign-in`)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(pathIs('/company/activity'));
  });

  test(`${name} can fail in every way, and each is told`, async ({ page, trouble }) => {
    trouble.expect(/ 422 /);
    await toConsent(page);
    await press(page, 'Cancel');
    await expectFailure(page);
    await toConsent(page);
    await press(page, 'Allow, but the code fails');
    await expectFailure(page);
    await page.goto(page.url().replace(/\/[^/]*$/, `/authorization-${provider}`));
    await expectFailure(page);
  });

  test(`a way back from ${name} that this tab did not ask for is not believed`, async ({ page }) => {
    await toConsent(page);
    const address = new URL(page.url());
    address.searchParams.set('state', 'of-somebody-else');
    await page.goto(address.href);
    await press(page, dana);
    await expectFailure(page);
  });
}
