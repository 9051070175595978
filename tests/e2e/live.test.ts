import { activityRows, callAs, control, flagstaff, openAs, openDemo, pathIs, signInByChip } from './demo';
import { expect, test } from './stage';

test('what one tab does arrives in the other by itself', async ({ context, page: dana }) => {
  const priya = await context.newPage();
  await openAs(dana, 'Dana Whitfield', { seat: 'dana' });
  await openAs(priya, 'Priya Nair', { seat: 'priya' });
  await expect(activityRows(priya).first()).toBeVisible();
  expect(await callAs(dana, 'dana', { path: '/company-branches', form: flagstaff })).toBe(201);
  await expect(activityRows(priya).first()).toContainText('Flagstaff');
  await priya.getByRole('banner').getByRole('button', { name: 'Priya Nair' }).click();
  await expect(priya.getByRole('menuitem', { name: /Flagstaff/ })).toBeVisible();
});

test('activities of simulated people arrive on top and are counted', async ({ page }) => {
  await openAs(page, 'Priya Nair');
  await expect(page.getByRole('tab', { name: /Unread/ })).toContainText('12');
  await control(page, 'beat', { times: 12 });
  await expect(page.getByRole('tab', { name: /Unread/ })).not.toContainText('12');
});

test('of two quick branch switches the second wins', async ({ page }) => {
  await openAs(page, 'Dana Whitfield', { faults: 'getNotifications:slow=400' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Dana Whitfield' });
  await menu.click();
  await page.getByRole('menuitem', { name: /Tucson/ }).click();
  await menu.click();
  await page.getByRole('menuitem', { name: /Las Vegas/ }).click();
  await expect(menu).toContainText('Las Vegas');
  await expect(page.getByRole('tab', { name: /Unread/ })).toContainText('4');
  await expect(activityRows(page).first()).toBeVisible();
  await page.reload();
  await expect(menu).toContainText('Las Vegas');
});

test('logging out in one tab signs out the seat, and only the seat', async ({ context, page: first }) => {
  const [second, other] = [await context.newPage(), await context.newPage()];
  await signInByChip(first, 'Dana Whitfield', { seat: 'shared' });
  await expect(activityRows(first).first()).toBeVisible();
  await openDemo(second, '/company/team', { seat: 'shared' });
  await expect(second.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await signInByChip(other, 'Marcus Reed', { seat: 'marcus' });
  await expect(other).toHaveURL(pathIs('/helper/job'));
  await first.getByRole('banner').getByRole('button', { name: 'Dana Whitfield' }).click();
  const reloaded = first.waitForEvent('load');
  await first.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(first).toHaveURL(pathIs('/login'));
  await expect(second).toHaveURL(pathIs('/login'), { timeout: 1000 });
  await reloaded;
  await first.goBack();
  await expect(activityRows(first)).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(pathIs('/helper/job'));
});
