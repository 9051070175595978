import type { Page } from '@playwright/test';
import { actionTexts } from '../../src/features/jobs/card/actions/texts';
import { closingTexts } from '../../src/features/jobs/closing/texts';
import { editTexts } from '../../src/features/jobs/crew/editTexts';
import { crewTexts } from '../../src/features/jobs/crew/texts';
import { detailTexts } from '../../src/features/jobs/detail/texts';
import { stopTexts } from '../../src/features/jobs/form/stopTexts';
import { suggestionTexts } from '../../src/features/jobs/form/suggestionTexts';
import { formTexts } from '../../src/features/jobs/form/texts';
import { words } from '../../src/features/jobs/words';
import { listOf, memberOf } from '../kit/world';
import { expectAccessible } from './axe';
import { jsonAs, openDemo, pathIs, signInByChip } from './demo';
import { expect, test } from './stage';

const stop = (city: string, zip: string) => ({
  ...{ address_line: '410 W Copperleaf Ave', city, state: 'AZ', zip, place_type: 'house' },
});

const farDay = () => new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);

/** A job after all that is planned already, so that everybody is free. */
function order(crew: [position: number, count: number][]) {
  return {
    ...{ customer_name: 'Rebecca', customer_last_name: 'Hollis', customer_primary_phone: '6025550142', help_type: 3 },
    ...{ job_type: 'residential', move_size: '2br_large', arrival_window: '08:00 - 10:00', estimated_hours: 6.5 },
    date: farDay(),
    ...{ pick_up_addresses: [stop('Tempe', '85281')], destination_addresses: [stop('Gilbert', '85234')] },
    crew_requirements: crew.map(([position, count]) => ({ position, count })),
    offered_rates: { '4': 3200, '3': 2400 },
  };
}

