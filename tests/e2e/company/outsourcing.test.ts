import type { BrowserContext, Page } from '@playwright/test';
import { OfferStatus, OrderStatus, PositionCode } from '#generated/model/codes';
import { applyTexts } from '../../../src/features/helper/offers/texts';
import { labels } from '../../../src/features/jobs/orders/parts/labels';
import { applicationTexts } from '../../../src/features/outsource/applications/texts';
import { createOfferTexts, publishTexts, matchesTexts, needTexts } from '../../../src/features/outsource/create/texts';
import { offerLabels } from '../../../src/features/outsource/parts/labels';
import { readSeededPeople } from '../../kit/people/seededPeople';
import { getField } from '../../kit/world';
import { farDay, placeOrder } from '../kit/crewDay';
import { jsonAs, openDemo, type PersonName, spanish } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

/* An offer from publishing to a formed job: the company's page, and helpers who apply in the same world. */

const { helper } = PositionCode;
const marcus = { id: 5, name: 'Marcus Reed' } as const;
const sofia = { id: 6, name: 'Sofia Delgado' } as const;
/** Helpers of the market who have no page here. */
const market = readSeededPeople([72, 73, 71]);

/** Opens a helper's page in another window of the same world. */
async function openHelper(context: BrowserContext, as: PersonName, profile: string, path = '/'): Promise<Page> {
  const page = await openWindow(context);
  await openDemo(page, path, { profile, as });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  return page;
}

const newOffers = '/helper/job/outsource/new';

type Published = { offerId: number; orderId: number };

/** Publishes an offer for a new job of two helpers, as Priya. */
async function publish(office: Page, day: string, terms: object): Promise<Published> {
  const { orderId } = await placeOrder(office, day, [[helper, 2]]);
  const body = {
    order_id: orderId,
    position_needs: [{ position: helper, count: 2, hourly_rate: 2400 }],
    audience: 'selected',
    ...terms,
  };
  const path = '/company-outsource?branch_id=1';
  const { status, data } = await jsonAs(office, 'priya', { method: 'POST', path, body });
  expect(status).toBe(201);
  return { orderId, offerId: Number(getField(data, 'id')) };
}

const apply = (page: Page, profile: string, offerId: number) =>
  jsonAs(page, profile, {
    method: 'POST',
    path: `/helper/outsource-offers/${offerId}/apply`,
    body: { position: helper },
  });

async function openOffice(page: Page, path = '/'): Promise<void> {
  await openDemo(page, path, { profile: 'priya', as: 'Priya Nair' });
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

const openOffer = (page: Page, { offerId }: Published) =>
  openDemo(page, `/company/outsourcing/offer-applications/${offerId}`, { profile: 'priya' });

/** On the page of a new offer: needs two helpers by the typed line, selects Marcus and Sofia, and publishes by a double click. */
async function publishOnPage(office: Page, day: string, message: string): Promise<void> {
  await office.getByLabel(needTexts.line).fill(`2 helpers ${writeDay(day)} 8-10 Tempe, 6 hours, $26`);
  await expect(office.getByLabel(needTexts.city)).toHaveValue('Tempe');
  await office.getByRole('button', { name: createOfferTexts.showMatches }).click();
  await expect(office.getByRole('button', { name: /^Select / }).first()).toBeVisible();
  const more = office.getByRole('button', { name: matchesTexts.more });
  if (await more.isVisible()) await more.click();
  for (const { name } of [marcus, sofia]) {
    await office.getByRole('button', { name: matchesTexts.selectName(name) }).click();
  }
  await office.getByRole('button', { name: createOfferTexts.toPublish }).click();
  await office.getByLabel(publishTexts.message).fill(message);
  await office.getByRole('button', { name: createOfferTexts.publish }).dblclick();
  await expect(office).toHaveURL(/\/company\/outsourcing\/offer-applications\/\d+$/);
}

/** "January 31, 2027" */
const writeDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Counts the published offers of Phoenix. */
async function countOffers(office: Page): Promise<number> {
  const { data } = await jsonAs(office, 'priya', { method: 'GET', path: '/company-outsource?branch_id=1' });
  return Number(getField(data, 'total'));
}

/** A helper applies on their page for the offer with a message. */
async function applyOnPage(helperPage: Page, message: string, texts: typeof applyTexts): Promise<void> {
  const card = helperPage.getByRole('listitem').filter({ has: helperPage.getByText(message) });
  await card.getByRole('button', { name: new RegExp(`^${texts.apply}`) }).click();
  const dialog = helperPage.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.apply, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('published on the page once, applied for and accepted on the pages, the job is formed', async ({
  context,
  page,
}) => {
  await openOffice(page, '/company/outsourcing');
  const marcusPage = await openHelper(context, marcus.name, 'marcus', newOffers);
  const sofiaPage = await openHelper(context, sofia.name, 'sofia', newOffers);
  const before = await countOffers(page);
  await publishOnPage(page, farDay(70), 'Gloves, please');
  await expect(page.getByText(applicationTexts.emptyTitle.waiting)).toBeVisible();
  expect(await countOffers(page)).toBe(before + 1);

  await applyOnPage(marcusPage, 'Gloves, please', applyTexts);
  await page.getByRole('button', { name: applicationTexts.acceptName(marcus.name) }).dblclick();
  await expect(page.getByText(applicationTexts.accepted(marcus.name)).first()).toBeVisible();
  await expect(page.getByText(applicationTexts.needFilled('2\u00a0helpers', 1, 2))).toBeVisible();

  await applyOnPage(sofiaPage, 'Gloves, please', spanish(applyTexts));
  await page.getByRole('button', { name: applicationTexts.acceptName(sofia.name) }).click();
  await expect(page.getByText(offerLabels.status[OfferStatus.filled], { exact: true })).toBeVisible();

  await page.getByRole('link', { name: /^Job #/ }).click();
  await expect(page.getByText(labels.status[OrderStatus.formed], { exact: true }).first()).toBeVisible();
});

test('five helpers apply at the same time for two places that are filled automatically', async ({ context, page }) => {
  await openOffice(page);
  const marcusPage = await openHelper(context, marcus.name, 'marcus');
  const sofiaPage = await openHelper(context, sofia.name, 'sofia');
  const ids = [marcus.id, sofia.id, ...market.map(({ id }) => id)];
  const offer = await publish(page, farDay(71), { user_ids: ids, auto_accept: 2 });
  await openOffer(page, offer);
  await expect(page.getByText(applicationTexts.autoOn(2, 0))).toBeVisible();

  for (const { id, email } of market) await signInUnseen(page, `helper-${id}`, email);
  const answers = await Promise.all([
    apply(marcusPage, 'marcus', offer.offerId),
    apply(sofiaPage, 'sofia', offer.offerId),
    ...market.map(({ id }) => apply(page, `helper-${id}`, offer.offerId)),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);

  await expect(page.getByText(applicationTexts.autoOn(2, 2))).toBeVisible();
  await page.getByRole('tab', { name: applicationTexts.tab.accepted }).click();
  await expect(page.getByRole('region', { name: applicationTexts.pageOfList.list }).getByRole('article')).toHaveCount(
    2,
  );
});

/** Signs a person in without a page: their token is stored under their own profile. */
async function signInUnseen(page: Page, profile: string, email: string): Promise<void> {
  const body = { email, password: 'Moving-2026' };
  const { data } = await jsonAs(page, profile, { method: 'POST', path: '/auth/login', body });
  const token = String(getField(data, 'access_token'));
  await page.evaluate(([name, value]) => localStorage.setItem(`profile:${name}:token`, value), [
    profile,
    token,
  ] as const);
}
