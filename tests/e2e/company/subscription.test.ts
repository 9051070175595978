import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { limitTexts } from '../../../src/features/billing/limit/texts';
import { planDialogTexts, plansTexts } from '../../../src/features/billing/plans/texts';
import { invoicesTexts, pageTexts as texts } from '../../../src/features/billing/texts';
import { formTexts } from '../../../src/features/branch/texts';
import { readPdfText } from '../../kit/pdfText';
import { expectAccessible } from '../kit/axe';
import { openDemo } from '../kit/demo';
import { expect, test } from '../kit/stage';

test('a reached limit is shown at the add button, leads to the plans, and is gone after the upgrade', async ({
  page,
}) => {
  await openDemo(page, '/login', { scenario: 'empty' });
  await page.getByLabel('Email').fill('victor@twosaguaros.example');
  await page.getByLabel('Password', { exact: false }).first().fill('Moving-2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Branch' }).click();
  await expect(page.getByText(limitTexts.used.branches(1, 1))).toBeVisible();
  await page.getByRole('link', { name: limitTexts.upgrade }).click();
  await expect(page.getByText(texts.met.title('branches'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: plansTexts.choose.up('Growth') }).click();
  const asked = page.getByRole('alertdialog', { name: planDialogTexts.title('Growth') });
  await expect(asked.getByText(planDialogTexts.now('Growth'))).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('region', { name: texts.plan.title }).getByText('Growth')).toBeVisible();

  await page.getByRole('link', { name: texts.met.back }).click();
  await page.getByRole('button', { name: 'Add branch' }).click();
  const form = page.getByRole('form', { name: formTexts.newName });
  await fillBranch(page);
  await form.getByRole('button', { name: formTexts.create }).click();
  await expect(page.getByRole('article', { name: 'Flagstaff' })).toBeVisible();
});

test('an invoice is a PDF file with its own font', async ({ page }) => {
  await openDemo(page, '/company/settings/subscription', { scenario: 'empty', as: 'Dana Whitfield' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: invoicesTexts.downloadName('2026-00006') }).click();
  const file = readFileSync(await (await download).path());
  expect(readPdfText(file)).toContain('1200 E Washington St');
});

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
