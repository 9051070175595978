import type { Browser, Page } from '@playwright/test';
import { getField } from '../../tests/kit/world';
import { callApi, toAddress } from '../demo';

/** A desktop page of the demo, signed in as the owner of Copper Mesa. */
export async function openSignedIn(
  browser: Browser,
  host: string,
  options: Record<string, string> = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(toAddress(host, '/company/activity', { as: 'dana@coppermesa.example', ...options }));
  await page.getByRole('heading', { level: 1, name: 'Activity' }).waitFor();
  return page;
}

/** Creates jobs in the first branch; returns their ids. */
export async function createOrders(page: Page, bodies: readonly object[]): Promise<number[]> {
  const ids: number[] = [];
  for (const body of bodies) {
    const id = getField(await callApi(page, '/company-branches/1/orders', body), 'order_id');
    if (typeof id !== 'number') throw new Error('A job was refused');
    ids.push(id);
  }
  return ids;
}
