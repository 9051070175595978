import { openAs, openDemo, pathIs } from './demo';
import { expect, test } from './stage';

test('a protected page leads to the login and, signed in, back to itself', async ({ page }) => {
  await openDemo(page, '/company/team/drivers');
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.has('return'));
  await page.getByLabel('Email').fill('dana@coppermesa.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(pathIs('/company/team/drivers'));
  await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');
});

test('a return path elsewhere is not followed', async ({ page }) => {
  await openDemo(page, '/login?return=https%3A%2F%2Fevil.example%2F');
  await page.getByLabel('Email').fill('marcus@helpers.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(pathIs('/helper/job'));
});

const redirects = [
  { name: 'Marcus Reed', from: '/company/team', to: '/helper/job' },
  { name: 'Marcus Reed', from: '/login', to: '/helper/job' },
  { name: 'Priya Nair', from: '/helper/calendar', to: '/company/activity' },
  { name: 'Priya Nair', from: '/no/such/page', to: '/company/activity' },
  { name: 'Priya Nair', from: '/company/settings', to: '/company/settings/subscription' },
  { name: 'Luis Ortega', from: '/helper/settings', to: '/helper/settings/personal-info' },
] as const;

for (const { name, from, to } of redirects) {
  test(`${name} asking for ${from} is led to ${to}`, async ({ page }) => {
    await openAs(page, name);
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
    await openDemo(page, from);
    await expect(page).toHaveURL(pathIs(to));
  });
}

test('Hank is told who can give him access', async ({ page }) => {
  await openAs(page, 'Hank Boyd');
  await expect(
    page.getByText(
      'You do not have any branches to manage! To get started as a Manager, Company owner should give you access.',
    ),
  ).toBeVisible();
});

test('a manager goes over to the helper side and back', async ({ page }) => {
  await openAs(page, 'Luis Ortega');
  await page.getByRole('banner').getByRole('button', { name: 'Luis Ortega' }).click();
  await page.getByRole('menuitemradio', { name: 'Helper' }).click();
  await expect(page).toHaveURL(pathIs('/helper/job'));
  await page.getByRole('banner').getByRole('button', { name: 'Luis Ortega' }).click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await expect(page).toHaveURL(pathIs('/company/activity'));
});
