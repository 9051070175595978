import type { Page } from '@playwright/test';
import { paths } from '#platform/routing/paths';
import { shellTexts } from '../../src/app/shell/texts';
import { paymentTexts } from '../../src/features/billing/payment/texts';
import { cancelTexts, pageTexts } from '../../src/features/billing/texts';
import { inviteTexts } from '../../src/features/jobs/crew/texts';
import { lineTexts } from '../../src/features/jobs/orders/typedLine/texts';
import { applicationTexts } from '../../src/features/outsource/applications/texts';
import { createOfferTexts, publishTexts, matchesTexts, needTexts } from '../../src/features/outsource/create/texts';
import { numbersTexts } from '../../src/features/outsource/parts/texts';
import { listTexts } from '../../src/features/team/list/texts';
import { waitUntilSettled } from '../../tools/gallery/settled';
import { expectAccessible, widths } from './kit/axe';
import { checkCalendar } from './kit/calendarMoments';
import { activityRows, openDemo, type PersonName } from './kit/demo';
import { findSubjectId, listRoutes, type RouteName, variants } from './kit/routes';
import { expect, test } from './kit/stage';
import { listSmallTargets } from './kit/targets';

/*
 * Every route of the product meets the accessibility rules, on a desktop and on a phone. New routes are included
 * without a change here. Each journey stays in one page and moves from route to route like a link.
 */

type Moment = (page: Page) => Promise<unknown>;

test('public pages are accessible', async ({ page }) => {
  await openDemo(page, '/login');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Value is required').first()).toBeVisible();
  await expectAccessible(page, widths.desktop, widths.phone, widths.narrow);
  // Google's callback is not a page: without a code it redirects to the login.
  const names = listRoutes(/^(login|sign-up|reset-password|auth-apple$|$)/);
  await visit(page, names, {});
});

test('the pages of jobs are accessible', async ({ page }) => {
  await openAsOwner(page, '/company/job/not-formed');
  await visit(page, listRoutes(/^company-job/), {
    'company-job-team-edit': () =>
      page
        .getByRole('button', { name: /^More for / })
        .first()
        .click(),
    'company-job-outsourcing': async () => {
      await page.getByText(numbersTexts.definitions).click();
      await page
        .getByRole('button', { name: /^More for / })
        .first()
        .click();
    },
  });
});

test('the calendar of a company is accessible', async ({ page }) => {
  await openAsOwner(page, '/company/activity');
  await visit(page, listRoutes(/^company-calendar/), { 'company-calendar': () => checkCalendar(page) });
});

test('the other pages of a company are accessible', async ({ page }) => {
  await openAsOwner(page, '/company/activity');
  await visit(page, listRoutes(/^company-(?!job|calendar)/), {
    'company-activity': async () => {
      await activityRows(page).first().getByRole('button').first().click();
      await expect(page.getByRole('article')).toBeVisible();
    },
    'company-outsourcing-offer-applications': () => compareApplications(page),
    'company-team-helpers': async () => {
      await page
        .getByRole('button', { name: /^More for / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: listTexts.invite }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Choose #/ })
        .first()
        .click();
      await expect(page.getByRole('textbox', { name: inviteTexts.message })).toBeVisible();
    },
    'company-outsourcing': () => checkNewOffer(page),
    'company-settings-subscription': async () => {
      await page.getByRole('button', { name: paymentTexts.change }).click();
      await page.getByRole('button', { name: paymentTexts.save }).click();
      await expectAccessible(page, widths.desktop, widths.phone);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: pageTexts.plan.cancel }).click();
      await expect(page.getByRole('alertdialog', { name: cancelTexts.title('Fleet') })).toBeVisible();
    },
  });
});

