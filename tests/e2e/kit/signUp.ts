import type { Page } from '@playwright/test';

/** Fills in a moving company's third step, except the terms. */
export async function fillCompany(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Company name' }).fill('Dry Creek Movers');
  await page.getByRole('textbox', { name: 'City' }).fill('Mesa');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Arizona' });
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('85201');
  await page.getByText('4–10', { exact: true }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Castle');
  await page.getByRole('textbox', { name: 'Phone' }).fill('6025550177');
  await fillPassword(page);
}

export async function fillPassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Password/ }).fill('Moving-2026');
  await page.getByRole('textbox', { name: /^Confirm password/ }).fill('Moving-2026');
}
