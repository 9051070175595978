import { shellTexts } from '../../../src/app/shell/texts';
import { searchTexts } from '../../../src/features/search/texts';
import { expectAccessible } from '../kit/axe';
import { control, openAs, openDemo } from '../kit/demo';
import { recordRequests, sentRequests } from '../kit/requests';
import { expect, test } from '../kit/stage';

/* The search from any page: `/`, a few letters, Enter. */

test('from any page the keyboard alone leads to a person and to an order', async ({ page }) => {
  await openDemo(page, '/company/job/formed', { as: 'Dana Whitfield' });
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
  await expect(page.getByRole('heading', { level: 1, name: 'Edit member' })).toBeVisible();
  await expect(page.getByText('Marcus Reed').first()).toBeVisible();

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

test('a late answer to an earlier text is never shown', async ({ page }) => {
  await recordRequests(page);
  await openDemo(page, '/company/activity', { as: 'Dana Whitfield' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const options = page.getByRole('listbox', { name: searchTexts.results }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await control(page, 'setFaults', { faults: [{ operation: 'searchBranch', kind: 'slow', ms: 1500 }] });
  const field = page.getByRole('combobox', { name: shellTexts.search });
  await field.fill('marcus');
  await field.press('Enter');
  await control(page, 'setFaults', { faults: [] });
  await field.fill('tyrell banks');
  await field.press('Enter');
  await expect(options).toHaveText([/Tyrell Banks/]);
  const answered = async () =>
    (await sentRequests(page))
      .filter(({ isSettled }) => isSettled)
      .map(({ url }) => new URL(url).searchParams.get('search'));
  // The page drops the earlier call, or its answer comes last.
  await expect.poll(answered).toContain('marcus');
  await expect(options).toHaveText([/Tyrell Banks/]);
});

test('an opened record is offered first next time, until a logout', async ({ page }) => {
  const opened = page.getByRole('group', { name: searchTexts.recentlyOpened });
  const search = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('listbox', { name: searchTexts.results })).toBeVisible();
  };
  await openAs(page, 'Dana Whitfield');
  await search();
  await page.keyboard.type('tyrell banks');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /Tyrell Banks/ }).click();
  await expect(page).toHaveURL(/\/company\/team\/edit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit member' })).toBeFocused();
  await search();
  await expect(opened.getByRole('option')).toHaveText(['Tyrell Banks']);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Dana Whitfield/ })
    .click();
  // The address changes first, then the page is loaded again.
  const isReloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await isReloaded;
  await expect(page).toHaveURL(/\/login$/);
  await openAs(page, 'Dana Whitfield');
  await search();
  await expect(opened).toHaveCount(0);
});

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
