import { addresses } from './addresses';
import { activityRows, pathIs, signInByChip } from './demo';
import { expect, test } from './stage';

const base = new URL(addresses.subPath).pathname;

test('the demo in a folder of a plain static host: signing in, a deep link and a reload', async ({ page }) => {
  await signInByChip(page, 'Dana Whitfield', { host: addresses.subPath });
  await expect(page).toHaveURL(pathIs(`${base}/company/activity`));
  await expect(activityRows(page).first()).toBeVisible();
  await page.goto(`${addresses.subPath}/company/team/drivers?tab=1`);
  await expect(page).toHaveURL(pathIs(`${base}/company/team/drivers`));
  await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(page.getByRole('link', { name: /^Drivers/ })).toHaveAttribute('aria-current', 'page');
});
