import type { Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { actionTexts } from '../../../src/features/jobs/actions/texts';
import { closingTexts } from '../../../src/features/jobs/closing/texts';
import { crewTexts, editTexts } from '../../../src/features/jobs/crew/texts';
import { detailTexts } from '../../../src/features/jobs/detail/texts';
import { stopTexts } from '../../../src/features/jobs/form/stops/texts';
import { formTexts, suggestionTexts } from '../../../src/features/jobs/form/texts';
import { labels } from '../../../src/features/jobs/orders/parts/labels';
import { toList, getField } from '../../kit/world';
import { expectAccessible, widths } from '../kit/axe';
import { farDay, newOrder } from '../kit/crewDay';
import { jsonAs, openAs, openDemo, pathIs } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

const priya = { profile: 'priya', as: 'Priya Nair' } as const;

/** Fills in the required fields of an order, on a day after all planned jobs, so that everyone is free. */
async function fillOrder(page: Page): Promise<void> {
  await page.getByLabel(formTexts.firstName).fill('Rebecca');
  await page.getByLabel(formTexts.lastName).fill('Hollis');
  await page.getByRole('combobox', { name: formTexts.phone }).fill('6025550142');
  await page.getByLabel(formTexts.moveSize).selectOption({ label: labels.moveSize['2br_large'] });
  await page.getByRole('combobox', { name: formTexts.date }).press('ArrowDown');
  for (let month = 1; month <= 3; month += 1) await page.getByRole('button', { name: /next month/i }).click();
  await page.getByRole('gridcell', { name: '15', exact: true }).click();
  for (const [side, city, zip] of [
    ['pickUp', 'Tempe', '85281'] as const,
    ['destination', 'Gilbert', '85234'] as const,
  ]) {
    const stops = page.getByRole('region', { name: formTexts.sections[side].title });
    await stops.getByLabel(stopTexts.address).fill('410 W Copperleaf Ave');
    await stops.getByLabel(stopTexts.city).fill(city);
    await stops.getByLabel(stopTexts.zip).fill(zip);
  }
  await page.getByRole('button', { name: suggestionTexts.use }).click();
}

/** The id of an order's invitation to a person, by first name. */
async function findInvitationId(page: Page, orderId: number, firstName: string): Promise<number> {
  const { data } = await jsonAs(page, 'priya', { method: 'GET', path: `/orders/${orderId}/current-crew` });
  const member = toList(getField(data, 'members')).find((each) => getField(each, 'first_name') === firstName);
  return Number(getField(member, 'invitation_id'));
}

test('an order is created, two people are invited, one accepts in another window, and the crew follows', async ({
  context,
  page,
}) => {
  const marcus = await openWindow(context);
  await openAs(marcus, 'Marcus Reed', { profile: 'marcus' });
  await expect(marcus).toHaveURL(pathIs('/helper/job'));
  await openDemo(page, '/company/job/create', priya);
  await fillOrder(page);
  await page.getByRole('button', { name: formTexts.save }).click();
  await expect(page).toHaveURL(pathIs('/company/job/not-formed'));
  await expect(page.getByText(/^Job #\d+ saved$/).first()).toBeVisible();
  await expect(page.getByText('Rebecca Hollis').first()).toBeVisible();
  const rebecca = page.getByRole('listitem').filter({ hasText: 'Rebecca Hollis' });
  await rebecca.getByRole('link', { name: actionTexts.addCrew }).first().click();
  await expect(page.getByText(crewTexts.openSlots(3))).toBeVisible();
  const orderId = Number(new URL(page.url()).pathname.split('/').at(-1));

  const invited = ['Marcus Reed', 'Sofia Delgado'];
  for (const name of invited) await page.getByRole('button', { name: crewTexts.pickName(name) }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: crewTexts.invite(invited.length) }).click();
  await expect(page).toHaveURL(/\/company\/job\/team-edit\//);
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /0 of 3 accepted/ })).toBeVisible();

  const path = `/invitations/${await findInvitationId(page, orderId, 'Marcus')}/accept`;
  expect((await jsonAs(marcus, 'marcus', { method: 'POST', path })).status).toBe(200);
  await expect(page.getByText('Partially formed', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /1 of 3 accepted/ })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Marcus Reed' })).toContainText(editTexts.status[2]);
});

test('a finished job is completed with its hours, and its page shows the pay', async ({ page }) => {
  await openDemo(page, '/company/job/formed', priya);
  await page.getByRole('link', { name: actionTexts.complete }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(closingTexts.times)).toBeVisible();
  // A laptop at 200% zoom.
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(dialog.getByLabel(closingTexts.times)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: widths.desktop, height: 900 });
  await expectAccessible(page, widths.phone);
  await dialog.getByLabel(closingTexts.times).fill('08:20 - 15:35');
  await dialog.getByLabel(closingTexts.breakTime).fill('30');
  await dialog.getByLabel(closingTexts.tipsTotal).fill('75');
  await expect(dialog.getByText(/^6.75.hr paid/)).toBeVisible();
  await dialog.getByLabel(closingTexts.notes).fill('A long day');
  const total = (await dialog.getByRole('status').last().textContent()) ?? '';
  expect(total).toMatch(/^\$\d{3,}\.\d\d$/);
  await dialog.getByRole('button', { name: closingTexts.complete }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table').getByText(total)).toBeVisible();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: detailTexts.what })).toBeVisible();
  await expectAccessible(page, widths.phone, widths.narrow);
});

test('an action that could still be undone is carried out when the tab is closed', async ({ context, page }) => {
  await openDemo(page, '/company/job/not-formed', priya);
  await expect(page.getByRole('article').first()).toBeVisible();
  const path = '/company-branches/1/orders';
  const made = await jsonAs(page, 'priya', {
    method: 'POST',
    path,
    body: newOrder(farDay(), [[PositionCode.helper, 1]]),
  });
  await expect(page.getByText('Rebecca Hollis').first()).toBeVisible();
  const closing = await openWindow(context);
  await openDemo(closing, `/company/job/details/${Number(getField(made.data, 'order_id'))}`, { profile: 'priya' });
  await closing.getByRole('button', { name: /^More / }).click();
  await closing.getByRole('menuitem', { name: actionTexts.deleteJob }).click();
  await expect(closing.getByRole('group', { name: 'Can be undone' })).toBeVisible();
  await expect(page.getByText('Rebecca Hollis').first()).toBeVisible();
  await closing.close({ runBeforeUnload: true });
  await expect(page.getByText('Rebecca Hollis')).toHaveCount(0);
});
