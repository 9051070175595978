import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Holds the whole page as it stands against the accessibility rules; what breaks one is listed by rule and element. The
 * window is made as high as the page, so that nothing lies half under what sticks to its edges.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size) await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  // What fades has no colour to judge: what comes is waited for, and what goes meanwhile goes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  await page.emulateMedia({ reducedMotion: null });
  if (size) await page.setViewportSize(size);
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
