import type { FrameLocator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { presenterTexts } from '../../mocks/demo/stage/presenter/texts';
import { crewIn90Seconds } from '../../mocks/demo/stage/stories/crewIn90Seconds';
import { stories } from '../../mocks/demo/stage/stories/stories';
import type { Step, Story } from '../../mocks/demo/stage/stories/story';
import { storyTexts } from '../../mocks/demo/stage/stories/texts';
import { stageTexts } from '../../mocks/demo/stage/texts';
import { createWorld } from '../../mocks/provider/createWorld';
import type { Snapshot } from '../../mocks/provider/store/db';
import type { WorldMeta } from '../../mocks/provider/store/storage';
import { createStoppedClock } from '../../mocks/provider/time/clock';
import type { World } from '../../mocks/provider/world';
import { listDisagreements } from '../contract/agreement/listDisagreements';
import { addresses } from './kit/addresses';
import { expectAccessible, widths } from './kit/axe';
import { expect, test } from './kit/stage';

const bar = (page: Page) => page.getByRole('region', { name: storyTexts.title });
const findCaption = (page: Page) => bar(page).getByRole('status');

// Each step waits for its own result; only a story that is stuck takes this long.
test.describe.configure({ timeout: 600_000 });

for (const story of stories) {
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

test('the stories play one after another in one world, and all that screens then say agrees', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  for (const story of stories) {
    await open(page, story);
    await play(page, story);
    await bar(page).getByRole('button', { name: storyTexts.close }).click();
  }
  const world = await openSavedWorld(page);
  expect(await listDisagreements(world)).toEqual([]);
});

test('a story continues without input until it is paused, and starts again', async ({ page }) => {
  await page.goto(`${addresses.demo}/demo`);
  await open(page, crewIn90Seconds);
  await expectAccessible(page, widths.narrow, widths.desktop);
  const [first, second] = crewIn90Seconds.steps.map(({ caption }) => caption);
  await bar(page).getByRole('button', { name: storyTexts.play, exact: true }).click();
  await expect(findCaption(page)).toHaveText(second ?? '', { timeout: 0 });
  await bar(page).getByRole('button', { name: storyTexts.pause }).click();
  await bar(page).getByRole('button', { name: storyTexts.again }).click();
  await expect(findCaption(page)).toHaveText(first ?? '');
});

/** The world of the demo, saved as a file and opened here. */
async function openSavedWorld(page: Page): Promise<World> {
  await page.getByRole('button', { name: presenterTexts.title }).click();
  await page.getByRole('button', { name: presenterTexts.tabNames.developers }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: presenterTexts.save }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const { meta, rows } = JSON.parse(text) as { meta: WorldMeta; rows: Snapshot['rows'] };
  const now = meta.clock.mode === 'stopped' ? meta.clock.atMs : Date.now() + meta.clock.offsetMs;
  const saved = { snapshot: { rows, sequences: meta.sequences }, meta };
  return createWorld({ scenario: 'standard', saved, clock: createStoppedClock(now) });
}

async function open(page: Page, story: Story): Promise<void> {
  await bar(page).getByRole('button', { name: story.title }).click();
}

/** Presses "Do it for me" for each step, and looks for what the step promises. */
async function play(page: Page, story: Story): Promise<void> {
  for (const [index, step] of story.steps.entries()) {
    await expect(findCaption(page)).toHaveText(step.caption);
    await bar(page).getByRole('button', { name: storyTexts.doIt }).click();
    // The player itself ends a step that is stuck, and says so.
    await expect(findCaption(page)).not.toHaveText(step.caption, { timeout: 0 });
    await expect(findCaption(page)).toHaveText(story.steps[index + 1]?.caption ?? storyTexts.finished);
    await expectFramesInPlace(page);
    // A phone hides the other side.
    if (typeof step.seen.text !== 'string' || isPhone(page)) continue;
    const shown = findSide(page, step);
    await expect(shown.getByText(step.seen.text).or(shown.getByLabel(step.seen.text)).first()).toBeVisible();
  }
}

/** Each frame fills its window, and neither the window nor the page around it has scrolled. */
async function expectFramesInPlace(page: Page): Promise<void> {
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) => {
      const [inner, outer] = [frame.getBoundingClientRect(), frame.parentElement?.getBoundingClientRect()];
      const border = Number.parseFloat(getComputedStyle(frame.parentElement ?? frame).borderTopWidth);
      const gap = (edge: 'top' | 'left' | 'bottom' | 'right') =>
        Math.round(Math.abs(inner[edge] - (outer?.[edge] ?? Number.NaN)) - border);
      return [gap('top'), gap('left'), gap('bottom'), gap('right'), frame.parentElement?.scrollTop, scrollY];
    }),
  );
  // Sizes of frames are whole pixels of their own, so a scaled one may end a pixel off.
  for (const each of gaps) for (const gap of each) expect(Math.abs(gap ?? Number.NaN)).toBeLessThanOrEqual(1);
}

const isPhone = (page: Page) => page.viewportSize()?.width === widths.phone;

function findSide(page: Page, { side, seen }: Step): FrameLocator {
  return page.frameLocator(`iframe[title^="${stageTexts.sides[seen.side ?? side]}, "]`);
}
