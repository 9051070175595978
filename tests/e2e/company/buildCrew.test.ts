import type { Page } from '@playwright/test';
import { buildTexts } from '../../../src/features/crew/build/texts';
import { crewTexts } from '../../../src/features/crew/texts';
import { actionTexts } from '../../../src/features/jobs/actions/texts';
import { orderFields } from '../../kit/orders';
import { getField } from '../../kit/world';
import { jsonAs, openAs, openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

const dana = { profile: 'dana', scenario: 'empty' } as const;

async function placeJob(page: Page, fields: object): Promise<number> {
  const path = '/company-branches/1/orders';
  const { status, data } = await jsonAs(page, dana.profile, { method: 'POST', path, body: fields });
  expect(status).toBe(201);
  return Number(getField(data, 'order_id'));
}

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
