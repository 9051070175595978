import type { Locator, Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { formatDay } from '#platform/lib/time/dates';
import { moveTexts } from '../../../src/features/calendar/texts';
import { answerTexts, jobListTexts } from '../../../src/features/helper/jobs/texts';
import { decisionTexts } from '../../../src/features/jobs/orders/texts';
import { toList, getField } from '../../kit/world';
import {
  column,
  dialog,
  drag,
  entry,
  entryOn,
  job,
  openWeek,
  readOrder,
  scenario,
  send,
  thursday,
  toTyped,
  tuesday,
  wednesday,
  week,
} from '../kit/calendarJobs';
import { jsonAs, openAs, openDemo, pathIs } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

/* Moving jobs in the calendar of a world without other jobs: by mouse, by keyboard, back again, and two people at the same time. */

/** Invites Marcus, who accepts in his own tab. */
async function addMarcus(page: Page, marcus: Page, id: number): Promise<void> {
  const members = await jsonAs(page, 'one', { method: 'GET', path: '/company-branches/1/employees?search=marcus' });
  const [member] = toList(getField(members.data, 'data'));
  const employees = [{ employee_id: getField(member, 'id'), position: PositionCode.helper, hourly_rate: 2400 }];
  const path = `/orders/${id}/invite-employee`;
  expect((await jsonAs(page, 'one', { method: 'POST', path, body: { employees } })).status).toBe(200);
  await expect(marcus).toHaveURL(pathIs('/helper/job'));
  const [own] = toList(await readHelperCalendar(marcus));
  const accept = `/invitations/${String(getField(own, 'invitation_id'))}/accept`;
  expect((await jsonAs(marcus, 'marcus', { method: 'POST', path: accept })).status).toBe(200);
}

async function readHelperCalendar(marcus: Page): Promise<unknown> {
  const path = `/helper/calendar?filter[date_from]=${tuesday}&filter[date_to]=${thursday}`;
  const { data } = await jsonAs(marcus, 'marcus', { method: 'GET', path });
  return getField(data, 'items');
}

test('a dragged job asks its crew again, in their window, and moves back as a second move', async ({
  context,
  page,
}) => {
  const id = await openWeek(page);
  const marcus = await openWindow(context);
  await openAs(marcus, 'Marcus Reed', { profile: 'marcus', scenario });
  await addMarcus(page, marcus, id);
  await page.bringToFront();

  await drag(page, entry(page, id), column(page, 3));
  const move = dialog(page, moveTexts.title(`#${id}`));
  await expect(move.getByRole('radio', { name: decisionTexts.reconfirm })).toBeChecked();
  await send(move);
  await expect(entryOn(page, 3, id)).toBeVisible();
  await marcus.bringToFront();
  const asked = marcus.getByRole('listitem', { name: jobListTexts.jobStart(`#${id}`) });
  await expect(asked).toContainText(jobListTexts.askedAgain);
  await expect(asked).toContainText(formatDay(wednesday));
  await expect(asked.getByRole('button', { name: answerTexts.acceptName(`job #${id}`) })).toBeVisible();
  await asked.getByRole('link', { name: jobListTexts.details(`#${id}`) }).click();
  await expect(marcus.getByRole('main')).toContainText(formatDay(wednesday));
  await page.bringToFront();

  await page.getByRole('button', { name: moveTexts.undo }).click();
  const undo = dialog(page, moveTexts.undoTitle(`#${id}`));
  await expect(undo.getByText(moveTexts.undoNote)).toBeVisible();
  await send(undo);
  await expect(entryOn(page, 2, id)).toBeVisible();
  expect(await readOrder(page, id)).toMatchObject({ date: tuesday, arrival_window: job.arrival_window, version: 3 });
});

test('the keyboard alone moves a job', async ({ page }) => {
  const id = await openWeek(page);
  await entry(page, id).focus();
  await page.keyboard.press('m');
  const move = dialog(page, moveTexts.title(`#${id}`));
  await expect(move.getByLabel(moveTexts.day)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(toTyped(thursday));
  await page.keyboard.press('Tab');
  await expect(move.getByText(moveTexts.noOne)).toBeVisible();
  await move.getByRole('button', { name: moveTexts.move }).focus();
  await page.keyboard.press('Enter');
  await expect(entryOn(page, 4, id)).toBeVisible();
  expect(await readOrder(page, id)).toMatchObject({ date: thursday });
});

test('the later of two people who move one job sees the newer time first', async ({ context, page }) => {
  const id = await openWeek(page);
  const priya = await openWindow(context);
  await openDemo(priya, '/company/calendar', { ...week, profile: 'priya', as: 'Priya Nair' });
  await startMove(priya, id, thursday);
  await page.bringToFront();
  const first = await startMove(page, id, wednesday);
  await send(first);
  await expect(entryOn(page, 3, id)).toBeVisible();

  await priya.bringToFront();
  const later = dialog(priya, moveTexts.title(`#${id}`));
  await send(later);
  await expect(later.getByText(/Someone else changed this job/)).toBeVisible();
  expect(await readOrder(page, id)).toMatchObject({ date: wednesday, version: 2 });
  await send(later);
  await expect(entryOn(page, 4, id)).toBeVisible();
  expect(await readOrder(page, id)).toMatchObject({ date: thursday, version: 3 });
});

/** Opens the dialog that moves a job by key and enters a new day. */
async function startMove(page: Page, id: number, day: string): Promise<Locator> {
  await entry(page, id).focus();
  await page.keyboard.press('m');
  const move = dialog(page, moveTexts.title(`#${id}`));
  await move.getByLabel(moveTexts.day).pressSequentially(toTyped(day));
  await page.keyboard.press('Enter');
  await expect(move.getByText(moveTexts.noOne)).toBeVisible();
  return move;
}

test('the printed week is one landscape page, with forty jobs on a day too', async ({ page }) => {
  await openDemo(page, '/company/calendar', { ...week, as: 'Dana Whitfield' });
  await expect(page.locator('.rbc-time-view')).toBeVisible();
  const path = '/company-branches/1/orders';
  for (let at = 0; at < 40; at += 1) await jsonAs(page, 'one', { method: 'POST', path, body: job });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print week' }).click();
  const sheet = page.getByLabel('Week to print');
  await expect(sheet.getByRole('listitem')).toHaveCount(40);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox \[0 0 792 612\]/);
});
