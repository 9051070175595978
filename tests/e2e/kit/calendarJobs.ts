import type { Locator, Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { moveTexts } from '../../../src/features/calendar/texts';
import { getField } from '../../kit/world';
import { newOrder } from './crewDay';
import { jsonAs, openDemo } from './demo';
import { expect } from './stage';

/* Jobs of a calendar without other jobs, two months ahead. */

export const scenario = 'empty';
const dayMs = 24 * 3_600_000;

/** A Tuesday in about two months, as the API writes days, and its Wednesday and Thursday. */
export const [tuesday, wednesday, thursday] = [0, 1, 2].map((more) => {
  const later = new Date(Date.now() + 60 * dayMs);
  return new Date(later.getTime() + (((2 - later.getUTCDay() + 7) % 7) + more) * dayMs).toISOString().slice(0, 10);
}) as [string, string, string];

export const job = newOrder(tuesday, [[PositionCode.helper, 2]]);

export const week = { scenario, query: { view: 'week', date: tuesday } } as const;

/** Dana opens the week of a new job. */
export async function openWeek(page: Page): Promise<number> {
  await openDemo(page, '/company/calendar', { ...week, as: 'Dana Whitfield' });
  await expect(page.locator('.rbc-time-view')).toBeVisible();
  const made = await jsonAs(page, 'one', { method: 'POST', path: '/company-branches/1/orders', body: job });
  const id = Number(getField(made.data, 'order_id'));
  await expect(entry(page, id)).toBeVisible();
  return id;
}

export const entry = (page: Page, id: number): Locator =>
  page.locator('.rbc-event', { hasText: new RegExp(`Job #${id}\\b`) }).first();

/** Column of a day of the week, 1 for Monday. */
export const column = (page: Page, weekday: number): Locator => page.locator('.rbc-day-slot').nth(weekday - 1);
export const entryOn = (page: Page, weekday: number, id: number): Locator =>
  column(page, weekday).locator('.rbc-event', { hasText: new RegExp(`Job #${id}\\b`) });

export const dialog = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
export const send = (open: Locator): Promise<void> => open.getByRole('button', { name: moveTexts.move }).click();

/** Drags an element to the column of another one; `beforeDrop` runs while it is held there. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  below = 30,
  beforeDrop?: () => Promise<void>,
): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  const y = start.y + below;
  await page.mouse.move(start.x + start.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 10, y, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, y, { steps: 8 });
  await beforeDrop?.();
  await page.mouse.up();
}

export const readOrder = async (page: Page, id: number) =>
  (await jsonAs(page, 'one', { method: 'GET', path: `/orders/${id}` })).data;

/** As a person types a day: 11/28/2026. */
export function toTyped(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
