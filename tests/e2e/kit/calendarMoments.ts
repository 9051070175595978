import type { Page } from '@playwright/test';
import { shellTexts } from '../../../src/app/shell/texts';
import { feedTexts } from '../../../src/features/calendar/feed/texts';
import { weekSheetTexts } from '../../../src/features/calendar/print/texts';
import { calendarTexts, moveTexts } from '../../../src/features/calendar/texts';
import { waitUntilSettled } from '../../../tools/gallery/settled';
import { expectAccessible, widths } from './axe';
import { expect } from './stage';

/** Each view of the calendar, a job beside it, the printed week and the dialogs. */
export async function checkCalendar(page: Page): Promise<void> {
  for (const view of ['month', 'people', 'day', 'agenda', 'week'] as const) {
    await page.getByRole('button', { name: calendarTexts.views[view], exact: true }).click();
    await waitUntilSettled(page, { loading: false });
    await expectAccessible(page, widths.desktop, widths.phone);
  }
  // Beside the calendar: the page is as wide as a desktop again.
  await expect(page.getByRole('navigation', { name: shellTexts.mainNavigation })).toBeVisible();
  // The last job of the week is ahead, so it can still be moved.
  await page.locator('.rbc-event').last().press('Enter');
  const panel = page.getByRole('complementary', { name: calendarTexts.jobLabel('') });
  await expect(panel).toBeVisible();
  await expectAccessible(page, widths.desktop);
  await panel.getByRole('button', { name: calendarTexts.moveTo }).click();
  await expect(page.getByText(moveTexts.unchanged)).toBeVisible();
  await expectAccessible(page, widths.desktop);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await openCalendarTool(page, calendarTexts.printWeek);
  await expect(page.getByLabel(weekSheetTexts.sheet)).toBeVisible();
  await expectAccessible(page, widths.desktop, widths.phone);
  await page.goBack();
  await page.setViewportSize({ width: widths.phone, height: 900 });
  await openCalendarTool(page, calendarTexts.subscribe);
  await checkFeed(page);
}

/** The dialog with an address, and its question; both are closed again. */
async function checkFeed(page: Page): Promise<void> {
  const feed = page.getByRole('dialog', { name: feedTexts.open });
  const create = feed.getByRole('button', { name: feedTexts.create });
  const address = feed.getByLabel(feedTexts.address, { exact: true });
  await expect(create.or(address)).toBeVisible();
  await expectAccessible(page);
  if (await create.isVisible()) await create.click();
  await expect(address).toBeVisible();
  await expectAccessible(page);
  await feed.getByRole('button', { name: feedTexts.change }).click();
  const question = page.getByRole('alertdialog', { name: feedTexts.changeTitle });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await feed.getByRole('button', { name: feedTexts.close, exact: true }).first().click();
  await expect(feed).toHaveCount(0);
}

async function openCalendarTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: calendarTexts.more, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
