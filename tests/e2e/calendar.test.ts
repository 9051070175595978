import type { Locator, Page } from '@playwright/test';
import { calendarTexts, moveTexts } from '../../src/features/calendar/texts';
import { answerTexts, jobListTexts } from '../../src/features/helper/jobs/texts';
import { PositionCode } from '#generated/model/codes';
import { formatDay } from '#platform/lib/time/dates';
import { toList, getField } from '../kit/world';
import { jsonAs, openAs, openDemo, pathIs } from './demo';
import { expect, test } from './stage';

/* Moving jobs in the calendar of a world without other jobs: by mouse, by keyboard, back again, and two people at once. */

const scenario = 'empty';
const dayMs = 24 * 3_600_000;

/** A Tuesday in about two months, as the API writes days, and its Wednesday and Thursday. */
const [tuesday, wednesday, thursday] = [0, 1, 2].map((more) => {
  const later = new Date(Date.now() + 60 * dayMs);
  return new Date(later.getTime() + (((2 - later.getUTCDay() + 7) % 7) + more) * dayMs).toISOString().slice(0, 10);
}) as [string, string, string];

const stop = (city: string, zip: string) => ({
  address_line: '410 W Copperleaf Ave',
  city,
  state: 'AZ',
  zip,
  place_type: 'house',
});

const job = {
  customer_name: 'Rebecca',
  customer_last_name: 'Hollis',
  customer_primary_phone: '6025550142',
  help_type: 3,
  job_type: 'residential',
  move_size: '2br_large',
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6.5,
  date: tuesday,
  pick_up_addresses: [stop('Tempe', '85281')],
  destination_addresses: [stop('Gilbert', '85234')],
  crew_requirements: [{ position: PositionCode.helper, count: 2 }],
  offered_rates: { '3': 2400 },
};

const week = { scenario, query: { view: 'week', date: tuesday } } as const;

/** Dana opens the week of a new job. */
async function openWeek(page: Page): Promise<number> {
  await openDemo(page, '/company/calendar', { ...week, as: 'Dana Whitfield' });
  await expect(page.locator('.rbc-time-view')).toBeVisible();
  const made = await jsonAs(page, 'one', { method: 'POST', path: '/company-branches/1/orders', body: job });
  const id = Number(getField(made.data, 'order_id'));
  await expect(entry(page, id)).toBeVisible();
  return id;
}

const entry = (page: Page, id: number): Locator =>
  page.locator('.rbc-event', { hasText: new RegExp(`Job #${id}\\b`) }).first();

/** Column of a day of the week, from Sunday. */
const column = (page: Page, weekday: number): Locator => page.locator('.rbc-day-slot').nth(weekday);
const entryOn = (page: Page, weekday: number, id: number): Locator =>
  column(page, weekday).locator('.rbc-event', { hasText: new RegExp(`Job #${id}\\b`) });

const dialog = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
const send = (open: Locator): Promise<void> => open.getByRole('button', { name: moveTexts.move }).click();

/** Drags an element to the column of another one; `beforeDrop` runs while it is held there. */
async function drag(
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

const readOrder = async (page: Page, id: number) =>
  (await jsonAs(page, 'one', { method: 'GET', path: `/orders/${id}` })).data;

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

test('a dragged job asks its crew again, in their tab, and moves back as a second move', async ({ context, page }) => {
  const id = await openWeek(page);
  const marcus = await context.newPage();
  await openAs(marcus, 'Marcus Reed', { profile: 'marcus', scenario });
  await addMarcus(page, marcus, id);
  await page.bringToFront();

  await drag(page, entry(page, id), column(page, 3));
  const move = dialog(page, moveTexts.title(`#${id}`));
  await expect(move.getByRole('radio', { name: moveTexts.reconfirm })).toBeChecked();
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

test('of two people who move one job, the later one sees the newer time first', async ({ context, page }) => {
  const id = await openWeek(page);
  const priya = await context.newPage();
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

/** As a person types a day: 11/28/2026. */
function toTyped(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
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
