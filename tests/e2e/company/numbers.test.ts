import { numbersTexts } from '../../../src/features/activity/numbers/texts';
import { todayTexts } from '../../../src/features/activity/today/texts';
import { openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

test('an owner goes from today to the months by keyboard, and from a point of a chart to its jobs', async ({
  page,
}) => {
  await openDemo(page, '/company/activity', { profile: 'dana', as: 'Dana Whitfield' });
  await page.getByRole('link', { name: todayTexts.months }).press('Enter');
  const { title } = numbersTexts.cards.jobs_done;
  const points = page.getByRole('group', { name: numbersTexts.chartOf(title) }).locator('[data-point]');
  await points.last().focus();
  await page.keyboard.press('ArrowLeft');
  const point = page.locator('[data-point]:focus');
  // "Tucson, Oct 2026: 7"
  const [, count = ''] = /: (\d+)$/.exec((await point.getAttribute('aria-label')) ?? '') ?? [];
  expect(Number(count)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathIs('/company/numbers/jobs'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(Number(count));
});
