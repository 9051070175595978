import type { Locator, Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { shellTexts } from '../../src/app/shell/texts';
import { calendarTexts } from '../../src/features/calendar/texts';
import { listTexts } from '../../src/features/jobs/list/texts';
import { labels } from '../../src/features/jobs/orders/parts/labels';
import { expectAccessible } from './kit/axe';
import { openDemo } from './kit/demo';
import { expect, test } from './kit/stage';

const dana = { profile: 'dana', as: 'Dana Whitfield' } as const;
const narrow = { width: 320, height: 640 };

/** The header of the specification, and what scrolling leaves of it. */
const fullHeight = 128;
const smallHeight = 64;

const banner = (page: Page) => page.getByRole('banner').first();
const title = (page: Page, name: string) => banner(page).getByText(name, { exact: true });

/** Height of the strip of the demo inbox, which is above the header. */
const stripHeight = 28;

/** Bottom of the visible part of the header, measured from the strip above it. */
async function headerEnd(page: Page): Promise<number> {
  const box = await banner(page).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) - stripHeight;
}

/** Notes on `button` where the header ends when the button gets the focus, before another frame. */
async function noteEndOnFocus(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    const note = () => element.setAttribute('data-end', `${element.closest('header')?.getBoundingClientRect().bottom}`);
    element.addEventListener('focus', note, { once: true });
  });
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
}

test.beforeEach(({ page }) => page.setViewportSize(narrow));

test('the narrowest phone shows the first job of each list whole between the header and the bottom bar', async ({
  page,
}) => {
  for (const list of ['not-formed', 'formed', 'history']) {
    await test.step(list, async () => {
      await openDemo(page, `/company/job/${list}`, dana);
      const card = page.getByRole('article').first();
      await expect(card).toBeVisible();
      expect(await headerEnd(page)).toBe(fullHeight);
      await expect(card).toBeInViewport({ ratio: 1 });
      const box = await card.boundingBox();
      const bar = await page.getByRole('link', { name: listTexts.add }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      await expectAccessible(page);
    });
  }
});

test('the narrowest phone has every filter behind one button', async ({ page }) => {
  await openDemo(page, '/company/job/formed', dana);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: listTexts.filters }).click();
  await expect(dialog.getByRole('group', { name: listTexts.dates })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: labels.position[PositionCode.helper] }).click();
  await dialog.getByRole('button', { name: listTexts.showDates }).click();
  await expect(page.getByRole('button', { name: listTexts.filtersOn(1) })).toBeFocused();
  await expect(page).toHaveURL(/missing=3/);
});

test('the header shrinks with scrolling and moves nothing', async ({ page }) => {
  await openDemo(page, '/company/job/not-formed', dana);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const start = (await card.boundingBox())?.y ?? 0;
  for (const [top, end] of [
    [30, fullHeight - 30],
    [300, smallHeight],
    [0, fullHeight],
  ] as const) {
    await scrollTo(page, top);
    expect(await headerEnd(page), `scrolled by ${top}`).toBe(end);
    expect((await card.boundingBox())?.y).toBe(start - top);
    await expect(title(page, 'Not formed')).toBeInViewport({ ratio: 1 });
  }
});

test('the page has one visible title, and its heading has the focus', async ({ page }) => {
  await openDemo(page, '/company/team', dana);
  await expect(title(page, 'Team')).toBeVisible();
  await page.getByRole('link', { name: shellTexts.activityWithUnread(true) }).click();
  const heading = page.getByRole('heading', { level: 1, name: shellTexts.activity });
  await expect(heading).toBeFocused();
  expect((await heading.boundingBox())?.height).toBe(1);
  await expect(title(page, shellTexts.activity)).toBeVisible();
});

test('a page opened from the menu has the focus on its heading', async ({ page }) => {
  await openDemo(page, '/company/team', dana);
  await banner(page).getByRole('button', { name: shellTexts.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Job' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await banner(page).getByRole('button', { name: shellTexts.menu }).click();
  await page.keyboard.press('Escape');
  await expect(banner(page).getByRole('button', { name: shellTexts.menu })).toBeFocused();
});

test('the row of the branch switches it; its focused button is not left under the title', async ({ page }) => {
  await openDemo(page, '/company/team', dana);
  const button = banner(page).getByRole('button', { name: 'Phoenix' });
  await button.click();
  await page.getByRole('menuitem', { name: /^Tucson/ }).click();
  const other = banner(page).getByRole('button', { name: 'Tucson' });
  await expect(other).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Team' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200);
  await scrollTo(page, 400);
  expect(await headerEnd(page)).toBe(smallHeight);
  await page.getByRole('link', { name: shellTexts.activityWithUnread(true) }).focus();
  await noteEndOnFocus(other);
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  // With reduced motion the change does not take even a frame.
  await expect(other).toHaveAttribute('data-end', String(stripHeight + fullHeight));
  expect(await headerEnd(page)).toBe(fullHeight);
});

test('tabs that do not fit show it, and the current one is in view', async ({ page }) => {
  await openDemo(page, '/company/team', dana);
  const tabs = page.getByRole('navigation', { name: 'Team' });
  await expect(tabs).toHaveAttribute('data-after');
  await expect(tabs).not.toHaveAttribute('data-before');
  await openDemo(page, '/company/team/requested', dana);
  // The lower edge of a tab is on the line below all of them.
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.97 });
  await expect(tabs).toHaveAttribute('data-before');
  await expect(tabs).not.toHaveAttribute('data-after');
});

test('the controls of the calendar leave a phone room for its jobs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDemo(page, '/company/calendar', dana);
  const day = page.getByRole('group', { name: calendarTexts.jobs }).getByRole('heading').first();
  await expect(day).toBeVisible();
  const box = await day.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0) - fullHeight).toBeLessThanOrEqual(180);
});
