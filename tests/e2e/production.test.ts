import { addresses } from './kit/addresses';
import { activityRows, flagstaff, pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

/*
 * The production build under its content security policy, against the fake over real HTTP and WebSocket, from another
 * origin.
 */

test('a refused and a right password over real HTTP, and the live feed over real sockets', async ({
  page,
  trouble,
}) => {
  trouble.expect(/answer: 422/);
  await page.goto(`${addresses.production}/company/activity`);
  await expect(page).toHaveURL(pathIs('/login'));
  // This build does not contain the demo's people.
  await expect(page.getByText('Dana Whitfield')).toHaveCount(0);
  await page.getByLabel('Email').fill('priya@coppermesa.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('These credentials do not match our records.')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Password' }).fill('Moving-2026');
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => payload.includes('subscription_succeeded')),
    );
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await expect(activityRows(page).first()).toBeVisible();
  await subscribed;

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.sort()).toEqual(['activeBranchId', 'token', 'userData']);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...flagstaff, name: `Flagstaff ${Date.now() % 100_000}` }))
    form.append(name, value);
  const dana = await signInOverHttp('dana@coppermesa.example');
  const created = await fetch(`${addresses.server}/api/company-branches`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${dana}` },
    body: form,
  });
  expect(created.status).toBe(201);
  expect(token).not.toBe(dana);
  await expect(activityRows(page).filter({ hasText: 'Flagstaff' }).first()).toBeVisible();
});

async function signInOverHttp(email: string): Promise<string> {
  const answer = await fetch(`${addresses.server}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Moving-2026' }),
  });
  const body = (await answer.json()) as { data: { access_token: string } };
  return body.data.access_token;
}
