import type { FrameLocator, Page } from '@playwright/test';
import { crewIn90Seconds } from '../../mocks/stage/stories/crewIn90Seconds';
import { stories } from '../../mocks/stage/stories/stories';
import type { Step, Story } from '../../mocks/stage/stories/story';
import { storyTexts } from '../../mocks/stage/stories/texts';
import { stageTexts } from '../../mocks/stage/texts';
import { addresses } from './kit/addresses';
import { expectAccessible, widths } from './kit/axe';
import { expect, test } from './kit/stage';

const bar = (page: Page) => page.getByRole('region', { name: storyTexts.title });

test.describe.configure({ timeout: 150_000 });

for (const story of stories.filter((each) => each !== crewIn90Seconds)) {
  test(`“${story.title}” plays step by step, and again in the same world, on a phone if it can`, async ({ page }) => {
    await page.goto(`${addresses.demo}/demo`);
    await open(page, story);
    await play(page, story);
    await bar(page).getByRole('button', { name: storyTexts.close }).click();
    if (!story.isWide) await page.setViewportSize({ width: widths.phone, height: 844 });
    await open(page, story);
    await play(page, story);
  });
}

test('a story continues without input until it is paused, and plays again in the same world', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  await open(page, crewIn90Seconds);
  await expectAccessible(page, widths.narrow, widths.desktop);
  await bar(page).getByRole('button', { name: storyTexts.play, exact: true }).click();
  await expect(bar(page).getByRole('status')).toHaveText(crewIn90Seconds.steps[1]?.caption ?? '', { timeout: 40_000 });
  await bar(page).getByRole('button', { name: storyTexts.pause }).click();
  await bar(page).getByRole('button', { name: storyTexts.again }).click();
  await play(page, crewIn90Seconds);
});

async function open(page: Page, story: Story): Promise<void> {
  await bar(page).getByRole('button', { name: story.title }).click();
}

/** Presses "Do it for me" for each step, and looks for what the step promises. */
async function play(page: Page, story: Story): Promise<void> {
  for (const step of story.steps) {
    await expect(bar(page).getByRole('status')).toHaveText(step.caption);
    await bar(page).getByRole('button', { name: storyTexts.doIt }).click();
    await expect(bar(page).getByRole('status')).not.toHaveText(step.caption, { timeout: 40_000 });
    // A phone hides the other side.
    if (typeof step.seen.text !== 'string' || isPhone(page)) continue;
    const shown = findSide(page, step);
    await expect(shown.getByText(step.seen.text).or(shown.getByLabel(step.seen.text)).first()).toBeVisible();
  }
  await expect(bar(page).getByRole('status')).toHaveText(storyTexts.finished);
}

const isPhone = (page: Page) => page.viewportSize()?.width === widths.phone;

function findSide(page: Page, { side, seen }: Step): FrameLocator {
  return page.frameLocator(`iframe[title^="${stageTexts.sides[seen.side ?? side]}, "]`);
}
