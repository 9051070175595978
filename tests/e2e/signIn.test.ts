import { loginTexts } from '../../src/features/auth/login/texts';
import { openDemo, signInByChip } from './demo';
import { expect, test } from './stage';

const companyMenu = ['Activity', 'Find AI', 'Job', 'Calendar', 'Team', 'Branch'];
const helperMenu = ['Job', 'Calendar', 'Settings'];

const landings = [
  { name: 'Dana Whitfield', path: '/company/activity', title: 'Activity', menu: companyMenu },
  { name: 'Priya Nair', path: '/company/activity', title: 'Activity', menu: companyMenu },
  { name: 'Luis Ortega', path: '/company/activity', title: 'Activity', menu: companyMenu },
  { name: 'Hank Boyd', path: '/company/activity', title: 'Activity', menu: ['Activity'] },
  { name: 'Marcus Reed', path: '/helper/job', title: 'Job', menu: helperMenu },
  { name: 'Sofia Delgado', path: '/helper/job', title: 'Job', menu: helperMenu },
  { name: 'Tyrell Banks', path: '/helper/job', title: 'Job', menu: helperMenu },
  { name: 'Ethan Cole', path: '/helper/job', title: 'Job', menu: helperMenu },
] as const;

for (const { name, path, title, menu } of landings) {
  test(`${name} signs in with one tap and lands on ${path}`, async ({ page }) => {
    await signInByChip(page, name);
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(entries).toHaveText(menu.map((entry) => new RegExp(`${entry}$`)));
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  });
}

test('Dana signs in with her e-mail and password', async ({ page }) => {
  await openDemo(page, '/login');
  await page.getByLabel(loginTexts.email).fill('dana@coppermesa.example');
  await page.getByRole('textbox', { name: loginTexts.password }).fill('Moving-2026');
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(page.getByText("You're in. Welcome back to your account 🎉").first()).toBeVisible();
});

test('a wrong password is told on the page and once in a toast, and nothing typed is lost', async ({ page }) => {
  await openDemo(page, '/login');
  await page.getByLabel(loginTexts.email).fill('dana@coppermesa.example');
  await page.getByRole('textbox', { name: loginTexts.password }).fill('Moving-2027');
  await page.getByRole('button', { name: loginTexts.submit, exact: true }).click();
  const refusal = page.getByText('These credentials do not match our records.');
  await expect(refusal).toHaveCount(2);
  await expect(page.getByLabel(loginTexts.email)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(loginTexts.email)).toHaveValue('dana@coppermesa.example');
  await expect(page).toHaveURL(/\/login/);
});
