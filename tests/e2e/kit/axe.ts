import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Widths in pixels: a desktop, a phone, and the narrowest phone. */
export const widths = { desktop: 1440, phone: 390, narrow: 320 } as const;

/**
 * Checks the whole page against the accessibility rules at the given widths, or at the current one, and that nothing
 * makes it wider than the window. Lists the violations by rule and element.
 */
export async function expectAccessible(page: Page, ...wanted: readonly number[]): Promise<void> {
  const size = page.viewportSize() ?? { width: widths.desktop, height: 900 };
  const found: string[] = [];
  for (const width of wanted.length > 0 ? wanted : [size.width]) {
    await page.setViewportSize({ ...size, width });
    for (const violation of await findViolations(page)) found.push(`${width} px, ${violation}`);
  }
  await page.setViewportSize(size);
  expect(found).toEqual([]);
}

async function findViolations(page: Page): Promise<string[]> {
  await fitHeight(page);
  // Elements that are fading in do not have their final color yet.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
  });
  // The product has no frames, and the demo's frames show the product, so axe can run in the page alone. Without this mode
  // it opens a second page each time.
  const axe = new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...(beyond > 0 ? [`the page is ${beyond} px wider than the window`] : []),
  ];
}

/**
 * Makes the window as high as the page, so that no element is partly hidden under what sticks to the window's edges; twice,
 * because a higher window may show more. Nothing waits for an animation frame: on a busy machine none may come.
 */
async function fitHeight(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    const { width = widths.desktop, height = 0 } = page.viewportSize() ?? {};
    const wanted = await page.evaluate(measureContent);
    if (wanted > height) await page.setViewportSize({ width, height: wanted });
  }
}

/**
 * Runs in the page: its height in pixels. Rows below the window count as they are, not as they are guessed, and what
 * appears from now on has its final color at once.
 */
function measureContent(): number {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
  document.adoptedStyleSheets = [sheet];
  return document.documentElement.scrollHeight;
}
