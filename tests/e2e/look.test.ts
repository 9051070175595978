import { scenarioTexts } from '../../mocks/demo/panel/texts';
import { feedTexts } from '../../src/features/activity/feed/texts';
import { actionTexts } from '../../src/features/jobs/actions/texts';
import { crewTexts } from '../../src/features/jobs/crew/texts';
import { formTexts } from '../../src/features/jobs/form/texts';
import { openDemo } from './kit/demo';
import { expect, test } from './kit/stage';

const dana = { profile: 'dana', as: 'Dana Whitfield' } as const;

test('the knob of a switch is in its middle, and filter chips on a phone are at least 44 px high', async ({ page }) => {
  await openDemo(page, '/company/team', dana);
  const indicator = page.getByRole('switch').first().locator('xpath=following-sibling::span[1]');
  await expect(indicator).toBeVisible();
  const [center, height] = await indicator.evaluate((element) => {
    // It is moved up by half its own height.
    const { top, marginTop } = getComputedStyle(element, '::before');
    return [parseFloat(top) + parseFloat(marginTop), element.getBoundingClientRect().height];
  });
  expect(center).toBe(height / 2);

  await page.setViewportSize({ width: 390, height: 844 });
  const chip = page.getByRole('button', { name: 'Position' });
  await expect(chip).toBeVisible();
  expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the invite bar is at the bottom of the window, also below a short list', async ({ page }) => {
  await openDemo(page, '/company/job/not-formed', dana);
  await page.getByRole('link', { name: actionTexts.addCrew }).first().click();
  await page.getByLabel(crewTexts.search).fill('zzz');
  const bar = page.getByRole('button', { name: crewTexts.invite(0) }).locator('xpath=..');
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      const box = await bar.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    })
    .toBe(900);
});

test('the notice that a scenario was not restarted covers no part of the page', async ({ page }) => {
  await openDemo(page, '/company/activity', { ...dana, scenario: 'standard' });
  await page.getByRole('button', { name: feedTexts.markAll }).click();
  await expect(page.getByText(feedTexts.markedAll).last()).toBeVisible();
  await openDemo(page, '/company/activity', { ...dana, scenario: 'standard' });
  const notice = page.getByRole('region', { name: scenarioTexts.title });
  await expect(notice).toBeVisible();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const bar = await notice.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(bar?.height, `${width} px`).toBeLessThan(56);
    expect(header?.y, `${width} px`).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test('the days of a full week have the same width and fit on a desktop', async ({ page }) => {
  await openDemo(page, '/company/calendar?view=week&branches=all', {
    ...dana,
    scenario: 'hundred',
  });
  const days = page.locator('.rbc-day-slot');
  await expect(page.locator('.rbc-event').first()).toBeVisible();
  const frames = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect()));
  expect(frames).toHaveLength(7);
  expect(new Set(frames.map(({ width }) => Math.round(width))).size).toBe(1);
  expect(frames.at(-1)?.right).toBeLessThanOrEqual(1440);
});

test('no line of a job beside an open panel is rotated or too wide', async ({ page }) => {
  await openDemo(page, '/company/calendar?view=week', dana);
  const events = page.locator('.rbc-day-slot .rbc-event');
  await events.first().click();
  await expect(page.getByRole('complementary', { name: /^Job #/ })).toBeVisible();
  // The days become narrower as the panel opens, and the lines of their jobs fewer.
  const listCutLines = () =>
    events.evaluateAll((all) =>
      all.flatMap((event) => {
        const facts = event.querySelector('[aria-hidden]');
        if (!facts) return ['a job without facts'];
        const { left, right } = facts.getBoundingClientRect();
        const lines = [...facts.children].filter((line) => line.getClientRects().length > 0);
        const boxes = lines.map((line) => ({
          text: line.textContent,
          isRotated: getComputedStyle(line).writingMode !== 'horizontal-tb',
          box: line.getBoundingClientRect(),
        }));
        // A line that does not fit below the others is beside them, where no one sees it. Half a pixel is for fractions.
        const shown = boxes.filter(({ box }) => box.left < right - 0.5);
        return shown
          .filter(({ isRotated, box }) => isRotated || box.left < left - 0.5 || box.right > right + 0.5)
          .map(({ text }) => text);
      }),
    );
  await expect.poll(listCutLines).toEqual([]);
});

test('the fields of a new job use the whole width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/company/job/create', dana);
  const field = page.getByLabel(formTexts.firstName);
  await expect(field).toBeVisible();
  expect((await field.boundingBox())?.width).toBeGreaterThan(300);
});
