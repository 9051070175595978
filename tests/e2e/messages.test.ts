import type { Page } from '@playwright/test';
import { shellTexts } from '../../src/app/shell/texts';
import { actionTexts } from '../../src/features/jobs/actions/texts';
import { texts } from '#platform/ui/texts';
import { openDemo, pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

const gap = 16;
const widths = [1440, 960, 390, 320];
const priya = { profile: 'priya', as: 'Priya Nair' } as const;

/** Signs in with the form, which ends with a toast: the welcome, or the failure of the call. */
async function signIn(page: Page, email: string, faults = ''): Promise<void> {
  await openDemo(page, '/login', { faults });
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill('Moving-2026');
  await page.keyboard.press('Enter');
}

const messages = (page: Page) => page.locator('[data-message]');

/** The layout has settled, with the pointer on a message, so that it stays. */
async function hold(page: Page): Promise<void> {
  await messages(page).first().hover();
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
}

/** Names every control that a message covers. What scrolls under the page's header is covered by the header already. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('main')?.parentElement?.querySelector(':scope > header');
    const isAlwaysShown = top !== null && top !== undefined && getComputedStyle(top).position !== 'static';
    const headerEnd = isAlwaysShown ? top.getBoundingClientRect().bottom : 0;
    const places = [...document.querySelectorAll('[data-message]')].map((each) => each.getBoundingClientRect());
    const isUnder = (control: Element) => {
      const { left, right, top: start, bottom } = control.getBoundingClientRect();
      const visibleStart = top?.contains(control) ? start : Math.max(start, headerEnd);
      return places.some(
        (place) =>
          left < place.right &&
          right > place.left &&
          visibleStart < Math.min(bottom, place.bottom) &&
          bottom > place.top,
      );
    };
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => !control.closest('[data-message]') && control.checkVisibility() && isUnder(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

async function expectCoversNothing(page: Page, label: string): Promise<void> {
  await hold(page);
  for (const top of [0, 10_000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    expect(await coveredControls(page), `${label}, scrolled to ${top}`).toEqual([]);
  }
}

async function expectAtRightEdge(page: Page): Promise<void> {
  const box = await messages(page).first().boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((page.viewportSize()?.width ?? 0) - gap);
  expect(box?.y).toBeLessThan(140);
}

async function deleteFirstJob(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^More / })
    .click();
  await page.getByRole('menuitem', { name: actionTexts.deleteJob }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: actionTexts.deleteAction }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

for (const [email, path] of [
  ['dana@coppermesa.example', '/company/activity'],
  ['marcus@helpers.example', '/helper/job'],
] as const) {
  test(`a toast on ${path} is at the right edge and covers no control`, async ({ page }) => {
    await signIn(page, email);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await hold(page);
      await expect(page).toHaveURL(pathIs(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectCoversNothing(page, `${width} px`);
      await expectAtRightEdge(page);
    }
  });
}

test('a toast of several lines on the login covers no control', async ({ page }) => {
  await openDemo(page, '/authorization-google?error=access_denied');
  await expect(page).toHaveURL(pathIs('/login'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await hold(page);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await coveredControls(page), `${width} px`).toEqual([]);
    await expectAtRightEdge(page);
  }
});

test('three messages cover no control, action bar or demo bar', async ({ page }) => {
  await openDemo(page, '/company/job/not-formed?sort=soonest', priya);
  await deleteFirstJob(page);
  await hold(page);
  await deleteFirstJob(page);
  await deleteFirstJob(page);
  await expect(page.getByRole('group', { name: texts.undoBar }).locator('[data-message]')).toHaveCount(3);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectCoversNothing(page, `${width} px`);
  }
});

test('an action can be undone on the next page, also by keyboard', async ({ page }) => {
  await openDemo(page, '/company/job/not-formed?sort=soonest', priya);
  const first = page.getByRole('article').first();
  const name = (await first.getAttribute('aria-label')) ?? (await first.textContent()) ?? '';
  await deleteFirstJob(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: texts.undo })).toBeFocused();
  await page.getByRole('link', { name: 'Team' }).first().click();
  await expect(page).toHaveURL(pathIs('/company/team'));
  await page.keyboard.press('F8');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(0);
  await page.goBack();
  const restored = page.getByRole('article').first();
  await expect(restored).toBeVisible();
  expect((await restored.getAttribute('aria-label')) ?? (await restored.textContent())).toBe(name);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer covers a toast', async ({ page }) => {
    await signIn(page, 'dana@coppermesa.example');
    await expect(messages(page)).toBeVisible();
    await page.getByRole('button', { name: shellTexts.menu }).click();
    await expect(page.getByRole('dialog', { name: shellTexts.menu })).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
  });
});
