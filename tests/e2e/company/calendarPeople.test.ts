import { PositionCode } from '#generated/model/codes';
import { formatDay } from '#platform/lib/time/dates';
import { calendarTexts, peopleTexts } from '../../../src/features/calendar/texts';
import { inviteTexts } from '../../../src/features/jobs/crew/texts';
import { labels } from '../../../src/features/jobs/orders/parts/labels';
import { getField } from '../../kit/world';
import { dialog, job, scenario, tuesday } from '../kit/calendarJobs';
import { jsonAs, openDemo } from '../kit/demo';
import { expect, test } from '../kit/stage';

/* The week by person, in a world without other jobs. */

test('a week by person: an open job is placed by keyboard', async ({ page }) => {
  const query = { view: 'people', date: tuesday };
  await openDemo(page, '/company/calendar', { scenario, query, as: 'Dana Whitfield' });
  const week = page.getByRole('table', { name: peopleTexts.title });
  const marcus = week.getByRole('row', { name: 'Marcus Reed' });
  await expect(marcus).toBeVisible();
  const made = await jsonAs(page, 'one', { method: 'POST', path: '/company-branches/1/orders', body: job });
  const number = `#${String(getField(made.data, 'order_id'))}`;
  await expect(week.getByRole('row', { name: calendarTexts.needsCrew })).toContainText(`Job ${number}`);

  await week.getByRole('button', { name: peopleTexts.place(number) }).press('Enter');
  const places = page.getByRole('button', { name: `, ${formatDay(tuesday)}: ` });
  await expect(places.first()).toBeFocused();
  const place = places.and(page.getByRole('button', { name: /^Marcus Reed/ }));
  await expect(place).not.toHaveAccessibleName(new RegExp(peopleTexts.checking));
  for (let step = 0; step < (await places.count()); step += 1) {
    if (await place.evaluate((each) => each === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');

  const invitation = dialog(page, inviteTexts.toJob('Marcus Reed', number));
  await invitation.getByRole('button', { name: inviteTexts.send, exact: true }).click();
  await expect(marcus).toContainText(`Job ${number}`);
  await expect(marcus).toContainText(peopleTexts.pendingAs(labels.position[PositionCode.helper]));
});
