import type { Page } from '@playwright/test';
import { buildTexts } from '../../../src/features/crew/build/texts';
import { crewTexts } from '../../../src/features/crew/texts';
import { actionTexts } from '../../../src/features/jobs/actions/texts';
import { listTexts } from '../../../src/features/jobs/list/texts';
import { orderFields } from '../../kit/orders';
import { getField } from '../../kit/world';
import { expectAccessible, widths } from '../kit/axe';
import { jsonAs, openAs, openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

const dana = { profile: 'dana', scenario: 'empty' } as const;

/** Two jobs a day, in the morning and at noon, for six days. */
const jobs = [22, 23, 24, 25, 26, 27].flatMap((day) =>
  ['08:00 - 09:00', '14:00 - 15:00'].map((arrival_window) => ({
    ...orderFields,
    date: `2026-11-${day}`,
    arrival_window,
    estimated_hours: 4,
  })),
);

async function placeJob(page: Page, fields: object): Promise<number> {
  const path = '/company-branches/1/orders';
  const { status, data } = await jsonAs(page, dana.profile, { method: 'POST', path, body: fields });
  expect(status).toBe(201);
  return Number(getField(data, 'order_id'));
}

test('a week of open jobs is filled and invited by keyboard alone', async ({ page }) => {
  await openAs(page, 'Dana Whitfield', dana);
  await expect(page).toHaveURL(pathIs('/company/activity'));
  const ids = [];
  for (const job of jobs) ids.push(await placeJob(page, job));
  await page.getByRole('link', { name: 'Job', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: listTexts.fillWeek }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Fill open slots' })).toBeAttached();
  const slots = page.getByRole('row', { name: /^(Foreman\/Driver|Helper):/ });
  await expect(slots.first()).toBeVisible();
  await expectAccessible(page, widths.desktop, widths.phone);

  // Another person for the first slot, and the second one left open.
  await slots.first().focus();
  const before = await slots.first().getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  await expect(slots.first()).not.toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(slots.nth(1)).toHaveAccessibleName(`Helper: ${buildTexts.open}`);

  await page.reload();
  await expect(slots.nth(1)).toHaveAccessibleName(`Helper: ${buildTexts.open}`);
  await page.getByRole('button', { name: buildTexts.send }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Invited: / })).toHaveCount(ids.length);
});

test('a saved job has an invited crew after three clicks', async ({ page }) => {
  await openAs(page, 'Dana Whitfield', dana);
  await expect(page).toHaveURL(pathIs('/company/activity'));
  const id = await placeJob(page, orderFields);
  await openDemo(page, '/company/job/not-formed', dana);
  await page.getByRole('link', { name: actionTexts.addCrew }).first().click();
  await page.getByRole('link', { name: crewTexts.buildCrew }).click();
  await page.getByRole('button', { name: buildTexts.inviteAll }).click();
  await expect(page).toHaveURL(pathIs(`/company/job/team-edit/${id}`));
});
