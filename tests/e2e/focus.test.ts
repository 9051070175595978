import type { Page } from '@playwright/test';
import { shellTexts } from '../../src/app/shell/texts';
import { loginTexts } from '../../src/features/auth/login/texts';
import { actionTexts } from '../../src/features/jobs/actions/texts';
import { closingTexts } from '../../src/features/jobs/closing/texts';
import { formTexts } from '../../src/features/jobs/form/texts';
import { listTexts as jobsTexts } from '../../src/features/jobs/list/texts';
import { labels } from '../../src/features/jobs/orders/parts/labels';
import { listTexts as teamTexts } from '../../src/features/team/list/texts';
import { memberTexts } from '../../src/features/team/member/texts';
import { requestedTexts } from '../../src/features/team/requested/texts';
import { widths } from './kit/axe';
import { openDemo } from './kit/demo';
import { expect, test } from './kit/stage';

/** After each step the focus is where the step leads, never on the body: users of a keyboard go on from there. */
type Step = { name: string; act: (page: Page) => Promise<void>; focus: (page: Page) => ReturnType<Page['locator']> };

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const navigation = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shellTexts.mainNavigation }).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) =>
  page.getByRole('region', { name: jobsTexts.list, exact: true }).getByRole('article').first();
const choose = async (page: Page, item: string) => {
  await card(page)
    .getByRole('button', { name: /^More / })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

const steps: readonly Step[] = [
  { name: 'a click on the navigation', act: (page) => navigation(page, 'Team').click(), focus: heading },
  {
    name: 'another page by a tab',
    act: (page) => page.getByRole('link', { name: teamTexts.requested }).first().click(),
    focus: heading,
  },
  {
    name: 'a tab of the same page',
    act: (page) => page.getByRole('tab', { name: requestedTexts.rejected }).click(),
    focus: (page) => page.getByRole('tab', { name: requestedTexts.rejected }),
  },
  { name: 'Back', act: async (page) => void (await page.goBack()), focus: (page) => page.locator('main :focus') },
  { name: 'the jobs', act: (page) => navigation(page, 'Job').click(), focus: heading },
  {
    name: 'a deleted job',
    act: (page) => choose(page, actionTexts.deleteJob),
    focus: (page) => page.locator('article :focus'),
  },
  {
    name: 'the formed jobs',
    act: (page) => page.getByRole('link', { name: new RegExp(`^${jobsTexts.formed}`) }).click(),
    focus: heading,
  },
  {
    name: 'a completed job',
    act: async (page) => {
      await page.getByRole('link', { name: actionTexts.complete }).first().click();
      const box = dialog(page);
      await box.getByLabel(closingTexts.times).fill('08:20 - 15:35');
      await box.getByLabel(closingTexts.breakTime).fill('30');
      await box.getByLabel(closingTexts.notes).fill('A long day');
      await box.getByRole('button', { name: closingTexts.complete }).click();
      await expect(box).toHaveCount(0);
    },
    // A page that is still loading has no heading yet, so its main part has the focus that the dialog returns.
    focus: (page) => page.locator('main:focus, main :focus'),
  },
  {
    name: 'the list again',
    act: async (page) => {
      await navigation(page, 'Job').click();
      await page.getByRole('link', { name: new RegExp(`^${jobsTexts.formed}`) }).click();
    },
    focus: heading,
  },
  {
    name: 'a form in a dialog',
    act: async (page) => {
      // The first jobs have begun, and are no longer canceled.
      await page
        .getByRole('article')
        .last()
        .getByRole('button', { name: /^More / })
        .click();
      await page.getByRole('menuitem', { name: actionTexts.cancelJob }).click();
    },
    focus: (page) => dialog(page).getByLabel(actionTexts.reason),
  },
  {
    name: 'a canceled job',
    act: async (page) => {
      await dialog(page).getByLabel(actionTexts.reason).selectOption({ label: labels.cancelReason.duplicate });
      await dialog(page).getByRole('button', { name: actionTexts.cancelAction }).click();
      await expect(dialog(page)).toHaveCount(0);
    },
    focus: (page) => page.locator('main :focus'),
  },
  {
    name: 'a saved job',
    act: async (page) => {
      await navigation(page, 'Job').click();
      await choose(page, actionTexts.edit);
      await page.getByLabel(formTexts.lastName).fill('Renamed');
      await page.getByRole('button', { name: formTexts.saveChanges }).click();
      await expect(page.getByRole('button', { name: formTexts.saveChanges })).toHaveCount(0);
    },
    focus: heading,
  },
  {
    name: 'a member form that is left',
    act: async (page) => {
      await openDemo(page, '/company/team/create', { profile: 'dana' });
      await page.getByRole('button', { name: memberTexts.cancel }).click();
    },
    focus: heading,
  },
];

test('the focus is never lost', async ({ page }) => {
  await openDemo(page, '/company/activity', { profile: 'dana', as: 'Dana Whitfield' });
  await expect(heading(page)).toBeVisible();
  for (const { name, act, focus } of steps) {
    await test.step(name, async () => {
      await act(page);
      await expect(focus(page).and(page.locator(':focus')), `after ${name}`).toBeVisible();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => document.activeElement !== document.body), `after ${name}`).toBe(true);
    });
  }
});

test('nothing has a frame after a sign-in by keyboard; a control that Tab reaches has one', async ({ page }) => {
  const readOutline = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  await openDemo(page, '/login', { profile: 'dana' });
  await page.getByLabel(loginTexts.email).fill('dana@coppermesa.example');
  await page.getByLabel(loginTexts.password, { exact: false }).first().fill('Moving-2026');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Activity');
  expect(await readOutline()).toBe('none');
  await navigation(page, 'Team').focus();
  await page.keyboard.press('Tab');
  expect(await readOutline()).toBe('solid');
});

test('a new page starts at its top, and Back returns to where the list was', async ({ page }) => {
  // Low enough that one page of the list does not fit.
  await page.setViewportSize({ width: 1440, height: 600 });
  await openDemo(page, '/company/job/history', { profile: 'dana', as: 'Dana Whitfield' });
  await expect(page.getByRole('article').or(page.getByRole('row')).nth(4)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await navigation(page, 'Team').click();
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await expect(heading(page)).toBeFocused();
});

for (const width of [widths.desktop, widths.phone]) {
  test(`no header or bar covers what Tab and Shift+Tab reach at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDemo(page, '/company/team', { as: 'Dana Whitfield' });
    await page
      .getByRole('button', { name: /^More for / })
      .last()
      .focus();
    for (const key of ['Shift+Tab', 'Tab']) {
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await page.evaluate(findCover)).toBeNull();
      }
    }
  });
}

/** Text of the header or bar above the center of the focused control; null if none is. */
function findCover(): string | null {
  const focused = document.activeElement ?? document.body;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const atCenter = document.elementFromPoint(left + width / 2, top + height / 2);
  for (let element = atCenter; element && !element.contains(focused); element = element.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(element).position)) return element.textContent;
  return null;
}
