import type { Page } from '@playwright/test';
import { texts as formWords } from '../../src/platform/forms/texts';
import { formTexts } from '../../src/features/branch/form/texts';
import { limitTexts } from '../../src/features/billing/limit/texts';
import { cancelTexts } from '../../src/features/billing/page/cancelTexts';
import { pageTexts as texts } from '../../src/features/billing/page/texts';
import { paymentTexts } from '../../src/features/billing/payment/texts';
import { planDialogTexts, plansTexts } from '../../src/features/billing/plans/texts';
import { expectAccessible } from './axe';
import { openDemo } from './demo';
import { expect, test } from './stage';

const subscription = '/company/settings/subscription';

test('a limit that is met leads to the plans and back to the form, where the draft waits', async ({ page }) => {
  test.slow();
  await openDemo(page, '/login', { scenario: 'empty' });
  await page.getByLabel('Email').fill('victor@twosaguaros.example');
  await page.getByLabel('Password', { exact: false }).first().fill('Moving-2026');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Branch' }).click();
  await page.getByRole('button', { name: 'Add branch' }).click();
  const form = page.getByRole('form', { name: formTexts.newName });
  await fillBranch(page);
  await form.getByRole('button', { name: formTexts.create }).click();

  const notice = page.getByRole('alert').filter({ hasText: 'Your plan includes 1 branch. Upgrade to add more.' });
  await notice.getByRole('link', { name: limitTexts.seePlans }).click();
  await expect(page.getByText(texts.met.title('branches'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: plansTexts.choose.up('Growth') }).click();
  const asked = page.getByRole('alertdialog', { name: planDialogTexts.title('Growth') });
  await expect(asked.getByText(planDialogTexts.now('Growth'))).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('region', { name: texts.plan.title }).getByText('Growth')).toBeVisible();

  await page.getByRole('link', { name: texts.met.back }).click();
  await form.getByRole('button', { name: formWords.restoreDraft }).click();
  await expect(form.getByRole('textbox', { name: formTexts.name })).toHaveValue('Flagstaff');
  await form.getByRole('button', { name: formTexts.create }).click();
  await expect(page.getByRole('article', { name: 'Flagstaff' })).toBeVisible();
});

test('a card that is declined changes nothing; one that pays opens everything again', async ({ page }) => {
  await openSubscription(page, 'pastDue');
  await expect(page.getByText(texts.notices.pastDue)).toBeVisible();
  await page.getByRole('button', { name: texts.notices.pay }).click();
  const dialog = page.getByRole('dialog', { name: paymentTexts.dialogPay('$299.00') });
  await dialog.getByLabel(paymentTexts.name).fill('Dana Whitfield');
  await dialog.getByLabel(paymentTexts.number).pressSequentially('4000000000000002');
  await dialog.getByLabel(paymentTexts.exp).pressSequentially('0829');
  await dialog.getByLabel(paymentTexts.cvc).pressSequentially('123');
  await dialog.getByRole('button', { name: paymentTexts.pay }).click();
  await expect(dialog.getByText(/^Your card was declined/)).toBeVisible();
  await expect(dialog.getByLabel(paymentTexts.number)).toHaveValue('4000 0000 0000 0002');
  await expectAccessible(page);
  await dialog.getByLabel(paymentTexts.number).fill('');
  await dialog.getByLabel(paymentTexts.number).pressSequentially('4242424242424242');
  await dialog.getByRole('button', { name: paymentTexts.pay }).click();
  await expect(page.getByRole('region', { name: paymentTexts.title }).getByText('Visa ending in 4242')).toBeVisible();
  await expect(page.getByText(texts.notices.pastDue)).toHaveCount(0);
});

test('on a phone the subscription is ended, and kept after all', async ({ page }) => {
  await openSubscription(page, 'empty');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: texts.plan.cancel }).click();
  const asked = page.getByRole('alertdialog', { name: cancelTexts.title('Fleet') });
  await asked.getByText('There is less work').click();
  await expectAccessible(page);
  await asked.getByRole('button', { name: cancelTexts.action }).click();
  const own = page.getByRole('region', { name: texts.plan.title });
  await expect(own.getByText(/^Ends on/)).toBeVisible();
  await own.getByRole('button', { name: texts.plan.resume }).click();
  await expect(own.getByText(/^Renews on/)).toBeVisible();
});

async function openSubscription(page: Page, scenario: string): Promise<void> {
  await openDemo(page, subscription, { scenario, as: 'Dana Whitfield' });
  await expect(page.getByRole('region', { name: texts.plan.title })).toBeVisible();
}

async function fillBranch(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: formTexts.newName });
  await form.getByRole('textbox', { name: formTexts.name }).fill('Flagstaff');
  await form.getByRole('textbox', { name: formTexts.phone }).fill('9285550110');
  await form.getByRole('textbox', { name: formTexts.address }).fill('14 E Route 66');
  await form.getByRole('textbox', { name: formTexts.city }).fill('Flagstaff');
  await form.getByRole('textbox', { name: formTexts.zip }).fill('86001');
  await form.getByRole('combobox', { name: formTexts.state }).selectOption({ label: 'Arizona' });
  await form.getByRole('checkbox', { name: /^Flagstaff/ }).check();
}
