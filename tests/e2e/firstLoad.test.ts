import type { Page } from '@playwright/test';
import { settingsNavTexts } from '../../src/features/helper/settings/texts';
import { signIn } from '../../tools/lighthouse/signIn';
import { addresses } from './kit/addresses';
import { widths } from './kit/axe';
import { activityRows, pathIs } from './kit/demo';
import { expect, test } from './kit/stage';

/* The production build as it opens for someone who was here before: what is stored on the device may be out of date. */

test.use({ serviceWorkers: 'allow' });

const dana = 'dana@coppermesa.example';
const grace = 'grace@blueagave.example';
const activity = `${addresses.production}/company/activity`;
const api = `${addresses.server}/api`;

/** Opens the app with what it stored in an earlier visit. */
async function openWith(page: Page, stored: Record<string, string>, address = activity): Promise<void> {
  await page.goto(`${addresses.production}/favicon.svg`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(stored));
  await page.goto(address);
}

/** The paths of calls since it was made, without the API's own. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname.slice('/api'.length) + search);
  });
  return calls;
}

const firstReads = [
  '/company-branches',
  '/company-branches/1/overview',
  '/notifications/branch/1/needs-action',
  '/notifications/branch/1/get-notifications?page=1',
];

test('the first rows come from the calls that were sent while the app loaded', async ({ page }) => {
  const calls = watchCalls(page);
  await openWith(page, await signIn(api, dana));
  await expect(activityRows(page).first()).toBeVisible();
  const ofPage = calls.filter((call) => call !== '/auth/get-me');
  expect(ofPage.slice(0, firstReads.length).toSorted()).toEqual(firstReads.toSorted());
  for (const call of firstReads) expect(calls.filter((each) => each === call).length).toBeLessThanOrEqual(2);
});

type Seen = { headings: number; placeholders: number; shift: number };

declare global {
  /** Counted in the watched page. */
  var seenOfScreen: Seen | undefined;
}

/** Notes how often a page shows a heading or a placeholder, and how far it moves. */
async function watchScreen(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { headings: 0, placeholders: 0, shift: 0 };
    globalThis.seenOfScreen = seen;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        seen.headings += node.matches('main h1') ? 1 : node.querySelectorAll('h1').length;
        seen.placeholders += node.querySelectorAll('main [role=status]').length;
      }
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(readSeen);
}

/** Runs in the page. */
function readSeen(): Seen {
  if (!globalThis.seenOfScreen) throw new Error('The page was not watched');
  return globalThis.seenOfScreen;
}

test('nothing moves when the first rows replace their placeholder', async ({ page }) => {
  const readScreen = await watchScreen(page);
  await openWith(page, await signIn(api, dana));
  await expect(activityRows(page).first()).toBeVisible();
  expect((await readScreen()).shift).toBeLessThan(0.01);
});

test('the settings on a phone do not move when their navigation is loaded', async ({ page }) => {
  await page.setViewportSize({ width: widths.phone, height: 844 });
  const readScreen = await watchScreen(page);
  const stored = await signIn(api, 'marcus@helpers.example');
  await openWith(page, stored, `${addresses.production}/helper/settings/work-settings`);
  await expect(page.getByRole('button', { name: settingsNavTexts.all })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toBeAttached();
  expect((await readScreen()).shift).toBeLessThan(0.02);
});

test('a second visit starts with the rows of the first, while nothing is answered', async ({ page, trouble }) => {
  trouble.expect(/ERR_ABORTED|Failed to fetch/);
  await openWith(page, await signIn(api, dana));
  await expect(activityRows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const readScreen = await watchScreen(page);
  await page.context().route(`${api}/**`, () => undefined);
  await page.reload();
  await expect(activityRows(page).first()).toBeVisible();
  const { headings, placeholders, shift } = await readScreen();
  expect({ headings, placeholders }).toEqual({ headings: 1, placeholders: 0 });
  expect(shift).toBeLessThan(0.01);
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});

test('a stored branch that is not theirs: the first one is shown, and nothing is said', async ({ page, trouble }) => {
  trouble.expect(/answer: 40[34] .*(\/branch\/4\/|\/company-branches\/4\/overview)/);
  await openWith(page, { ...(await signIn(api, dana)), activeBranchId: '4' });
  await expect(activityRows(page).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('activeBranchId'))).toBe('1');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a token that ended while its calls were on their way: one sign-out and one message', async ({
  page,
  trouble,
}) => {
  trouble.expect(/answer: 401/);
  const stored = await signIn(api, dana);
  await openWith(page, { ...stored, token: 'ended' });
  await expect(page).toHaveURL(pathIs('/login'));
  expect(new URL(page.url()).searchParams.get('return')).toBe('/company/activity');
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('another person on the same device sees nothing of the first', async ({ page }) => {
  await openWith(page, await signIn(api, dana));
  const row = activityRows(page).first();
  const text = (await row.textContent()) ?? '';
  await page.waitForLoadState('networkidle');
  // Nothing is answered: what is shown is what the device has.
  await page.context().route(`${api}/**`, () => undefined);
  await openWith(page, await signIn(api, grace));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await expect(activityRows(page)).toHaveCount(0);
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});

test('a second visit without a network shows the rows of the first', async ({ page, context, trouble }) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|net::ERR/);
  await openWith(page, await signIn(api, dana));
  await expect(activityRows(page).first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const text = (await activityRows(page).first().textContent()) ?? '';
  // The age of an activity changes with the minute.
  const [unchanging = ''] = text.split(/\d+\s(?:min|hr)\sago|just\snow/i);
  expect(unchanging).toMatch(/\w/);
  await page.reload();
  await expect(activityRows(page).first()).toContainText(unchanging);
});
