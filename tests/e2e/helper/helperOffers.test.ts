import type { BrowserContext, Locator, Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { shellTexts } from '../../../src/app/shell/texts';
import { jobDetailTexts } from '../../../src/features/helper/jobs/detail/texts';
import { jobListTexts } from '../../../src/features/helper/jobs/texts';
import { applyTexts, offerDetailTexts, offerListTexts } from '../../../src/features/helper/offers/texts';
import { getField, toList } from '../../kit/world';
import { expectAccessible } from '../kit/axe';
import { farDay, placeOrder } from '../kit/crewDay';
import { activityRows, jsonAs, openAs, openDemo, type PersonName, pathIs, spanish } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

const spanishApply = spanish(applyTexts);
const spanishDetails = spanish(offerDetailTexts);
const spanishLists = spanish(offerListTexts);
const spanishJob = spanish(jobDetailTexts);
const spanishTabs = spanish(jobListTexts);

/* The helper's offers on a phone, and what the office does in another window of the same world. */

const phone = { width: 390, height: 844 };
const { helper, foremanDriver } = PositionCode;

async function openPhone(context: BrowserContext, as: PersonName, path: string): Promise<Page> {
  const page = await openWindow(context);
  await page.setViewportSize(phone);
  await openDemo(page, path, { profile: as.split(' ')[0]?.toLowerCase() ?? '', as });
  await expect(page.getByRole('navigation').first()).toBeVisible();
  return page;
}

async function openOffice(page: Page): Promise<void> {
  await openAs(page, 'Priya Nair', { profile: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await expect(activityRows(page).first()).toBeVisible();
}

type Published = { offerId: number; message: string };

/** Publishes an offer for one person, known by its message. */
async function publishFor(
  office: Page,
  date: string,
  userId: number,
  position: PositionCode,
  message: string,
): Promise<Published> {
  const { orderId } = await placeOrder(office, date, [[position, 2]]);
  const body = {
    order_id: orderId,
    position_needs: [{ position, count: 2, hourly_rate: position === helper ? 2400 : 3200 }],
    audience: 'selected',
    user_ids: [userId],
    message,
  };
  const path = '/company-outsource?branch_id=1';
  const { status, data } = await jsonAs(office, 'priya', { method: 'POST', path, body });
  expect(status).toBe(201);
  return { offerId: Number(getField(data, 'id')), message };
}

/** The office accepts the only application for an offer. */
async function acceptOnly(office: Page, { offerId }: Published): Promise<void> {
  const listed = await jsonAs(office, 'priya', { method: 'GET', path: `/company-outsource/${offerId}/applications` });
  const id = Number(getField(toList(getField(listed.data, 'data'))[0], 'id'));
  const path = `/company-outsource/offer-application/${id}/accept`;
  const { status } = await jsonAs(office, 'priya', { method: 'POST', path, body: {} });
  expect(status).toBe(200);
}

const card = (page: Page, { message }: Published): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(message) });

const opener = (page: Page, { offerId }: Published): Locator =>
  page.locator(`main a[href$="/helper/job/outsource/details/${offerId}"]`);

test('an offer arrives live, is applied for, and becomes a job when the office accepts', async ({ context, page }) => {
  const marcus = await openPhone(context, 'Marcus Reed', '/helper/job/outsource/new');
  await openOffice(page);
  const offer = await publishFor(page, farDay(80), 5, helper, 'Gloves, please');
  await expect(card(marcus, offer)).toBeVisible();
  await expect(marcus.getByText(/^New offer: /).first()).toBeVisible();
  await expectAccessible(marcus);

  await card(marcus, offer)
    .getByRole('button', { name: new RegExp(`^${applyTexts.apply}`) })
    .click();
  const dialog = marcus.getByRole('dialog');
  await dialog.getByLabel(applyTexts.rate).fill('26');
  await dialog.getByLabel(applyTexts.note).fill('I have a dolly');
  await expectAccessible(marcus);
  await dialog.getByRole('button', { name: applyTexts.apply, exact: true }).click();
  await expect(card(marcus, offer).getByText(offerListTexts.applied)).toBeVisible();

  await acceptOnly(page, offer);
  await expect(card(marcus, offer)).toHaveCount(0);
  await expect(marcus.getByText(/^You were accepted for /).first()).toBeVisible();
  const lists = marcus.getByRole('navigation', { name: jobListTexts.tabs.outsource });
  await lists.getByRole('link', { name: jobListTexts.tab.accepted }).click();
  await opener(marcus, offer).click();
  await expect(marcus.getByText(offerDetailTexts.acceptedNote)).toBeVisible();
  await expect(marcus.getByRole('link', { name: jobDetailTexts.directions })).toBeVisible();
  await expectAccessible(marcus);
  await marcus.getByRole('link', { name: /^Open job #/ }).click();
  await expect(marcus).toHaveURL(/\/helper\/job\/company\/details\/\d+$/);
});

test('the activity of an acceptance opens the offer', async ({ context, page }) => {
  const marcus = await openPhone(context, 'Marcus Reed', '/helper/job/outsource/new');
  await openOffice(page);
  const offer = await publishFor(page, farDay(81), 5, helper, 'Bring a belt');
  await card(marcus, offer)
    .getByRole('button', { name: new RegExp(`^${applyTexts.apply}`) })
    .click();
  await marcus.getByRole('dialog').getByRole('button', { name: applyTexts.apply, exact: true }).click();
  await expect(card(marcus, offer).getByText(offerListTexts.applied)).toBeVisible();
  await acceptOnly(page, offer);
  await marcus.getByRole('banner').getByRole('button', { name: shellTexts.activity, exact: true }).click();
  const activity = marcus
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: /You were accepted for / });
  await activity.first().getByRole('button').click();
  await expect(marcus).toHaveURL(pathIs(`/helper/job/outsource/details/${offer.offerId}`));
  await expect(marcus.getByText(offerDetailTexts.acceptedNote)).toBeVisible();
});

test('an offer in Spanish: list, details, pass, apply after all, accepted', async ({ context, page }) => {
  const sofia = await openPhone(context, 'Sofia Delgado', '/helper/job/outsource/new');
  await openOffice(page);
  await expect(sofia.locator('html')).toHaveAttribute('lang', 'es');
  const offer = await publishFor(page, farDay(82), 6, foremanDriver, 'Traer guantes');

  await card(sofia, offer)
    .getByRole('button', { name: new RegExp(`^${spanishApply.pass}`) })
    .click();
  const question = sofia.getByRole('dialog', { name: spanishApply.passTitle });
  await question.getByRole('radio').first().check();
  await question.getByRole('button', { name: spanishApply.pass, exact: true }).click();
  await expect(card(sofia, offer)).toHaveCount(0);
  const lists = sofia.getByRole('navigation', { name: spanishTabs.tabs.outsource });
  await lists.getByRole('link', { name: spanishTabs.tab.waiting }).click();
  await opener(sofia, offer).click();
  await expect(sofia.getByText(spanishDetails.cityOnly)).toBeVisible();
  await expectAccessible(sofia);

  await sofia.getByRole('button', { name: new RegExp(`^${spanishApply.applyAfterAll}`) }).click();
  const dialog = sofia.getByRole('dialog', { name: spanishApply.applyTitle });
  await dialog.getByRole('button', { name: spanishApply.apply, exact: true }).click();
  await expect(sofia.getByText(spanishLists.applied)).toBeVisible();
  await acceptOnly(page, offer);
  await expect(sofia.getByText(spanishDetails.acceptedNote)).toBeVisible();
  await expect(sofia.getByRole('link', { name: spanishJob.directions })).toBeVisible();
});
