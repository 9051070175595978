import type { FrameLocator, Page } from '@playwright/test';
import { stories } from '../../mocks/stage/stories/stories';
import type { Step, Story } from '../../mocks/stage/stories/story';
import { storyTexts } from '../../mocks/stage/stories/texts';
import { stageTexts } from '../../mocks/stage/texts';
import { addresses } from './kit/addresses';
import { expectAccessible, widths } from './kit/axe';
import { expect, test } from './kit/stage';

const bar = (page: Page) => page.getByRole('region', { name: storyTexts.title });

test.describe.configure({ timeout: 150_000 });

for (const story of stories) {
  test(`“${story.title}” plays step by step, and again in the same world`, async ({ page }) => {
    await page.goto(`${addresses.demo}/demo`);
    await bar(page).getByRole('button', { name: story.title }).click();
    await play(page, story);
    await bar(page).getByRole('button', { name: storyTexts.again }).click();
    await play(page, story);
  });
}

test('a story plays to its end without input', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  await bar(page).getByRole('button', { name: stories[0]?.title }).click();
  await expectAccessible(page, widths.phone, widths.desktop);
  await bar(page).getByRole('button', { name: storyTexts.play, exact: true }).click();
  await expect(bar(page).getByText(storyTexts.finished)).toBeVisible({ timeout: 120_000 });
});

/** Presses "Do it for me" for each step, and looks for what the step promises. */
async function play(page: Page, story: Story): Promise<void> {
  for (const step of story.steps) {
    await expect(bar(page).getByRole('status')).toHaveText(step.caption);
    await bar(page).getByRole('button', { name: storyTexts.doIt }).click();
    await expect(bar(page).getByRole('status')).not.toHaveText(step.caption, { timeout: 40_000 });
    if (typeof step.seen.text !== 'string') continue;
    const shown = findSide(page, step);
    await expect(shown.getByText(step.seen.text).or(shown.getByLabel(step.seen.text)).first()).toBeVisible();
  }
  await expect(bar(page).getByRole('status')).toHaveText(storyTexts.finished);
}

function findSide(page: Page, { side, seen }: Step): FrameLocator {
  return page.frameLocator(`iframe[title^="${stageTexts.sides[seen.side ?? side]}, "]`);
}