/** Priya at the people for a new job; its id. */
async function atPeople(page: Page, ...crew: [position: number, count: number][]): Promise<number> {
  await signInByChip(page, 'Priya Nair', { seat: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  const made = await jsonAs(page, 'priya', { method: 'POST', path: '/company-branches/1/orders', body: order(crew) });
  expect(made.status).toBe(201);
  const id = Number(memberOf(made.data, 'order_id'));
  await openDemo(page, `/company/job/team-add/${id}`, { seat: 'priya' });
  return id;
}

async function invite(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name: crewTexts.pickName(name) }).click();
  await page.getByRole('button', { name: crewTexts.invite(names.length) }).click();
  await expect(page).toHaveURL(/\/company\/job\/team-edit\//);
}

/** The helper, signed in in a tab of their own, says yes through the API; the status. */
async function accept(page: Page, seat: string, invitationId: number): Promise<number> {
  return (await jsonAs(page, seat, { method: 'POST', path: `/invitations/${invitationId}/accept` })).status;
}

/** Who was asked for an order, by first name. */
async function invitations(page: Page, orderId: number): Promise<Map<unknown, number>> {
  const { data } = await jsonAs(page, 'priya', { method: 'GET', path: `/orders/${orderId}/current-crew` });
  const members = listOf(memberOf(data, 'members'));
  return new Map(members.map((each) => [memberOf(each, 'first_name'), Number(memberOf(each, 'invitation_id'))]));
}

test('an order is taken through the form, and its crew is asked next', async ({ page }) => {
  await signInByChip(page, 'Priya Nair', { seat: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await openDemo(page, '/company/job/create', { seat: 'priya' });
  await page.getByLabel(formTexts.firstName).fill('Rebecca');
  await page.getByLabel(formTexts.lastName).fill('Hollis');
  await page.getByRole('textbox', { name: formTexts.phone, exact: true }).fill('6025550142');
  await page.getByLabel(formTexts.moveSize).selectOption({ label: words.moveSize['2br_large'] });
  await page.getByRole('combobox', { name: formTexts.date }).click();
  await page.getByRole('button', { name: /next month/i }).click();
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
  await page.getByRole('button', { name: formTexts.save }).click();
  await expect(page).toHaveURL(pathIs('/company/job/not-formed'));
  await expect(page.getByText(/^Job #\d+ saved$/).first()).toBeVisible();
  await expect(page.getByText('Rebecca H.').first()).toBeVisible();
  await page.getByRole('button', { name: formTexts.addTeam }).click();
  await expect(page.getByText(crewTexts.openSlots(3))).toBeVisible();
});

test('a company invites, a helper accepts in another tab, and the crew moves by itself', async ({ context, page }) => {
  const marcus = await context.newPage();
  await signInByChip(marcus, 'Marcus Reed', { seat: 'marcus' });
  await expect(marcus).toHaveURL(pathIs('/helper/job'));
  const id = await atPeople(page, [4, 1], [3, 1]);
  await invite(page, 'Marcus Reed', 'Sofia Delgado');
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /0 of 2 accepted/ })).toBeVisible();

  expect(await accept(marcus, 'marcus', (await invitations(page, id)).get('Marcus') ?? 0)).toBe(200);
  await expect(page.getByText('Partially formed', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: /1 of 2 accepted/ })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Marcus Reed' })).toContainText(editTexts.status[2]);
});

test('two helpers race for one slot: one wins, the other is told, the screen says who', async ({
  context,
  page,
  trouble,
}) => {
  trouble.expect(/answer: 409 .*\/accept/);
  const [marcus, tyrell] = [await context.newPage(), await context.newPage()];
  await signInByChip(marcus, 'Marcus Reed', { seat: 'marcus' });
  await signInByChip(tyrell, 'Tyrell Banks', { seat: 'tyrell' });
  for (const helper of [marcus, tyrell]) await expect(helper).toHaveURL(pathIs('/helper/job'));
  const id = await atPeople(page, [3, 1]);
  await invite(page, 'Marcus Reed', 'Tyrell Banks');
  const asked = await invitations(page, id);
  const statuses = await Promise.all([
    accept(marcus, 'marcus', asked.get('Marcus') ?? 0),
    accept(tyrell, 'tyrell', asked.get('Tyrell') ?? 0),
  ]);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const [winner, loser] = statuses[0] === 200 ? ['Marcus Reed', 'Tyrell Banks'] : ['Tyrell Banks', 'Marcus Reed'];
  await expect(page.getByText('Formed', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem', { name: winner })).toContainText(editTexts.status[2]);
  await expect(page.getByRole('listitem', { name: loser })).toContainText(editTexts.systemReason.position_filled);
});

test('a job that was done is completed with its hours, and its pay stands on its page', async ({ page }) => {
  await signInByChip(page, 'Priya Nair', { seat: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await openDemo(page, '/company/job/formed', { seat: 'priya' });
  await page.getByRole('link', { name: actionTexts.complete }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(closingTexts.times).fill('08:20 - 15:35');
  await dialog.getByLabel(closingTexts.breakTime).fill('30');
  await dialog.getByLabel(closingTexts.tipsTotal).fill('75');
  await expect(dialog.getByText(/^6.75.h to pay/)).toBeVisible();
  await dialog.getByLabel(closingTexts.notes).fill('A long day');
  const total = (await dialog.getByRole('status').last().textContent()) ?? '';
  expect(total).toMatch(/^\$\d{3,}\.\d\d$/);
  await dialog.getByRole('button', { name: closingTexts.complete }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('table').getByText(total)).toBeVisible();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
});

test('what can still be undone is done when the tab is closed', async ({ context, page }) => {
  await signInByChip(page, 'Priya Nair', { seat: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  const body = order([[3, 1]]);
  const made = await jsonAs(page, 'priya', { method: 'POST', path: '/company-branches/1/orders', body });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openDemo(each, '/company/job/not-formed', { seat: 'priya' });
    await expect(each.getByText('Rebecca H.').first()).toBeVisible();
  }
  const closing = await context.newPage();
  await openDemo(closing, `/company/job/details/${Number(memberOf(made.data, 'order_id'))}`, { seat: 'priya' });
  await closing.getByRole('button', { name: /^More / }).click();
  await closing.getByRole('menuitem', { name: actionTexts.deleteJob }).click();
  await closing.getByRole('alertdialog').getByRole('button', { name: actionTexts.deleteAction }).click();
  await expect(closing.getByRole('region', { name: 'Can be undone' })).toBeVisible();
  await expect(other.getByText('Rebecca H.').first()).toBeVisible();
  await closing.close({ runBeforeUnload: true });
  await expect(other.getByText('Rebecca H.')).toHaveCount(0);
  await expect(page.getByText('Rebecca H.')).toHaveCount(0);
});

/** Priya at the question how a job went, on a phone of that width. */
async function closingOnPhone(page: Page, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await signInByChip(page, 'Priya Nair', { seat: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await openDemo(page, '/company/job/formed', { seat: 'priya' });
  await page.getByRole('link', { name: actionTexts.complete }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(closingTexts.times)).toBeVisible();
  return dialog;
}

test('the question how a job went breaks no rule of accessibility on a phone', async ({ page }) => {
  await closingOnPhone(page, 390);
  await expectAccessible(page);
});

test('the page of a job breaks no rule of accessibility on the narrowest phone', async ({ page }) => {
  const dialog = await closingOnPhone(page, 320);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: detailTexts.what })).toBeVisible();
  await expectAccessible(page);
});

for (const [device, width] of [['desktop', 1440] as const, ['phone', 390] as const]) {
  test(`the lists of jobs break no rule of accessibility on a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInByChip(page, 'Priya Nair', { seat: 'priya' });
    await expect(page).toHaveURL(pathIs('/company/activity'));
    for (const list of ['not-formed', 'formed', 'history']) {
      await openDemo(page, `/company/job/${list}`, { seat: 'priya' });
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('the screens of a crew break no rule of accessibility', async ({ page }) => {
  await signInByChip(page, 'Priya Nair', { seat: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await openDemo(page, '/company/job/not-formed', { seat: 'priya' });
  await page.getByRole('link', { name: actionTexts.addTeam }).first().click();
  await page
    .getByRole('button', { name: /^Pick / })
    .first()
    .click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: crewTexts.takeOff('') })
    .first()
    .click();
  await openDemo(page, '/company/job/formed', { seat: 'priya' });
  await page.getByRole('link', { name: actionTexts.editTeam }).first().click();
  await expect(page.getByText(/^Estimated labor/)).toBeVisible();
  await expectAccessible(page);
});
