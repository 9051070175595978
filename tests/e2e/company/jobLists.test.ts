import { OrderStatus } from '#generated/model/codes';
import { shellTexts } from '../../../src/app/shell/texts';
import { inviteTexts } from '../../../src/features/jobs/crew/texts';
import { bulkTexts, listTexts, sheetTexts } from '../../../src/features/jobs/list/texts';
import { labels } from '../../../src/features/jobs/orders/parts/labels';
import { cardTexts } from '../../../src/features/jobs/orders/texts';
import { expectAccessible, widths } from '../kit/axe';
import { openDemo } from '../kit/demo';
import { expect, test } from '../kit/stage';

const priya = { profile: 'priya', as: 'Priya Nair' } as const;

test('a dispatcher finds jobs by text and filters, moves by keys, and acts on several', async ({ context, page }) => {
  await openDemo(page, '/company/job/not-formed?sort=soonest', priya);
  const jobs = page.getByRole('article');
  await expect(jobs).toHaveCount(5);

  // Twenty rows at most, all of them on the screen.
  await page.getByRole('button', { name: listTexts.compact }).click();
  await expect(jobs).toHaveCount(14);
  await expect(jobs.last()).toBeInViewport();
  await expectAccessible(page, widths.desktop, widths.phone, widths.narrow);
  await page.reload();
  await expect(jobs).toHaveCount(14);

  // The search keeps the focus, and Back takes it away again.
  const [customer = ''] = (await jobs.first().getByRole('heading').innerText()).toLowerCase().split(' ');
  await page.keyboard.press('f');
  await page.keyboard.type(customer);
  await expect(page).toHaveURL(new RegExp(`search=${customer}`));
  await expect(page.getByLabel(listTexts.search, { exact: true })).toBeFocused();
  // Until the answer is here, the earlier rows stay.
  await expect(page.getByRole('main').getByText(/^\d+ jobs? found$/)).toBeVisible();
  const found = await jobs.count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(14);
  await page.goBack();
  await expect(jobs).toHaveCount(14);
  await page.getByRole('button', { name: listTexts.missing }).click();
  await page.getByRole('menuitemradio', { name: 'Helper' }).click();
  await expect(page).toHaveURL(/missing=3/);
  await page.getByRole('button', { name: listTexts.clearFilters }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(jobs).toHaveCount(14);

  // Keys, and a new tab by a click on the row.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: shellTexts.shortcuts })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: bulkTexts.bar });
  await expect(bar.getByText(bulkTexts.selected(2))).toBeVisible();
  const opened = context.waitForEvent('page');
  await jobs.first().locator('time').click({ button: 'middle' });
  await (await opened).close();

  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: bulkTexts.csv }).click();
  expect((await download).suggestedFilename()).toMatch(/^phoenix-jobs-.*\.csv$/);
  await bar.getByRole('button', { name: bulkTexts.invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').and(page.locator(':enabled')).first().check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Send / }).click();
  await expect(dialog.getByText(inviteTexts.invitedCount(1)).first()).toBeVisible();
  await dialog.getByRole('button', { name: inviteTexts.close }).last().click();

  await page
    .getByRole('checkbox', { name: new RegExp(`^${cardTexts.select('')}`) })
    .first()
    .check();
  await bar.getByRole('button', { name: bulkTexts.print }).click();
  await expect(page.getByText(sheetTexts.jobs(1))).toBeVisible();
  await page.goBack();
  await jobs.first().locator('time').click();
  await expect(page).toHaveURL(/\/company\/job\/details\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Job #\d+ · /);
});

test('compact rows cut no date and no state', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const rows = page.getByRole('article');
  await openDemo(page, '/company/job/formed', { ...priya, scenario: 'longestNames' });
  await page.getByRole('button', { name: listTexts.compact }).click();
  await expect(rows).toHaveCount(20);
  // The days of a job of several days are the longest.
  await expect(rows.filter({ hasText: ' – ' }).first()).toBeVisible();
  expect(await rows.evaluateAll(listCut)).toEqual([]);
  await openDemo(page, `/company/job/formed?status=${OrderStatus.partiallyFormed}`, { ...priya, scenario: 'hundred' });
  await expect(rows.filter({ hasText: labels.status[OrderStatus.partiallyFormed] }).first()).toBeVisible();
  expect(await rows.evaluateAll(listCut)).toEqual([]);
});

/** Texts of dates and states that are wider than their column. */
const listCut = (rows: Element[]) =>
  rows
    .flatMap((row) => [row.querySelector('time')?.parentElement, row.lastElementChild?.previousElementSibling])
    .filter((cell) => !cell || cell.scrollWidth > cell.clientWidth)
    .map((cell) => cell?.textContent);
