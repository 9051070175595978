import type { BrowserContext, Locator, Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { languageNames } from '#platform/language/current';
import { loginTexts } from '../../../src/features/auth/login/texts';
import { jobDetailTexts } from '../../../src/features/helper/jobs/detail/texts';
import { jobLabels } from '../../../src/features/helper/jobs/labels';
import { answerTexts, jobListTexts } from '../../../src/features/helper/jobs/texts';
import { editTexts } from '../../../src/features/jobs/crew/texts';
import { labels as orderLabels } from '../../../src/features/jobs/orders/parts/labels';
import { farDay, inviteTo, type PlacedOrder, placeOrder } from '../kit/crewDay';
import { activityRows, openAs, openDemo, type PersonName, pathIs, spanish } from '../kit/demo';
import { openWindow } from '../kit/openWindow';
import { expect, test } from '../kit/stage';

/* The helper's answers on a phone, and what the company's tab shows of them. */

const phone = { width: 390, height: 844 };
const { helper, foremanDriver } = PositionCode;
const spanishAnswers = spanish(answerTexts);
const spanishDetails = spanish(jobDetailTexts);
const spanishLists = spanish(jobListTexts);
const spanishLogin = spanish(loginTexts);

/** Opens a helper's new invitations on a phone in another window of the same world. */
async function openPhone(context: BrowserContext, as: PersonName, faults?: string): Promise<Page> {
  const page = await openWindow(context);
  await page.setViewportSize(phone);
  const profile = as.split(' ')[0]?.toLowerCase() ?? '';
  await openDemo(page, '/helper/job/company/new', { profile, as, ...(faults !== undefined && { faults }) });
  await expect(page.getByRole('list').last()).toBeVisible();
  return page;
}

async function openOffice(page: Page): Promise<void> {
  await openAs(page, 'Priya Nair', { profile: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  await expect(activityRows(page).first()).toBeVisible();
}

/** Opens the crew of an order in the office. */
async function openCrew(office: Page, { orderId }: PlacedOrder): Promise<void> {
  await openDemo(office, `/company/job/team-edit/${orderId}`, { profile: 'priya' });
  await expect(office.getByRole('listitem', { name: 'Marcus Reed' })).toContainText(editTexts.status[1]);
}

const card = (page: Page, { number }: PlacedOrder): Locator =>
  page.getByRole('listitem', { name: jobListTexts.jobStart(number), exact: true });

const member = (office: Page, name: PersonName): Locator => office.getByRole('listitem', { name });

const tab = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: jobListTexts.tabs.company }).getByRole('link', { name: label });

test('an invitation arrives live, is accepted in one tap, and the office sees it', async ({ context, page }) => {
  const marcus = await openPhone(context, 'Marcus Reed');
  await openOffice(page);
  const order = await placeOrder(page, farDay(60), [[helper, 2]]);
  await inviteTo(page, order.orderId, helper, ['Marcus']);
  await expect(card(marcus, order)).toBeVisible();
  await expect(marcus.getByText(/^New job: /).first()).toBeVisible();
  await openCrew(page, order);
  const accept = marcus.getByRole('button', { name: answerTexts.acceptName(jobListTexts.job(order.number)) });
  await accept.scrollIntoViewIfNeeded();
  const place = await accept.boundingBox();
  await accept.click();
  await expect(marcus.getByText(answerTexts.accepted(jobListTexts.jobStart(order.number))).first()).toBeVisible();
  // It keeps its place, so that no other card moves under the finger.
  await expect(card(marcus, order)).toContainText(jobListTexts.cardAccepted);
  await marcus.mouse.click((place?.x ?? 0) + (place?.width ?? 0) / 2, (place?.y ?? 0) + (place?.height ?? 0) / 2);
  await expect(marcus).toHaveURL(pathIs('/helper/job/company/new'));
  await expect(member(page, 'Marcus Reed')).toContainText(editTexts.status[2]);
  await tab(marcus, jobListTexts.tab.accepted).click();
  await expect(card(marcus, order)).toBeVisible();
});

test('a declined job is accepted after all, and withdrawn from with its consequences', async ({ context, page }) => {
  const marcus = await openPhone(context, 'Marcus Reed');
  await openOffice(page);
  const order = await placeOrder(page, farDay(61), [[helper, 2]]);
  const job = jobListTexts.job(order.number);
  await inviteTo(page, order.orderId, helper, ['Marcus']);
  await openCrew(page, order);

  await marcus.getByRole('button', { name: answerTexts.declineName(job) }).click();
  const question = marcus.getByRole('dialog', { name: answerTexts.declineTitle });
  await question.getByLabel(jobLabels.rejectReason.too_far).check();
  await question.getByRole('button', { name: answerTexts.decline, exact: true }).click();
  await expect(card(marcus, order)).toHaveCount(0);
  await expect(member(page, 'Marcus Reed')).toContainText(editTexts.status[3]);
  await tab(marcus, jobListTexts.tab.waiting).click();
  await expect(card(marcus, order)).toContainText(jobListTexts.declinedBecause(jobLabels.rejectReason.too_far));

  await marcus.getByRole('button', { name: answerTexts.acceptAfterAllName(job) }).click();
  await expect(member(page, 'Marcus Reed')).toContainText(editTexts.status[2]);

  await card(marcus, order)
    .getByRole('link', { name: jobListTexts.details(order.number) })
    .click();
  await marcus.getByRole('button', { name: answerTexts.withdraw, exact: true }).click();
  const warning = marcus.getByRole('dialog', { name: answerTexts.withdrawTitle });
  await expect(warning).toContainText(answerTexts.withdrawNote);
  await expect(warning).toContainText(answerTexts.inTime);
  await warning.getByLabel(jobLabels.withdrawReason.family).check();
  await warning.getByRole('button', { name: answerTexts.withdraw, exact: true }).click();
  await expect(marcus).toHaveURL(pathIs('/helper/job/company/new'));
  await expect(member(page, 'Marcus Reed')).toContainText(orderLabels.ending.withdrew);
  await tab(marcus, jobListTexts.tab.cancelled).click();
  await expect(card(marcus, order)).toContainText(jobListTexts.withdrewBecause(jobLabels.withdrawReason.family));
});

test('one of two helpers who accept the last position in the same second reads why not', async ({
  context,
  page,
  trouble,
}) => {
  trouble.expect(/answer: 409/);
  const marcus = await openPhone(context, 'Marcus Reed');
  // His answer is on its way while the other one counts.
  const tyrell = await openPhone(context, 'Tyrell Banks', 'acceptInvitation:slow=4000');
  await openOffice(page);
  const order = await placeOrder(page, farDay(62), [[helper, 1]]);
  await inviteTo(page, order.orderId, helper, ['Marcus', 'Tyrell']);
  const phones = [marcus, tyrell];
  for (const each of phones) await expect(card(each, order)).toBeVisible();
  const name = answerTexts.acceptName(jobListTexts.job(order.number));
  // The cards are at rest, so that the taps follow each other immediately.
  for (const each of phones) await each.getByRole('button', { name }).click({ trial: true });
  await tyrell.getByRole('button', { name }).click();
  await marcus.getByRole('button', { name }).click();
  const refused = (each: Page) => each.getByRole('dialog').getByText(answerTexts.filled);
  const accepted = (each: Page) => each.getByText(answerTexts.accepted(jobListTexts.jobStart(order.number))).first();
  await Promise.all(phones.map((each) => expect(refused(each).or(accepted(each))).toBeVisible()));
  const refusals = await Promise.all(phones.map((each) => refused(each).count()));
  expect(refusals.filter((count) => count > 0)).toHaveLength(1);
});

test('a whole journey in Spanish: login, a live invitation, details, accept', async ({ context, page }) => {
  const sofia = await openWindow(context);
  await sofia.setViewportSize(phone);
  await openDemo(sofia, '/login', { profile: 'sofia' });
  await sofia.getByRole('button', { name: languageNames.es }).click();
  await expect(sofia.getByRole('heading', { name: spanishLogin.title })).toBeVisible();
  await sofia.getByLabel(spanishLogin.email).fill('sofia@helpers.example');
  await sofia.getByRole('textbox', { name: spanishLogin.password }).fill('Moving-2026');
  await sofia.getByRole('button', { name: spanishLogin.submit, exact: true }).click();
  await expect(sofia).toHaveURL(pathIs('/helper/job'));
  await expect(sofia.locator('html')).toHaveAttribute('lang', 'es');

  await openDemo(sofia, '/helper/job/company/new', { profile: 'sofia' });
  await expect(sofia.getByRole('list').last()).toBeVisible();

  await openOffice(page);
  const order = await placeOrder(page, farDay(63), [[foremanDriver, 1]]);
  await inviteTo(page, order.orderId, foremanDriver, ['Sofia']);
  await expect(sofia.getByText(/^Trabajo nuevo: .+, 8–10 a\. m\., Tempe, \$\d+\/h$/).first()).toBeVisible();
  await sofia.getByRole('link', { name: spanishLists.details(order.number) }).click();
  await expect(sofia.getByRole('heading', { level: 2, name: spanishDetails.pay })).toBeVisible();
  await expect(sofia.getByText(spanishDetails.cityOnly)).toBeVisible();
  await sofia.getByRole('button', { name: spanishAnswers.acceptName(spanishLists.job(order.number)) }).click();
  await expect(sofia.getByText(spanishAnswers.accepted(spanishLists.jobStart(order.number))).first()).toBeVisible();
  await expect(sofia.getByRole('link', { name: spanishDetails.directions })).toBeVisible();
  await expect(sofia.getByText('410 W Copperleaf Ave').first()).toBeVisible();
});
