import type { Page } from '@playwright/test';
import { calendarTexts, moveTexts } from '../../../src/features/calendar/texts';
import { getField } from '../../kit/world';
import {
  dialog,
  drag,
  job,
  readOrder,
  scenario,
  send,
  thursday,
  toTyped,
  tuesday,
  wednesday,
} from '../kit/calendarJobs';
import { jsonAs, openDemo } from '../kit/demo';
import { expect, test } from '../kit/stage';

/** Dana opens the month of a new job. */
async function openMonth(page: Page) {
  await openDemo(page, '/company/calendar', {
    scenario,
    query: { view: 'month', date: tuesday },
    as: 'Dana Whitfield',
  });
  const month = page.getByRole('table');
  await expect(month).toBeVisible();
  const made = await jsonAs(page, 'one', { method: 'POST', path: '/company-branches/1/orders', body: job });
  const id = Number(getField(made.data, 'order_id'));
  const bar = month.getByRole('button', { name: new RegExp(`^Job #${id}\\b`) });
  await expect(bar).toBeVisible();
  const head = (day: string) => month.locator(`[data-entry-row="${day}"]`).first();
  const jobsOn = (day: string) => month.locator(`[data-entry-row="${day}"][data-entry-job]`);
  return { id, bar, head, jobsOn, move: dialog(page, moveTexts.title(`#${id}`)) };
}

test('a job of a month is dragged to another day, opens, and is one tab stop with the days', async ({ page }) => {
  const { id, bar, head, jobsOn, move } = await openMonth(page);
  await expect(jobsOn(tuesday)).toContainText('Rebecca Hollis');
  await drag(page, bar, head(thursday), 10);
  await expect(move.getByLabel(moveTexts.day)).toHaveValue(toTyped(thursday));
  await send(move);
  await expect(jobsOn(thursday)).toContainText('Rebecca Hollis');
  expect(await readOrder(page, id)).toMatchObject({ date: thursday, arrival_window: job.arrival_window });

  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: calendarTexts.jobLabel(`#${id}`) })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(head(wednesday)).toBeFocused();
});

test('a drag in a month that is taken back changes nothing', async ({ page }) => {
  const { id, bar, head, jobsOn, move } = await openMonth(page);
  await bar.click();
  const panel = page.getByRole('complementary', { name: calendarTexts.jobLabel(`#${id}`) });
  await expect(panel).toBeVisible();
  await drag(page, bar, head(thursday), 10, async () => {
    await expect(page.locator('.rbc-addons-dnd-drag-preview')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await expect(panel).toBeVisible();
  await drag(page, bar, head(tuesday), 10);
  await expect(jobsOn(tuesday)).toBeVisible();
  await expect(move).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('a press on a day of a month opens a new job, on its number the day', async ({ page }) => {
  const { head } = await openMonth(page);
  await head(wednesday).click();
  await expect(page).toHaveURL(/view=day/);
  await page.goBack();
  const box = await head(thursday).boundingBox();
  if (!box) throw new Error('There is no day');
  await page.mouse.click(box.x, box.y + 50);
  await expect(page).toHaveURL(new RegExp(`/company/calendar/create\\?date=${thursday}`));
});
