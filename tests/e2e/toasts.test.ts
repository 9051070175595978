import type { Page } from '@playwright/test';
import { shellTexts } from '../../src/app/shell/texts';
import { openDemo, pathIs } from './demo';
import { expect, test } from './stage';

const gap = 16;

/** Signs in with the form, which ends with a toast: the welcome, or the failure of the call. */
async function signIn(page: Page, email: string, faults = ''): Promise<void> {
  await openDemo(page, '/login', { faults });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill('Moving-2026');
  await page.keyboard.press('Enter');
}

const toast = (page: Page) => page.locator('.bp6-toast');

/** Keeps the toast open, waits until the layout is stable, and names every control under it. */
async function controlsUnderToast(page: Page): Promise<string[]> {
  await toast(page).hover();
  await page.evaluate(() => {
    const moves = document.getAnimations().filter((each) => each instanceof CSSTransition);
    return Promise.all(moves.map(({ finished }) => finished.catch(() => undefined)));
  });
  return page.evaluate(() => {
    const place = document.querySelector('.bp6-toast')?.getBoundingClientRect() ?? new DOMRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < place.right && right > place.left && top < place.bottom && bottom > place.top;
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => !control.closest('.bp6-toast') && isUnder(control.getBoundingClientRect()))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

async function expectAtRightEdge(page: Page): Promise<void> {
  const box = await toast(page).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((page.viewportSize()?.width ?? 0) - gap);
  expect(box?.y).toBeLessThan(140);
}

for (const [email, path, widths] of [
  ['dana@coppermesa.example', '/company/activity', [1440, 960, 959, 320]],
  ['marcus@helpers.example', '/helper/job', [960, 390]],
] as const) {
  test(`a toast on ${path} is at the right edge and covers no control, at ${widths.join(', ')} px`, async ({
    page,
  }) => {
    await signIn(page, email);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      // The pointer keeps the toast open.
      await toast(page).hover();
      await expect(page).toHaveURL(pathIs(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await controlsUnderToast(page), `${width} px`).toEqual([]);
      await expectAtRightEdge(page);
    }
  });
}

test('a toast on the login is at the right edge and covers no control, at 960 and 320 px', async ({ page }) => {
  await signIn(page, 'dana@coppermesa.example', 'login:500');
  for (const width of [960, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await toast(page).hover();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await controlsUnderToast(page), `${width} px`).toEqual([]);
    await expectAtRightEdge(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer covers a toast', async ({ page }) => {
    await signIn(page, 'dana@coppermesa.example');
    await expect(toast(page)).toBeVisible();
    await page.getByRole('button', { name: shellTexts.menu }).click();
    const drawer = page.getByRole('dialog', { name: shellTexts.menu });
    await expect(drawer).toBeVisible();
    const place = await toast(page).boundingBox();
    const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('[role=dialog]') !== null, [
      (place?.x ?? 0) + 40,
      (place?.y ?? 0) + 20,
    ] as const);
    expect(top).toBe(true);
  });
});