test('the pages of a helper are accessible', async ({ page }) => {
  await openDemo(page, '/helper/job', { as: 'Marcus Reed' });
  await visit(page, listRoutes(/^helper-/), {
    'helper-job-company-new': async () => {
      const banner = page.getByRole('banner');
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      await banner.getByRole('button', { name: shellTexts.activity, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page, widths.desktop);
      await close.click();
      await page.setViewportSize({ width: widths.phone, height: 844 });
      await banner.getByRole('button', { name: shellTexts.activity, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
      await close.click();
      await banner.getByRole('button', { name: shellTexts.searchOwn }).click();
      // The sheet is loaded when it first opens.
      await expect(page.getByRole('combobox', { name: shellTexts.searchOwn })).toBeFocused();
      await page.keyboard.type('phoenix');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    'helper-calendar': () => openMenu(page, 'Marcus Reed'),
  });
});

test('the menus and a list that is empty, failed or forbidden are accessible', async ({ page }) => {
  const owner = { as: 'Dana Whitfield', scenario: 'empty' } as const;
  await openDemo(page, '/company/activity', owner);
  await expect(page.getByText('No activity yet')).toBeVisible();
  await expectAccessible(page, widths.desktop, widths.narrow);
  await openMenu(page, owner.as);
  await expectAccessible(page, widths.desktop);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: widths.narrow, height: 640 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, widths.phone, widths.narrow);
  for (const [status, text] of [
    [500, 'Try again'],
    [403, 'Ask the company owner for access.'],
  ] as const) {
    await openDemo(page, '/company/activity', { scenario: 'empty', faults: `getNotifications:${status}` });
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page, widths.desktop, widths.narrow);
  }
});

async function openAsOwner(page: Page, path: string): Promise<void> {
  await openDemo(page, path, { as: 'Dana Whitfield' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openMenu(page: Page, name: PersonName): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
}

/** Selects two applications, checks the bar, and compares them. */
async function compareApplications(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.first().check();
  await boxes.nth(1).check();
  await expectAccessible(page, widths.desktop, widths.phone);
  await page.getByRole('button', { name: applicationTexts.compare, exact: true }).click();
  await expect(page.getByRole('dialog', { name: applicationTexts.compareTitle })).toBeVisible();
}

/** Checks each route when it opens and, where it has one, in a second state. */
async function visit(page: Page, names: RouteName[], moments: Partial<Record<RouteName, Moment>>): Promise<void> {
  for (const name of names) {
    await test.step(name, async () => {
      const path = paths[name].replace(':id', paths[name].includes(':id') ? await findSubjectId(page, name) : '');
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await waitUntilSettled(page, { loading: false });
      expect(new URL(page.url()).pathname).toBe(path);
      await expectAccessible(page, ...(variants.has(name) ? [widths.phone] : [widths.desktop, widths.phone]));
      if (name.startsWith('helper-')) await expectLargeTargets(page);
      const moment = moments[name];
      if (!moment) return;
      await moment(page);
      await expectAccessible(page, widths.desktop, widths.phone);
    });
  }
}

/** Everything that a helper can press on a phone is large enough for a finger. */
async function expectLargeTargets(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: widths.phone, height: 844 });
  // The layout of a phone is drawn a moment after the size changes.
  await waitUntilSettled(page, { loading: false });
  expect(await listSmallTargets(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** A typed line with an ambiguous phrase, then the matches and the last step of an offer for a job. */
async function checkNewOffer(page: Page): Promise<void> {
  await page.getByLabel(needTexts.line).fill('2 helpers 12/1 8-10, piano');
  await expect(page.getByText(lineTexts.which('12/1'))).toBeVisible();
  await expectAccessible(page, widths.desktop, widths.phone);
  // Unsaved words would be asked about.
  await page.getByLabel(needTexts.line).fill('');
  await expect(page.getByText(lineTexts.which('12/1'))).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Find people for job/ })
    .first()
    .click();
  await page.getByRole('button', { name: createOfferTexts.showMatches }).click();
  await page.getByText(matchesTexts.details).first().click();
  await page.getByText(/^Not shown/).click();
  await expectAccessible(page, widths.desktop, widths.phone);
  await page.getByRole('button', { name: createOfferTexts.toPublish }).click();
  await expect(page.getByText(publishTexts.audienceTitle)).toBeVisible();
}
