import type { Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { texts as fieldTexts } from '#platform/forms/texts';
import { formTexts } from '../../../src/features/jobs/form/texts';
import { fileTexts } from '../../../src/features/jobs/orders/texts';
import { expectAccessible } from '../kit/axe';
import { farDay, placeOrder } from '../kit/crewDay';
import { control, openAs, openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

/** Opens the form of a job in sixty days as Priya; returns its id. */
async function atForm(page: Page): Promise<number> {
  await openAs(page, 'Priya Nair', { profile: 'priya' });
  await expect(page).toHaveURL(pathIs('/company/activity'));
  const { orderId } = await placeOrder(page, farDay(), [[PositionCode.helper, 2]]);
  await openDemo(page, `/company/job/edit/${orderId}`, { profile: 'priya' });
  return orderId;
}

test('files are sent as they are chosen; one that is not outlives a reload and is saved with its job', async ({
  page,
  trouble,
}) => {
  trouble.expect(/order-files|network/i);
  const id = await atForm(page);
  const files = page.getByRole('region', { name: formTexts.sections.files.title });
  const choose = (name: string) => files.locator('input[type="file"]').setInputFiles([pdf(name)]);
  const row = (name: string) => files.getByRole('listitem').filter({ hasText: name });
  const open = () => files.getByRole('heading').first().click();
  await open();
  await choose('permit.pdf');
  await expect(row('permit.pdf')).toContainText(fileTexts.done);
  await control(page, 'setFaults', { faults: [{ operation: 'uploadOrderFile', kind: 'network' }] });
  await choose('plan.pdf');
  await expect(row('plan.pdf')).toContainText(fileTexts.notSent);
  await page.getByRole('button', { name: formTexts.saveChanges }).click();
  await expect(page.getByRole('link', { name: `Files, plan.pdf: ${fileTexts.notSent}` })).toBeVisible();
  await expect(files.getByRole('button', { name: fileTexts.uploadAgain('plan.pdf') })).toBeFocused();
  await expectAccessible(page);

  await control(page, 'setFaults', { faults: [] });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: fieldTexts.restoreDraft }).click();
  // The section that was opened stays open.
  for (const name of ['permit.pdf', 'plan.pdf']) await expect(row(name)).toContainText(fileTexts.done);
  await page.getByRole('button', { name: formTexts.saveChanges }).click();
  await expect(page).toHaveURL(pathIs(`/company/job/details/${id}`));

  await openDemo(page, `/company/job/details/${id}`, { profile: 'priya' });
  for (const name of ['permit.pdf', 'plan.pdf']) await expect(page.getByRole('link', { name })).toBeVisible();
});
