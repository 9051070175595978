import type { Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { zonedTime } from '#platform/lib/time/zonedTimes';
import { jobDetailTexts } from '../../../src/features/helper/jobs/detail/texts';
import { nowTexts } from '../../../src/features/helper/jobs/now/texts';
import { answerTexts, jobListTexts } from '../../../src/features/helper/jobs/texts';
import { progressTexts } from '../../../src/features/jobs/orders/texts';
import { getField } from '../../kit/world';
import { inviteTo, newOrder } from '../kit/crewDay';
import { jsonAs, openAs, openDemo, readClock } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

/* A helper's day on the card of the next job, and what the office sees of it. */

const hourMs = 3_600_000;

/** A job in Phoenix that starts in an hour. */
async function placeJobOfToday(priya: Page) {
  const { date, time } = zonedTime(new Date((await readClock(priya)) + hourMs), 'America/Phoenix');
  const times = { firm_time: true, arrival_window: `${time} - ${time}`, estimated_hours: 2 };
  const body = Object.assign(newOrder(date, [[PositionCode.helper, 1]]), times);
  const { data } = await jsonAs(priya, 'priya', { method: 'POST', path: '/company-branches/1/orders', body });
  return { orderId: Number(getField(data, 'order_id')), number: String(getField(data, 'number')) };
}

test('a helper’s day on one card, and the office watches each step', async ({ context, page }) => {
  await openAs(page, 'Priya Nair', { profile: 'priya', scenario: 'empty' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { orderId, number } = await placeJobOfToday(page);
  await inviteTo(page, orderId, PositionCode.helper, ['Marcus']);
  await openDemo(page, `/company/job/details/${orderId}`, { profile: 'priya', scenario: 'empty' });

  const marcus = await openWindow(context);
  await marcus.setViewportSize({ width: 390, height: 844 });
  await openDemo(marcus, '/helper/job', { profile: 'marcus', as: 'Marcus Reed', scenario: 'empty' });
  await expect(marcus.getByText(nowTexts.none)).toBeVisible();
  await marcus.getByRole('button', { name: answerTexts.acceptName(jobListTexts.job(number)) }).click();
  const card = marcus.getByRole('article', { name: number });
  await expect(card.getByRole('heading', { level: 2 })).toContainText(/^Starts in/);

  const current = page.getByLabel(progressTexts.label).locator('[aria-current=step]');
  await expect(current).toContainText(progressTexts.step.accepted);
  await card.getByRole('button', { name: jobDetailTexts.report.on_my_way }).click();
  await expect(current).toContainText(progressTexts.step.on_my_way);
  await card.getByRole('button', { name: jobDetailTexts.late }).click();
  await card.getByRole('button', { name: jobDetailTexts.minutes(20) }).click();
  await expect(card.getByText(jobDetailTexts.lateSaid(20))).toBeVisible();
  await expect(page.getByText(progressTexts.announced(20), { exact: true })).toBeVisible();
  await card.getByRole('button', { name: jobDetailTexts.report.checked_in }).click();
  await expect(current).toContainText(progressTexts.step.checked_in);
  await card.getByRole('button', { name: jobDetailTexts.report.checked_out }).click();
  await expect(current).toContainText(progressTexts.step.checked_out);
});
