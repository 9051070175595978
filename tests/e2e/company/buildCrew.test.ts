import type { Locator, Page } from '@playwright/test';
import { InvitationStatus, PositionCode } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { feedTexts } from '../../../src/features/activity/feed/texts';
import { jobLabels } from '../../../src/features/helper/jobs/labels';
import { nowTexts } from '../../../src/features/helper/jobs/now/texts';
import { answerTexts, jobListTexts } from '../../../src/features/helper/jobs/texts';
import { actionTexts } from '../../../src/features/jobs/actions/texts';
import { buildTexts } from '../../../src/features/jobs/crew/build/texts';
import { crewTexts, editTexts } from '../../../src/features/jobs/crew/texts';
import { stopTexts } from '../../../src/features/jobs/form/stops/texts';
import { bookingTexts, formTexts } from '../../../src/features/jobs/form/texts';
import { listTexts } from '../../../src/features/jobs/list/texts';
import { getField } from '../../kit/world';
import { inviteTo, newOrder } from '../kit/crewDay';
import { control, jsonAs, openAs, openDemo, pathIs, readClock } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

/* From open slots to invited people: a job, a week, and a slot that opens two hours before the start. */

const dana = { profile: 'dana', scenario: 'empty' } as const;
const hourMs = 3_600_000;
const helper = PositionCode.helper;

async function placeJob(page: Page, fields: object): Promise<number> {
  const path = '/company-branches/1/orders';
  const { status, data } = await jsonAs(page, dana.profile, { method: 'POST', path, body: fields });
  expect(status).toBe(201);
  return Number(getField(data, 'order_id'));
}

async function openOffice(page: Page): Promise<void> {
  await openAs(page, 'Dana Whitfield', dana);
  await expect(page).toHaveURL(pathIs('/company/activity'));
}

test('from a phone call to an invited crew are five clicks, beside what the customer says', async ({ page }) => {
  await openDemo(page, '/company/job', { ...dana, as: 'Dana Whitfield' });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: listTexts.add }).first());
  const line = page.getByLabel(bookingTexts.line);
  await line.fill('2 bed small Tempe to Mesa tomorrow 8am 3 people, Jane Doe 480-555-0199');
  await line.press('Enter');
  await expect(page.getByLabel(formTexts.lastName)).toHaveValue('Doe');
  await page.getByRole('textbox', { name: formTexts.hours }).fill('6');
  for (const [side, zip] of [['pickUp', '85281'] as const, ['destination', '85201'] as const]) {
    const stops = page.getByRole('region', { name: formTexts.sections[side].title });
    await stops.getByLabel(stopTexts.address).fill('410 W Copperleaf Ave');
    await stops.getByLabel(stopTexts.zip).fill(zip);
  }
  await click(page.getByRole('button', { name: formTexts.save }));
  await click(page.getByRole('link', { name: actionTexts.addCrew }).first());
  await click(page.getByRole('link', { name: crewTexts.buildCrew }));
  await click(page.getByRole('button', { name: buildTexts.inviteAll }));
  await expect(page).toHaveURL(/\/company\/job\/team-edit\/\d+$/);
  expect(clicks).toBeLessThanOrEqual(5);
});

/** A job for one helper, two on each of six days: in the morning and in the afternoon. */
function jobOfWeek(index: number): object {
  const { date } = zonedTime(new Date(Date.now() + (1 + (index % 6)) * 24 * hourMs), 'America/Phoenix');
  const arrival_window = index < 6 ? '07:00 - 08:00' : '14:00 - 15:00';
  return { ...newOrder(date, [[helper, 1]]), arrival_window };
}

const ways = {
  mouse: (_: Page, target: Locator) => target.click(),
  'the keyboard alone': async (page: Page, target: Locator) => {
    await expect(target).toBeEnabled();
    for (let step = 0; step < 60; step += 1) {
      if (await target.evaluate((each) => each === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

for (const [way, press] of Object.entries(ways)) {
  test(`a week of 12 open jobs is invited within two minutes by ${way}`, async ({ page }) => {
    test.setTimeout(120_000);
    await openOffice(page);
    await Promise.all(Array.from({ length: 12 }, (_, index) => placeJob(page, jobOfWeek(index))));
    await openDemo(page, '/company/job/not-formed', dana);
    await press(page, page.getByRole('link', { name: listTexts.fillWeek }));
    await expect(page.getByText(buildTexts.summary(12, 0))).toBeVisible();
    const first = page.getByRole('grid').first().getByRole('row');
    const proposed = await first.getAttribute('aria-label');
    await press(page, first);
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toHaveAccessibleName(proposed ?? '');
    await press(page, page.getByRole('button', { name: buildTexts.send }));
    await expect(page.getByRole('status').filter({ hasText: buildTexts.invited('') })).toHaveCount(12, {
      timeout: 60_000,
    });
  });
}

/** Marcus does not work on Sundays. */
async function leaveSunday(page: Page): Promise<void> {
  const { date } = zonedTime(new Date(await readClock(page)), 'America/Phoenix');
  if (new Date(date).getUTCDay() === 0) await control(page, 'moveClock', { by: 24 * hourMs });
}

test('a helper calls in sick two hours before the start, and the next person takes the job', async ({
  context,
  page,
}) => {
  await openOffice(page);
  await leaveSunday(page);
  const { date, time } = zonedTime(new Date((await readClock(page)) + 2 * hourMs), 'America/Phoenix');
  const times = { firm_time: true, arrival_window: `${time} - ${time}`, estimated_hours: 2 };
  const id = await placeJob(page, Object.assign(newOrder(date, [[helper, 1]]), times));
  const number = `#${id}`;
  await inviteTo(page, id, helper, ['Tyrell'], dana.profile);
  const phone = await openWindow(context);
  await phone.setViewportSize({ width: 390, height: 844 });
  await openDemo(phone, '/helper/job', { profile: 'tyrell', as: 'Tyrell Banks', scenario: 'empty' });
  await phone.getByRole('button', { name: answerTexts.acceptName(jobListTexts.job(number)) }).click();
  await phone.getByRole('link', { name: `${nowTexts.details} ${number}` }).click();
  await phone.getByRole('button', { name: answerTexts.withdraw, exact: true }).click();
  const warning = phone.getByRole('dialog', { name: answerTexts.withdrawTitle });
  await warning.getByLabel(jobLabels.withdrawReason.sick).check();
  await warning.getByRole('button', { name: answerTexts.withdraw, exact: true }).click();

  const needsAction = page.getByRole('region', { name: feedTexts.needsAction });
  await needsAction
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await page.getByRole('link', { name: crewTexts.buildCrew }).click();
  const slot = page.getByRole('grid').getByRole('row');
  await slot.focus();
  for (let choice = 0; choice < 20 && !(await slot.getAttribute('aria-label'))?.includes('Marcus Reed'); choice += 1)
    await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: buildTexts.inviteAll }).click();
  await expect(page).toHaveURL(pathIs(`/company/job/team-edit/${id}`));
  await openDemo(phone, '/helper/job', { profile: 'marcus', as: 'Marcus Reed', scenario: 'empty' });
  await phone.getByRole('button', { name: answerTexts.acceptName(jobListTexts.job(number)) }).click();
  const marcus = page.getByRole('listitem').filter({ hasText: 'Marcus Reed' });
  await expect(marcus).toContainText(editTexts.status[InvitationStatus.accepted]);
});
