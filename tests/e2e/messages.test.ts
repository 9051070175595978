import type { Page } from '@playwright/test';
import { texts } from '#platform/ui/texts';
import { shellTexts } from '../../src/app/shell/texts';
import { actionTexts } from '../../src/features/jobs/actions/texts';
import { waitUntilSettled } from '../../tools/gallery/settled';
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

/** Resizes the page and waits until it has been drawn so. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))));
}

/** The layout has settled, with the pointer on a message, so that it stays. */
async function hold(page: Page): Promise<void> {
  await messages(page).first().hover();
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  );
}

/** Names every control in the first row of the page's header that a message covers. Cards have headers, too. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-message]')].map((each) => each.getBoundingClientRect());
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      places.some((place) => left < place.right && right > place.left && top < place.bottom && bottom > place.top);
    return [...document.querySelectorAll('header :is(a, button, input)')]
      .filter((control) => control.checkVisibility() && !control.closest('main'))
      .map((control) => ({ control, place: control.getBoundingClientRect() }))
      .filter(({ place }) => place.top < 60 && isUnder(place))
      .map(({ control }) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

/** Draws what is outside the window, too. */
function drawWholePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Place of every control of the page outside maps, which load later, and height of the page. */
function listPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    `${document.documentElement.scrollHeight} px, scrolled by ${scrollY}`,
    ...[...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((control) => !control.closest('[data-message], [data-map]') && control.checkVisibility())
      .map((control) => {
        const { x, y } = control.getBoundingClientRect();
        return `${control.getAttribute('aria-label') ?? control.textContent}: ${x}, ${y}`;
      }),
  ]);
}

/** Closes all messages at the last of the widths, and compares where everything is with and without them at each. */
async function expectMovesNothing(page: Page): Promise<void> {
  await drawWholePage(page);
  const places: string[][] = [];
  const notePlaces = async (hasMessages: boolean) => {
    for (const width of widths) {
      await resize(page, width);
      for (const top of [0, 10_000]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        if (hasMessages) {
          await hold(page);
          expect(await coveredControls(page), `${width} px, scrolled to ${top}`).toEqual([]);
        }
        places.push(await listPlaces(page));
      }
    }
  };
  await notePlaces(true);
  const withMessages = places.splice(0);
  await page.keyboard.press('F8');
  while ((await messages(page).count()) > 0) {
    await messages(page).first().getByRole('button').last().focus();
    await page.keyboard.press('Escape');
  }
  await notePlaces(false);
  expect(withMessages).toEqual(places);
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
}

for (const [email, path] of [
  ['dana@coppermesa.example', '/company/activity'],
  ['marcus@helpers.example', '/helper/job'],
] as const) {
  test(`a toast on ${path} is at the right edge, moves nothing and covers no control of the header`, async ({
    page,
  }) => {
    await signIn(page, email);
    await hold(page);
    await expect(page).toHaveURL(pathIs(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilSettled(page, { loading: false });
    for (const width of widths) {
      await resize(page, width);
      await hold(page);
      await expectAtRightEdge(page);
    }
    await expectMovesNothing(page);
  });
}

test('a toast of several lines on the login moves nothing and covers no control of the header', async ({ page }) => {
  await openDemo(page, '/authorization-google?error=access_denied');
  await expect(page).toHaveURL(pathIs('/login'));
  await hold(page);
  await waitUntilSettled(page, { loading: false });
  await expectMovesNothing(page);
});

test('three messages cover no control of the header', async ({ page }) => {
  await openDemo(page, '/company/job/not-formed?sort=soonest', priya);
  await deleteFirstJob(page);
  await hold(page);
  await deleteFirstJob(page);
  await deleteFirstJob(page);
  await expect(page.getByRole('group', { name: texts.undoBar }).locator('[data-message]')).toHaveCount(3);
  for (const width of widths) {
    await resize(page, width);
    await hold(page);
    expect(await coveredControls(page), `${width} px`).toEqual([]);
  }
});

test('an action can be undone on the next page, also by keyboard', async ({ page }) => {
  await openDemo(page, '/company/job/not-formed?sort=soonest', priya);
  const first = page.getByRole('article').first();
  const name = (await first.getAttribute('aria-label')) ?? (await first.textContent()) ?? '';
  await deleteFirstJob(page);
  const undo = page.getByRole('button', { name: texts.undo });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
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
