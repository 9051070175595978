import { searchTexts } from '../../src/features/search/texts';
import { shellTexts } from '../../src/app/shell/texts';
import { expectAccessible } from './axe';
import { openDemo } from './demo';
import { expect, test } from './stage';

/* The search from any page: `/`, a few letters, Enter. */

for (const path of ['/company/activity', '/company/job/formed', '/company/team']) {
  test(`from ${path} the keyboard alone leads to a person and to an order`, async ({ page }) => {
    await openDemo(page, path, { as: 'Dana Whitfield' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.getByRole('combobox', { name: shellTexts.search });
    const list = page.getByRole('listbox', { name: searchTexts.results });
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(list).toBeVisible();
    await page.keyboard.type('reed marcus');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('option')).toHaveText([/Marcus Reed/]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/team\/edit\/\d+$/);
    await expect(list).toBeHidden();
    await expect(field).not.toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: /Marcus Reed/ })).toBeVisible();

    await page.keyboard.press('/');
    const order = list.getByRole('group', { name: searchTexts.kind.order }).getByRole('option').first();
    const number = /#(\d+)/.exec((await order.textContent()) ?? '')?.[1] ?? '';
    await page.keyboard.type(`#${number}`);
    await page.keyboard.press('Enter');
    await expect(list.locator('mark').first()).toHaveText(`#${number}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/company/job/details/${number}$`));
  });
}

test('the open search is accessible, on a desktop and a phone', async ({ page }) => {
  await openDemo(page, '/company/activity', { as: 'Dana Whitfield' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox', { name: searchTexts.results })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: shellTexts.search }).click();
  await expect(page.getByRole('combobox', { name: shellTexts.search })).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});
