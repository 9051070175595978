import { loginTexts } from '../../../src/features/auth/login/texts';
import { openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

test('a protected page leads to the login, a wrong password loses nothing typed, the right one leads back', async ({
  page,
}) => {
  await openDemo(page, '/company/team/drivers', { scenario: 'empty' });
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.has('return'));
  const email = page.getByLabel(loginTexts.email);
  const password = page.getByRole('textbox', { name: loginTexts.password });
  await email.fill('dana@coppermesa.example');
  await password.fill('Moving-2027');
  await page.keyboard.press('Enter');
  await expect(page.getByText('These credentials do not match our records.')).toHaveCount(1);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('dana@coppermesa.example');
  await password.fill('Moving-2026');
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click();
  await expect(page).toHaveURL(pathIs('/company/team/drivers'));
  await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText("You're in. Welcome back to your account 🎉").first()).toBeVisible();
});
