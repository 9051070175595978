import type { Page } from '@playwright/test';
import { PositionCode } from '#generated/model/codes';
import { savedTexts } from '../../../src/features/jobs/detail/texts';
import { stopTexts } from '../../../src/features/jobs/form/stops/texts';
import { customerTexts, formTexts, sectionTexts, suggestionTexts } from '../../../src/features/jobs/form/texts';
import { listTexts } from '../../../src/features/jobs/list/texts';
import { labels } from '../../../src/features/jobs/orders/parts/labels';
import { expectAccessible } from '../kit/axe';
import { jsonAs, openDemo, pathIs } from '../kit/demo';
import { expect, test } from '../kit/stage';

const priya = { profile: 'priya', as: 'Priya Nair' } as const;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
const toDay = (date: Date) => date.toISOString().slice(0, 10);
const toTyped = (date: Date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`;

const order = {
  customer_name: 'Imogen',
  customer_last_name: 'Farraday',
  customer_primary_phone: '6025550199',
  customer_email: 'imogen.f@example.com',
  help_type: 3,
  job_type: 'residential',
  move_size: '2br_large',
  arrival_window: '08:00 - 10:00',
  estimated_hours: 6.5,
  date: toDay(inDays(60)),
  pick_up_addresses: [
    { address_line: '410 W Copperleaf Ave', city: 'Tempe', state: 'AZ', zip: '85281', place_type: 'house' },
  ],
  destination_addresses: [
    {
      address_line: '77 S Juniper Ln',
      unit: 'Apt 9',
      city: 'Gilbert',
      state: 'AZ',
      zip: '85234',
      place_type: 'apartment',
      access_notes: 'Gate 4471',
    },
  ],
  crew_requirements: [{ position: PositionCode.helper, count: 2 }],
  offered_rates: { [PositionCode.helper]: 2400 },
};

async function createOrder(page: Page): Promise<number> {
  await openDemo(page, '/company/job/not-formed', priya);
  // Signed in: the calls have a token.
  await expect(page.getByRole('link', { name: listTexts.add }).first()).toBeVisible();
  const call = { method: 'POST', path: '/company-branches/1/orders', body: order } as const;
  const { status, data } = await jsonAs(page, 'priya', call);
  expect(status).toBe(201);
  return Number(Reflect.get(Object(data), 'order_id'));
}

const side = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a returning customer is found by name and brings phones, email and the address they live at', async ({
  page,
}) => {
  await createOrder(page);
  await openDemo(page, '/company/job/create', priya);
  const first = page.getByLabel(formTexts.firstName);
  await first.focus();
  await page.keyboard.type('farr');
  await expect(page.getByRole('listbox', { name: customerTexts.suggestions })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(first).toHaveValue('Imogen');
  await expect(page.getByLabel(formTexts.lastName)).toHaveValue('Farraday');
  await expect(page.getByLabel(formTexts.email)).toHaveValue('imogen.f@example.com');

  const pickUp = side(page, formTexts.sections.pickUp.title);
  await pickUp.getByRole('button', { name: customerTexts.useAddress('77 S Juniper Ln, Apt 9, Gilbert') }).click();
  await expect(pickUp.getByLabel(stopTexts.unit)).toHaveValue('Apt 9');
  const destination = side(page, formTexts.sections.destination.title);
  await destination.getByRole('combobox', { name: stopTexts.address }).fill('12 E Saguaro Ln');
  await destination.getByLabel(stopTexts.zip).fill('89101');
  await expect(destination.getByLabel(stopTexts.city)).toHaveValue('Las Vegas');
  await expect(destination.getByLabel(stopTexts.state).locator('option:checked')).toHaveText('Nevada');

  await page.getByLabel(formTexts.moveSize).selectOption({ label: labels.moveSize['2br_large'] });
  await page.getByRole('combobox', { name: formTexts.date }).pressSequentially(toTyped(inDays(61)));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: suggestionTexts.use }).click();
  await page.getByRole('button', { name: formTexts.save }).click();
  await expect(page).toHaveURL(pathIs('/company/job/not-formed'));
  await page.getByRole('button', { name: sectionTexts.addCrew }).click();
  await page.getByRole('main').getByRole('link', { name: /^#\d+/ }).click();
  await expect(page.getByText('77 S Juniper Ln').first()).toBeVisible();
});

test('a date and a window are typed over the old ones, and the job shows what changed', async ({ page }) => {
  const id = await createOrder(page);
  await openDemo(page, `/company/job/edit/${id}`, priya);
  const date = page.getByRole('combobox', { name: formTexts.date });
  await date.click();
  await page.keyboard.type(toTyped(inDays(62)));
  const window = page.getByLabel(formTexts.window);
  await window.click();
  await page.keyboard.type('1-3pm');
  await page.keyboard.press('Tab');
  await expect(window).toHaveValue('13:00 - 15:00');
  await page.getByRole('button', { name: formTexts.saveChanges }).click();
  await expect(page).toHaveURL(pathIs(`/company/job/details/${id}`));
  const title = page.getByText(savedTexts.changed([formTexts.date, formTexts.window]));
  await expect(title).toBeVisible();
  await expect(page.locator('ins', { hasText: '1:00–3:00 PM' })).toBeVisible();
  await expectAccessible(page);

  // The changes belong to this visit.
  await openDemo(page, `/company/job/details/${id}`, priya);
  await expect(page.getByText('Imogen Farraday').first()).toBeVisible();
  await expect(title).toBeHidden();
});
