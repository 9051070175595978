import { waitUntilSettled } from '../../tools/gallery/settled';
import { expectAccessible } from './kit/axe';
import { openDemo, type PersonName } from './kit/demo';
import { expect, test } from './kit/stage';

/*
 * With forced colors (high contrast of Windows) all tints are gone. What is current, chosen or pressed still looks
 * different from the others of its kind.
 */

test.use({ contextOptions: { forcedColors: 'active' } });

const screens: Record<string, readonly [person: PersonName, width: number, ...paths: string[]]> = {
  'the company': [
    'Dana Whitfield',
    1440,
    '/company/activity',
    '/company/job/not-formed',
    '/company/calendar',
    '/company/team/requested',
  ],
  'the helper': ['Marcus Reed', 390, '/helper/job'],
  'the settings of a helper': ['Sofia Delgado', 1440, '/helper/settings/work-settings'],
};

for (const [name, [as, width, ...paths]] of Object.entries(screens)) {
  test(`forced colors show without color what is chosen: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await test.step(path, async () => {
        await openDemo(page, path, { as });
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await waitUntilSettled(page, { loading: false });
        const chosen = await page.evaluate(findChosen);
        expect(chosen.length).toBeGreaterThan(1);
        expect(chosen.filter(({ looksLikeOthers }) => looksLikeOthers).map(({ text }) => text)).toEqual([]);
        await expectAccessible(page);
      });
    }
  });
}

/** Elements in a chosen state, and whether one of the same kind that is not chosen has the same frame. */
function findChosen(): { text: string; looksLikeOthers: boolean }[] {
  const marks = '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"]';
  const getFrame = (element: Element) => {
    const { borderWidth, borderStyle, outlineWidth, outlineStyle, textDecorationLine } = getComputedStyle(element);
    return [borderWidth, borderStyle, outlineWidth, outlineStyle, textDecorationLine].join(' ');
  };
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const isSameKind = (one: Element, other: Element) =>
    one.tagName === other.tagName && one.classList[0] === other.classList[0];
  const all = [...document.querySelectorAll('a, button')].filter(isShown);
  const isChosen = (element: Element) => element.matches(marks);
  return all.filter(isChosen).map((chosen) => ({
    text: chosen.textContent,
    looksLikeOthers: all.some(
      (other) => !isChosen(other) && isSameKind(chosen, other) && getFrame(other) === getFrame(chosen),
    ),
  }));
}
